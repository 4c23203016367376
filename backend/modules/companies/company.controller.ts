import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { REQUESTS, Touches } from '../../openapi/touches';
import {
  AskToJoinDto,
  ChangeCompanyDto,
  ChangeMemberDto,
  InviteMemberDto,
  JoinCompanyDto,
  NewCompanyDto,
} from './dto/company.dto';
import { MemberIdParam } from './dto/company.param';
import { JoinCompany } from './join-company';
import { CompanyMembers } from './members';
import { ReadCompany } from './read-company';
import { WriteCompany } from './write-company';

@ApiTags('Company')
@Controller('api/company')
export class CompanyController {
  constructor(
    private readonly reading: ReadCompany,
    private readonly creating: WriteCompany,
    private readonly joining: JoinCompany,
  ) {}

  /** The caller's company and its members; without one, companies the caller may join. */
  @Get()
  @Requires(Permission.UseCompany)
  getCompany(@CurrentActor() actor: Actor) {
    return this.reading.mine(actor);
  }

  /** Create a company. The caller becomes its lead. */
  @Post()
  @Touches(REQUESTS)
  @Changes(Permission.UseCompany)
  createCompany(@CurrentActor() actor: Actor, @Body() form: NewCompanyDto) {
    return this.creating.byClient(actor, form);
  }

  /** Rename the company, or set who sees each other's requests. Company leads only. */
  @Put()
  @Touches(REQUESTS)
  @Changes(Permission.UseCompany)
  @ProblemResponses(404)
  changeCompany(@CurrentActor() actor: Actor, @Body() form: ChangeCompanyDto) {
    return this.creating.change(actor, 'own', form);
  }

  /** Accept an invitation to the caller's address. */
  @Post('join')
  @Touches(REQUESTS)
  @HttpCode(200)
  @Changes(Permission.UseCompany)
  @ProblemResponses(404, 410)
  joinCompany(@CurrentActor() actor: Actor, @Body() form: JoinCompanyDto) {
    return this.joining.accept(actor, form);
  }

  /** Ask to join a company that the caller's address suggests. */
  @Post('requests-to-join')
  @Touches(REQUESTS)
  @HttpCode(200)
  @Changes(Permission.UseCompany, { limit: 'inviting' })
  @ProblemResponses(404)
  requestCompanyMembership(@CurrentActor() actor: Actor, @Body() { organisationId }: AskToJoinDto) {
    return this.joining.ask(actor, organisationId);
  }
}

@ApiTags('Company')
@Controller('api/company/members')
export class CompanyMembersController {
  constructor(private readonly inviting: CompanyMembers) {}

  /** Invite an address to the company, or invite it again. The response never reveals whether it has an account. */
  @Post()
  @Touches('Company', 'Companies of clients')
  @HttpCode(200)
  @Changes(Permission.UseCompany, { limit: 'inviting' })
  @ProblemResponses(404)
  inviteMember(@CurrentActor() actor: Actor, @Body() form: InviteMemberDto) {
    return this.inviting.invite(actor, 'own', form);
  }

  /** Accept a request to join. */
  @Post(':id/accept')
  @Touches(REQUESTS)
  @HttpCode(200)
  @Changes(Permission.UseCompany)
  acceptMember(@CurrentActor() actor: Actor, @Param() { id }: MemberIdParam) {
    return this.inviting.accept(actor, 'own', id);
  }

  /** Change a member's role. The company keeps at least one lead. */
  @Put(':id')
  @Touches(REQUESTS)
  @Changes(Permission.UseCompany)
  changeMember(
    @CurrentActor() actor: Actor,
    @Param() { id }: MemberIdParam,
    @Body() { role }: ChangeMemberDto,
  ) {
    return this.inviting.change(actor, 'own', id, role);
  }

  /** Remove a member, an invitation or a request to join; or leave. Effective at once. */
  @Delete(':id')
  @Touches(REQUESTS)
  @Changes(Permission.UseCompany)
  @ProblemResponses(409)
  removeMember(@CurrentActor() actor: Actor, @Param() { id }: MemberIdParam) {
    return this.inviting.remove(actor, 'own', id);
  }
}
