import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import type { CompanyRequestsDto, RequestListQuery } from './dto/request-list.dto';
import { RequestList } from './request-list';

const A_PAGE = 10;

@Injectable()
export class CompanyRequests {
  constructor(private readonly requestList: RequestList) {}

  async list({ userId }: Actor, query: RequestListQuery): Promise<CompanyRequestsDto> {
    const scope = { kind: 'company', userId } as const;
    const { requests, pagination } = await this.requestList.page(scope, query, A_PAGE);
    return { requests, pagination };
  }
}
