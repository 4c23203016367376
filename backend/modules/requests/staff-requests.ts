import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import type {
  AdminRequestsDto,
  ManagerRequestsDto,
  RequestListQuery,
  SupportRequestsDto,
} from './dto/request-list.dto';
import { RequestList } from './request-list';
import { teamsOf, type Scope } from './request-scope';
import { RequestStats } from './request-stats';

const PAGE = 10;

/** The lists of the three panels: one list under three scopes. */
@Injectable()
export class StaffRequests {
  constructor(
    private readonly requestList: RequestList,
    private readonly stats: RequestStats,
  ) {}

  forAdmin(actor: Actor, query: RequestListQuery): Promise<AdminRequestsDto> {
    return this.list(actor, { kind: 'everything' }, query, this.stats.ofAdmin());
  }

  forManagers(actor: Actor, query: RequestListQuery): Promise<ManagerRequestsDto> {
    return this.list(actor, { kind: 'team', team: 'manager' }, query, this.stats.ofManagers());
  }

  forSupport(actor: Actor, query: RequestListQuery): Promise<SupportRequestsDto> {
    return this.list(actor, { kind: 'team', team: 'support' }, query, this.stats.ofSupport());
  }

  private async list<Stats>(
    actor: Actor,
    scope: Scope,
    query: RequestListQuery,
    counting: Promise<Stats>,
  ) {
    const [{ requests, pagination }, stats] = await Promise.all([
      this.requestList.page(scope, query, PAGE, teamsOf(actor)),
      counting,
    ]);
    return { requests, stats, pagination };
  }
}
