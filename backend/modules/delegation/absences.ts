import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type Actor, can, Permission } from '../../access/access.public';
import { lockRow } from '../../database/locks';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { isActive, personSql } from '../accounts/accounts.public';
import { TODAY } from './acting-for';
import { Absence } from './delegation.entity';
import {
  AbsenceNotFound,
  EndsBeforeItBegins,
  IsOver,
  NotAColleague,
  OwnDeputy,
  TooManyAbsences,
} from './delegation.errors';
import { absenceEntered, absenceRemoved } from './delegation.events';
import type {
  AbsenceChangedDto,
  AbsenceDto,
  AbsencesDto,
  NewAbsenceDto,
} from './dto/delegation.dto';

const MAX_TO_COME = 50;

type Row = Omit<AbsenceDto, 'canRemove'>;

@Injectable()
export class Absences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async list(actor: Actor): Promise<AbsencesDto> {
    const rows = await read<Row>(
      this.dataSource,
      `SELECT a.id AS "_id", ${personSql('u')} AS person, a.first_day::text AS "firstDay",
         a.last_day::text AS "lastDay", ${personSql('d')} AS deputy
       FROM absences a JOIN users u ON u.id = a.user_id LEFT JOIN users d ON d.id = a.deputy_id
       WHERE a.last_day >= ${TODAY} ORDER BY a.first_day, a.id LIMIT 500`,
    );
    const isTheirs = ({ person }: Row) => person._id === actor.userId || mayManage(actor);
    return { absences: rows.map((row) => ({ ...row, canRemove: isTheirs(row) })) };
  }

  enter(actor: Actor, form: NewAbsenceDto): Promise<AbsenceChangedDto> {
    const { firstDay, lastDay, deputyId = null } = form;
    const userId = form.userId ?? actor.userId;
    if (lastDay < firstDay) throw EndsBeforeItBegins();
    if (deputyId === userId) throw OwnDeputy();
    return this.transactions.run(async (tx) => {
      if (userId !== actor.userId && !mayManage(actor)) throw NotAColleague('userId');
      await this.expectColleague(tx, userId, 'userId');
      if (deputyId) await this.expectColleague(tx, deputyId, 'deputyId');
      const [facts] = await tx.query<[{ is_over: boolean; count: number }]>(
        `SELECT $1::date < ${TODAY} AS is_over, (SELECT count(*)::int FROM absences
           WHERE user_id = $2 AND last_day >= ${TODAY}) AS count`,
        [lastDay, userId],
      );
      if (facts.is_over) throw IsOver();
      if (facts.count >= MAX_TO_COME) throw TooManyAbsences();
      await tx.insert(Absence, { id: uuid(), userId, firstDay, lastDay, deputyId });
      const after = { firstDay, lastDay, deputyId };
      await record(tx, absenceEntered({ subject: userId, after }));
      return { message: 'Absence entered.' };
    });
  }

  remove(actor: Actor, id: string): Promise<AbsenceChangedDto> {
    return this.transactions.run(async (tx) => {
      const absence = await lockRow(tx, Absence, {
        id,
        ...(!mayManage(actor) && { userId: actor.userId }),
      });
      if (!absence) throw AbsenceNotFound();
      const { userId: subject, firstDay, lastDay, deputyId } = absence;
      await tx.delete(Absence, { id });
      const before = { firstDay, lastDay, deputyId };
      await record(tx, absenceRemoved({ subject, before }));
      return { message: 'Absence removed.' };
    });
  }

  private async expectColleague(tx: EntityManager, id: string, field: string): Promise<void> {
    const [found] = await tx.query<unknown[]>(
      `SELECT 1 FROM users u WHERE u.id = $1 AND u.role <> 'client' AND ${isActive('u')} FOR SHARE`,
      [id],
    );
    if (!found) throw NotAColleague(field);
  }
}

const mayManage = ({ role }: Actor) => can(role, Permission.ManagePeople);
