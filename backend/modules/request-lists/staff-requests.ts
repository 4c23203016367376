import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import type {
  AdminRequestsDto,
  ManagerRequestsDto,
  StaffListQuery,
  SupportRequestsDto,
} from './dto/request-list.dto';
import { RequestList } from './request-list';
import { teamsOf, type Scope } from '../requests/requests.public';
import type { Conditions } from '../../lists/conditions';
import { filterOf, type StatusCount } from './request-counts';
import { RequestStats } from './request-stats';

const PAGE = 10;

@Injectable()
export class StaffRequests {
  constructor(
    private readonly requestList: RequestList,
    private readonly stats: RequestStats,
  ) {}

  forAdmin(actor: Actor, query: StaffListQuery): Promise<AdminRequestsDto> {
    return this.list(actor, { kind: 'everything' }, query, (counts) => this.stats.ofAdmin(counts));
  }

  forManagers(actor: Actor, query: StaffListQuery): Promise<ManagerRequestsDto> {
    return this.list(actor, { kind: 'team', team: 'manager' }, query, (counts) =>
      this.stats.ofManagers(counts),
    );
  }

  forSupport(actor: Actor, query: StaffListQuery): Promise<SupportRequestsDto> {
    return this.list(actor, { kind: 'team', team: 'support' }, query, (counts) =>
      this.stats.ofSupport(counts),
    );
  }

  private async list<Stats>(
    actor: Actor,
    scope: Scope,
    query: StaffListQuery,
    statsOf: (counting: Promise<StatusCount[]>) => Promise<Stats>,
  ) {
    const reading = this.requestList.page(scope, resolveMe(actor, query), PAGE, teamsOf(actor));
    const stats = await statsOf(reading.then(({ counts }) => counts));
    const { requests, pagination } = await reading;
    return { requests, stats, pagination };
  }
}

const resolveMe = (actor: Actor, query: StaffListQuery): StaffListQuery =>
  query.assignee
    ? { ...query, assignee: query.assignee.map((one) => (one === 'me' ? actor.userId : one)) }
    : query;

export const requestFilter = (actor: Actor, query: StaffListQuery): Conditions =>
  filterOf(resolveMe(actor, query), []);
