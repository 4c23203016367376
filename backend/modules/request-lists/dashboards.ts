import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, can, Permission } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { defineHook } from '../../context/hook';
import { databaseNow, officeToday } from '../../database/clock';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { plusDays } from '../../time/days';
import {
  type ClientTask,
  NEXT_MOVE_COLUMNS,
  OPEN,
  staffScope,
  teamsOf,
  referenceOf,
  scopeSql,
  type RequestDto,
} from '../requests/requests.public';
import type {
  DueRequestDto,
  OpenCountDto,
  StaffDashboardDto,
  UpcomingDto,
} from './dto/dashboard.dto';
import type { StaffListQuery } from './dto/request-list.dto';
import { figuresOf, Reports } from './reports';
import { RequestList } from './request-list';

export const unconfirmedFigures = defineHook<() => number>('unconfirmed figures');

const SHOWN = 6;
const WEEK = 7;

@Injectable()
export class Dashboards {
  constructor(
    private readonly requestList: RequestList,
    private readonly reports: Reports,
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async ofStaff(actor: Actor): Promise<StaffDashboardDto> {
    const open = (filter: StaffListQuery) => this.open(actor, filter);
    const [due, overdue, dueToday, mine, unassigned, week] = await Promise.all([
      open({ due: ['overdue', 'today'], limit: SHOWN }),
      open({ due: ['overdue'], limit: 1 }),
      open({ due: ['today'], limit: 1 }),
      open({ assignee: [actor.userId], limit: SHOWN }),
      open({ assignee: ['none'], limit: 1 }),
      this.week(actor),
    ]);
    return {
      overdue: overdue.counted,
      dueToday: dueToday.counted,
      mine: mine.counted,
      unassigned: unassigned.counted,
      due: due.rows,
      own: mine.rows,
      week,
      unconfirmedFigures: this.mustConfirm(actor) ? unconfirmedFigures() : 0,
    };
  }

  async upcoming(actor: Actor): Promise<UpcomingDto> {
    const [rows, awaited] = await Promise.all([
      read<Row>(this.dataSource, ...upcomingSql(actor)),
      read<AwaitedRow>(this.dataSource, AWAITED, [actor.userId, OPEN]),
    ]);
    return {
      awaited: awaited.map((row) => ({
        request: nameOf(row),
        who: row.nextWho,
        awaits: row.nextAwaits,
        since: row.nextAwaiting,
      })),
      upcoming: rows.map((row) => {
        const dueAt = row.reply_due_at;
        return {
          kind: 'reply',
          request: nameOf(row),
          dueAt,
          isOverdue: dueAt.getTime() < databaseNow().getTime(),
          isFirst: row.replied_at === null,
        };
      }),
    };
  }

  private async open(actor: Actor, filter: StaffListQuery) {
    const query: StaffListQuery = { status: [...OPEN], sort: 'due', ...filter };
    const scope = staffScope(actor);
    const { requests, pagination } = await this.requestList.page(
      scope,
      query,
      SHOWN,
      teamsOf(actor),
    );
    const { totalRequests: count, isCapped } = pagination;
    const counted: OpenCountDto = { count, isCapped };
    return { rows: requests.map(dueRequest), counted };
  }

  private mustConfirm({ role }: Actor): boolean {
    return this.config.production && can(role, Permission.AdministerRequests);
  }

  private async week(actor: Actor) {
    const scope = staffScope(actor);
    const to = officeToday();
    const team = scope.kind === 'team' ? scope.team : undefined;
    const rows = await this.reports.figures({
      from: plusDays(to, 1 - WEEK),
      to,
      by: 'team',
      team,
    });
    return figuresOf(rows.find(({ key }) => key === null));
  }
}

const dueRequest = (request: RequestDto): DueRequestDto => ({
  _id: request._id,
  reference: request.reference,
  projectName: request.projectName,
  client: request.userId,
  status: request.status,
  urgency: request.urgency,
  assignee: request.assignee ?? null,
  dueAt: request.dueAt ?? null,
  isAwaitingClient: Boolean(request.awaitingClientSince),
});

const UPCOMING = 5;

type NameRow = { id: string; number: number; project_name: string };
type Row = NameRow & { reply_due_at: Date; replied_at: Date | null };
type AwaitedRow = NameRow & {
  nextAwaiting: Date;
  nextAwaits: ClientTask[];
  nextWho: string | null;
};

const nameOf = ({ id, number, project_name: projectName }: NameRow) => ({
  _id: id,
  reference: referenceOf(number),
  projectName,
});

/** Their proposals have a list of their own. */
const AWAITED = `
  SELECT r.id, r.number, r.project_name, ${NEXT_MOVE_COLUMNS} FROM project_requests r
  WHERE r.user_id = $1 AND r.awaiting_client_at IS NOT NULL AND r.awaits <> '{decision}' AND r.status = ANY($2)
  ORDER BY r.awaiting_client_at, r.id LIMIT ${UPCOMING}`;

export function upcomingSql(actor: Actor): [text: string, values: unknown[]] {
  const staff = staffScope(actor);
  const scope = staff.kind === 'nothing' ? ({ kind: 'own', userId: actor.userId } as const) : staff;
  const conditions = new Conditions();
  conditions.add(scopeSql(scope, conditions.bind));
  conditions.add(`r.reply_due_at IS NOT NULL`);
  return [
    `SELECT r.id, r.number, r.project_name, r.reply_due_at, r.replied_at
     FROM project_requests r WHERE ${conditions.where}
     ORDER BY r.reply_due_at, r.id LIMIT ${UPCOMING}`,
    conditions.values,
  ];
}
