import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import type { MyRequestsDto, RequestListQuery } from './dto/request-list.dto';
import { RequestList } from './request-list';
import { RequestStats } from './request-stats';

const NEWEST = 100;

@Injectable()
export class MyRequests {
  constructor(
    private readonly requestList: RequestList,
    private readonly stats: RequestStats,
  ) {}

  async list(actor: Actor, query: RequestListQuery): Promise<MyRequestsDto> {
    const reading = this.requestList.page({ kind: 'own', userId: actor.userId }, query, NEWEST);
    const counting = reading.then(({ counts }) => counts);
    const stats = await this.stats.ofClient(counting, actor.userId);
    const { requests, pagination } = await reading;
    return { requests, stats, pagination };
  }
}
