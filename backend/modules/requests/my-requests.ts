import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import type { MyRequestsDto, RequestListQuery } from './dto/request-list.dto';
import { RequestList } from './request-list';
import { RequestStats } from './request-stats';

const NEWEST = 100;

/** A client's own requests. */
@Injectable()
export class MyRequests {
  constructor(
    private readonly requestList: RequestList,
    private readonly stats: RequestStats,
  ) {}

  async list(actor: Actor, query: RequestListQuery): Promise<MyRequestsDto> {
    const [page, stats] = await Promise.all([
      this.requestList.page({ kind: 'own', userId: actor.userId }, query, NEWEST),
      this.stats.ofClient(actor.userId),
    ]);
    return { requests: page.requests, stats, pagination: page.pagination };
  }
}
