import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { Changes } from '../../idempotency/changes.decorator';
import { MessageDto } from '../../http/message.dto';
import { ProblemResponses } from '../../openapi/problem-responses';
import { SessionsDto } from '../auth/auth.public';
import { ChangePerson } from './change-person';
import {
  ChangeActiveDto,
  ChangeRoleDto,
  InviteStaffDto,
  PeopleDto,
  PersonChangedDto,
  PersonDetailDto,
  PersonListQuery,
  StaffInvitedDto,
} from './dto/person.dto';
import { PersonIdParam, PersonSessionParam } from './dto/person.param';
import { InvitePerson } from './invite-person';
import { PersonList } from './person-list';
import { PersonSessions } from './person-sessions';
import { ResetPersonFactor } from './reset-person-factor';

@ApiTags('People')
@Controller('api/people')
export class PeopleController {
  constructor(
    private readonly people: PersonList,
    private readonly inviting: InvitePerson,
    private readonly changing: ChangePerson,
    private readonly sessions: PersonSessions,
    private readonly resetting: ResetPersonFactor,
  ) {}

  /** Everybody with an account. */
  @Get()
  @Requires(Permission.ManagePeople)
  @ProblemResponses(422)
  listPeople(@Query() query: PersonListQuery): Promise<PeopleDto> {
    return this.people.page(query);
  }

  /**
   * Invite a colleague. A newer invitation voids the link of the older one. An address that has an
   * account already answers 409 with that account: send its id along to give it the access.
   */
  @Post('invitations')
  @Changes(Permission.ManagePeople, { limit: 'inviting' })
  @ProblemResponses(400, 409, 422)
  inviteStaff(
    @CurrentActor() actor: Actor,
    @Body() invitation: InviteStaffDto,
  ): Promise<StaffInvitedDto> {
    return this.inviting.run(actor, invitation);
  }

  /** One account, how it signs in, and what was done with it. */
  @Get(':id')
  @Requires(Permission.ManagePeople)
  @ProblemResponses(404)
  getPerson(@Param() { id }: PersonIdParam): Promise<PersonDetailDto> {
    return this.people.detail(id);
  }

  /** Give or take staff access. It acts at once; the last admin keeps theirs. */
  @Put(':id/role')
  @Changes(Permission.ManagePeople)
  @ProblemResponses(400, 404, 409, 422)
  changeRole(
    @CurrentActor() actor: Actor,
    @Param() { id }: PersonIdParam,
    @Body() change: ChangeRoleDto,
  ): Promise<PersonChangedDto> {
    return this.changing.setRole(actor, id, change);
  }

  /** Deactivate an account, or let it sign in again. */
  @Put(':id/active')
  @Changes(Permission.ManagePeople)
  @ProblemResponses(400, 404, 409, 422)
  changeAccountState(
    @CurrentActor() actor: Actor,
    @Param() { id }: PersonIdParam,
    @Body() change: ChangeActiveDto,
  ): Promise<PersonChangedDto> {
    return this.changing.setActive(actor, id, change);
  }

  /** Remove somebody's passkeys, app and recovery codes, and sign them out everywhere. Not one's own. */
  @Delete(':id/second-factor')
  @Requires(Permission.ManagePeople)
  @ProblemResponses(404, 409)
  resetSecondFactor(
    @CurrentActor() actor: Actor,
    @Param() { id }: PersonIdParam,
  ): Promise<MessageDto> {
    return this.resetting.run(actor, id);
  }

  /** Where somebody is signed in. */
  @Get(':id/sessions')
  @Requires(Permission.ManagePeople)
  @ProblemResponses(404)
  listPersonSessions(
    @CurrentActor() actor: Actor,
    @Param() { id }: PersonIdParam,
  ): Promise<SessionsDto> {
    return this.sessions.of(id, actor);
  }

  /** Sign somebody out everywhere. */
  @Delete(':id/sessions')
  @Requires(Permission.ManagePeople)
  @ProblemResponses(404)
  endPersonSessions(@Param() { id }: PersonIdParam): Promise<MessageDto> {
    return this.sessions.endAll(id);
  }

  /** Sign somebody out on one device. */
  @Delete(':id/sessions/:sessionId')
  @Requires(Permission.ManagePeople)
  @ProblemResponses(404)
  endPersonSession(@Param() { id, sessionId }: PersonSessionParam): Promise<MessageDto> {
    return this.sessions.end(id, sessionId);
  }
}
