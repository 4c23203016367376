import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import {
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
import { daysBefore, today } from './period';
import { figuresOf, Reports } from './reports';
import { RequestList } from './request-list';

const SHOWN = 6;
const WEEK = 7;

@Injectable()
export class Dashboards {
  constructor(
    private readonly requestList: RequestList,
    private readonly reports: Reports,
    private readonly dataSource: DataSource,
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
    };
  }

  /** Replies that are due next, to a client or by a member of staff. */
  async upcoming(actor: Actor): Promise<UpcomingDto> {
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

  private async week(actor: Actor) {
    const scope = staffScope(actor);
    const to = today();
    const team = scope.kind === 'team' ? scope.team : undefined;
    const rows = await this.reports.figures({
      from: daysBefore(to, WEEK - 1),
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

type Row = {
  id: string;
  number: number;
  project_name: string;
  reply_due_at: Date;
  replied_at: Date | null;
};

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
