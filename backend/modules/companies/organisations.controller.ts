import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { SearchPageQuery } from '../../lists/page.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { REQUESTS, Touches } from '../../openapi/touches';
import {
  ChangeMemberDto,
  ChangeOrganisationDto,
  InviteMemberDto,
  NewCompanyDto,
} from './dto/company.dto';
import { OrganisationIdParam, OrganisationMemberParam } from './dto/company.param';
import { CompanyMembers } from './members';
import { ReadCompany } from './read-company';
import { WriteCompany } from './write-company';

@ApiTags('Companies of clients')
@Controller('api/organisations')
export class OrganisationsController {
  constructor(
    private readonly lists: ReadCompany,
    private readonly creating: WriteCompany,
  ) {}

  /** List companies of clients, newest first. */
  @Get()
  @Requires(Permission.ReadOrganisations)
  listOrganisations(@Query() query: SearchPageQuery) {
    return this.lists.page(query);
  }

  /** Create a company to invite people to. */
  @Post()
  @Changes(Permission.ManageOrganisations)
  createOrganisation(@Body() form: NewCompanyDto) {
    return this.creating.byStaff(form);
  }

  /** A company and its members. */
  @Get(':id')
  @Requires(Permission.ReadOrganisations)
  getOrganisation(@Param() { id }: OrganisationIdParam) {
    return this.lists.detail(id);
  }

  /** Change a company's name, sharing and verified mail domains. */
  @Put(':id')
  @Touches(REQUESTS)
  @Changes(Permission.ManageOrganisations)
  changeOrganisation(
    @CurrentActor() actor: Actor,
    @Param() { id }: OrganisationIdParam,
    @Body() form: ChangeOrganisationDto,
  ) {
    return this.creating.change(actor, { organisationId: id }, form);
  }
}

@ApiTags('Companies of clients')
@Controller('api/organisations/:id/members')
export class OrganisationMembersController {
  constructor(private readonly inviting: CompanyMembers) {}

  /** Invite an address to the company, or invite it again. */
  @Post()
  @HttpCode(200)
  @Changes(Permission.ManageOrganisations, { limit: 'inviting' })
  inviteOrganisationMember(
    @CurrentActor() actor: Actor,
    @Param() { id }: OrganisationIdParam,
    @Body() form: InviteMemberDto,
  ) {
    return this.inviting.invite(actor, { organisationId: id }, form);
  }

  /** Accept a request to join. */
  @Post(':memberId/accept')
  @Touches(REQUESTS)
  @HttpCode(200)
  @Changes(Permission.ManageOrganisations)
  acceptOrganisationMember(
    @CurrentActor() actor: Actor,
    @Param() { id, memberId }: OrganisationMemberParam,
  ) {
    return this.inviting.accept(actor, { organisationId: id }, memberId);
  }

  /** Change a member's role. The company keeps at least one lead. */
  @Put(':memberId')
  @Touches(REQUESTS)
  @Changes(Permission.ManageOrganisations)
  changeOrganisationMember(
    @CurrentActor() actor: Actor,
    @Param() { id, memberId }: OrganisationMemberParam,
    @Body() { role }: ChangeMemberDto,
  ) {
    return this.inviting.change(actor, { organisationId: id }, memberId, role);
  }

  /** Remove a member, an invitation or a request to join. Effective at once. */
  @Delete(':memberId')
  @Touches(REQUESTS)
  @Changes(Permission.ManageOrganisations)
  @ProblemResponses(409)
  removeOrganisationMember(
    @CurrentActor() actor: Actor,
    @Param() { id, memberId }: OrganisationMemberParam,
  ) {
    return this.inviting.remove(actor, { organisationId: id }, memberId);
  }
}
