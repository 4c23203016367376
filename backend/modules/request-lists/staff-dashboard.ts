import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { OPEN, staffScope, teamsOf, type RequestDto } from '../requests/requests.public';
import { RequestList } from './request-list';
import { type StaffListQuery } from './dto/request-list.dto';
import type { DueRequestDto, OpenCountDto, StaffDashboardDto } from './dto/staff-dashboard.dto';
import { daysBefore, today } from './period';
import { figuresOf, Reports } from './reports';

const SHOWN = 6;
const WEEK = 7;

@Injectable()
export class StaffDashboard {
  constructor(
    private readonly requestList: RequestList,
    private readonly reports: Reports,
  ) {}

  async of(actor: Actor): Promise<StaffDashboardDto> {
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
