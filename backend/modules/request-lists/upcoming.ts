import { databaseNow } from '../../database/clock';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import type { UpcomingDto } from './dto/upcoming.dto';
import { referenceOf, scopeSql, staffScope } from '../requests/requests.public';

const SHOWN = 5;

type Row = {
  id: string;
  number: number;
  project_name: string;
  reply_due_at: Date;
  replied_at: Date | null;
};

@Injectable()
export class Upcoming {
  constructor(private readonly dataSource: DataSource) {}

  async of(actor: Actor): Promise<UpcomingDto> {
    const rows = await read<Row>(this.dataSource, ...upcomingSql(actor));
    return {
      upcoming: rows.map((row) => {
        const dueAt = row.reply_due_at;
        const { id, number, project_name: projectName } = row;
        return {
          kind: 'reply',
          request: { _id: id, reference: referenceOf(number), projectName },
          dueAt,
          isOverdue: dueAt.getTime() < databaseNow().getTime(),
          isFirst: row.replied_at === null,
        };
      }),
    };
  }
}

export function upcomingSql(actor: Actor): [text: string, values: unknown[]] {
  const staff = staffScope(actor);
  const scope = staff.kind === 'nothing' ? ({ kind: 'own', userId: actor.userId } as const) : staff;
  const conditions = new Conditions();
  conditions.add(scopeSql(scope, conditions.bind));
  conditions.add(`r.reply_due_at IS NOT NULL`);
  return [
    `SELECT r.id, r.number, r.project_name, r.reply_due_at, r.replied_at
     FROM project_requests r WHERE ${conditions.where}
     ORDER BY r.reply_due_at, r.id LIMIT ${SHOWN}`,
    conditions.values,
  ];
}
