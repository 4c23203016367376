import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Organisation, OrganisationNotFound } from '../companies/companies.public';
import { staffScope, type Scope } from '../requests/requests.public';
import type { CompanyRequestsDto, RequestListQuery, StaffListQuery } from './dto/request-list.dto';
import { RequestList } from './request-list';

const A_PAGE = 10;

@Injectable()
export class CompanyRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requestList: RequestList,
  ) {}

  list({ userId }: Actor, query: RequestListQuery): Promise<CompanyRequestsDto> {
    return this.page({ kind: 'company', userId }, query);
  }

  async ofOrganisation(
    actor: Actor,
    organisationId: string,
    query: StaffListQuery,
  ): Promise<CompanyRequestsDto> {
    const isThere = await this.dataSource.manager.existsBy(Organisation, { id: organisationId });
    if (!isThere) throw OrganisationNotFound();
    return this.page({ kind: 'organisation', organisationId, within: staffScope(actor) }, query);
  }

  private async page(scope: Scope, query: StaffListQuery): Promise<CompanyRequestsDto> {
    const { requests, pagination } = await this.requestList.page(scope, query, A_PAGE);
    return { requests, pagination };
  }
}
