import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Organisation, OrganisationNotFound } from '../companies/companies.public';
import { staffScope, teamsOf, type Scope } from '../requests/requests.public';
import type {
  AdminRequestsDto,
  CompanyRequestsDto,
  ManagerRequestsDto,
  MyRequestsDto,
  RequestListQuery,
  StaffListQuery,
  SupportRequestsDto,
} from './dto/request-list.dto';
import { RequestCounts, type StatusCount } from './request-counts';
import { resolveMe } from './request-filter';
import { RequestList } from './request-list';
import { adminStats, clientStats, managerStats, supportStats } from './request-stats';

const OWN_PAGE = 100;
const PAGE = 10;

@Injectable()
export class RequestPanels {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requestList: RequestList,
    private readonly counts: RequestCounts,
  ) {}

  own({ userId }: Actor, query: RequestListQuery): Promise<MyRequestsDto> {
    const scope = { kind: 'own', userId } as const;
    const counting = this.counts.of(scope);
    return this.withStats(
      clientStats(this.dataSource, counting, userId),
      this.requestList.page(scope, query, OWN_PAGE, [], counting),
    );
  }

  ofCompany({ userId }: Actor, query: RequestListQuery): Promise<CompanyRequestsDto> {
    return this.requestList.page({ kind: 'company', userId }, query, PAGE);
  }

  async ofOrganisation(
    actor: Actor,
    organisationId: string,
    query: StaffListQuery,
  ): Promise<CompanyRequestsDto> {
    const isThere = await this.dataSource.manager.existsBy(Organisation, { id: organisationId });
    if (!isThere) throw OrganisationNotFound();
    const scope = { kind: 'organisation', organisationId, within: staffScope(actor) } as const;
    return this.requestList.page(scope, query, PAGE);
  }

  forAdmin(actor: Actor, query: StaffListQuery): Promise<AdminRequestsDto> {
    return this.forStaff(actor, { kind: 'everything' }, query, adminStats);
  }

  forManagers(actor: Actor, query: StaffListQuery): Promise<ManagerRequestsDto> {
    return this.forStaff(actor, { kind: 'team', team: 'manager' }, query, managerStats);
  }

  forSupport(actor: Actor, query: StaffListQuery): Promise<SupportRequestsDto> {
    return this.forStaff(actor, { kind: 'team', team: 'support' }, query, supportStats);
  }

  private forStaff<Stats>(
    actor: Actor,
    scope: Scope,
    query: StaffListQuery,
    statsOf: (db: DataSource, counting: Promise<StatusCount[]>) => Promise<Stats>,
  ) {
    const counting = this.counts.of(scope);
    const asked = resolveMe(actor, query);
    return this.withStats(
      statsOf(this.dataSource, counting),
      this.requestList.page(scope, asked, PAGE, teamsOf(actor), counting),
    );
  }

  private async withStats<Stats>(
    counting: Promise<Stats>,
    reading: ReturnType<RequestList['page']>,
  ) {
    const [stats, { requests, pagination }] = await Promise.all([counting, reading]);
    return { requests, stats, pagination };
  }
}
