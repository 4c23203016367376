import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { OrganisationIdParam } from '../companies/companies.public';
import { Dashboards } from './dashboards';
import { OrganisationRequestsDto, RequestListQuery, StaffListQuery } from './dto/request-list.dto';
import { RequestPanels } from './request-panels';

@Controller('api')
export class RequestListsController {
  constructor(
    private readonly panels: RequestPanels,
    private readonly dashboards: Dashboards,
  ) {}

  /** The caller's own requests, newest first: up to 100 per page. */
  @Get('get-requests')
  @ApiTags('Requests')
  @Requires(Permission.ReadOwnRequests)
  getRequests(@CurrentActor() actor: Actor, @Query() query: RequestListQuery) {
    return this.panels.own(actor, query);
  }

  /** List the replies due next, and requests waiting for the caller's answer. */
  @Get('upcoming')
  @ApiTags('Requests')
  @Requires(Permission.ReadOwnRequests)
  getUpcomingReplies(@CurrentActor() actor: Actor) {
    return this.dashboards.upcoming(actor);
  }

  /** Requests of the caller's company that the caller can see, and those they take part in. */
  @Get('company/requests')
  @ApiTags('Request people')
  @Requires(Permission.UseCompany)
  getCompanyRequests(@CurrentActor() actor: Actor, @Query() query: RequestListQuery) {
    return this.panels.ofCompany(actor, query);
  }

  /** All requests, with the admin panel's numbers. */
  @Get('admin-requests')
  @ApiTags('Admin panel')
  @Requires(Permission.AdministerRequests)
  listAdminRequests(@CurrentActor() actor: Actor, @Query() query: StaffListQuery) {
    return this.panels.forAdmin(actor, query);
  }

  /** The requests delegated to the manager team. */
  @Get('manager-requests')
  @ApiTags('Manager panel')
  @Requires(Permission.WorkAsManager)
  listManagerRequests(@CurrentActor() actor: Actor, @Query() query: StaffListQuery) {
    return this.panels.forManagers(actor, query);
  }

  /** The requests delegated to the support team. */
  @Get('support-requests')
  @ApiTags('Support panel')
  @Requires(Permission.WorkAsSupport)
  listSupportRequests(@CurrentActor() actor: Actor, @Query() query: StaffListQuery) {
    return this.panels.forSupport(actor, query);
  }

  /** List a company's requests that the caller may work on. */
  @Get('organisations/:id/requests')
  @ApiTags('Companies of clients')
  @Requires(Permission.ReadOrganisations)
  listOrganisationRequests(
    @CurrentActor() actor: Actor,
    @Param() { id }: OrganisationIdParam,
    @Query() query: StaffListQuery,
  ): Promise<OrganisationRequestsDto> {
    return this.panels.ofOrganisation(actor, id, query);
  }
}
