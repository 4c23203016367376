import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { Id } from '../../validation/fields';
import { idParam } from '../../validation/id-param.dto';
import { ChangePerson, InvitePerson } from './change-person';
import {
  ChangeActiveDto,
  ChangeGrantsDto,
  ChangeRoleDto,
  InviteStaffDto,
  PersonListQuery,
} from './dto/person.dto';
import { PersonNotFound } from './people.errors';
import { PersonAccess } from './person-access';
import { PersonList } from './person-list';

class PersonIdParam extends idParam(PersonNotFound) {}

class PersonSessionParam extends PersonIdParam {
  @Id({ label: 'Session', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  sessionId: string;
}

@ApiTags('People')
@Controller('api/people')
export class PeopleController {
  constructor(
    private readonly people: PersonList,
    private readonly inviting: InvitePerson,
    private readonly changing: ChangePerson,
    private readonly access: PersonAccess,
  ) {}

  /** List all accounts. */
  @Get()
  @Requires(Permission.ManagePeople)
  listPeople(@Query() query: PersonListQuery) {
    return this.people.page(query);
  }

  /**
   * Invite a colleague. A newer invitation voids the older link. If the address already has an account, the response is
   * a 409 with that account; send its id to give it access.
   */
  @Post('invitations')
  @Changes(Permission.ManagePeople, { limit: 'inviting' })
  inviteStaff(@CurrentActor() actor: Actor, @Body() invitation: InviteStaffDto) {
    return this.inviting.invite(actor, invitation);
  }

  /** An account, its ways to sign in, and its latest audit entries. */
  @Get(':id')
  @Requires(Permission.ManagePeople)
  getPerson(@Param() { id }: PersonIdParam) {
    return this.people.detail(id);
  }

  /** Let a manager work on invoices and payments, or end that. Effective at once. */
  @Put(':id/grants')
  @Changes(Permission.ManagePeople)
  changeGrants(
    @CurrentActor() actor: Actor,
    @Param() { id }: PersonIdParam,
    @Body() change: ChangeGrantsDto,
  ) {
    return this.changing.setGrants(actor, id, change);
  }

  /** Give or remove staff access. Effective at once; the last admin keeps theirs. */
  @Put(':id/role')
  @Changes(Permission.ManagePeople)
  changeRole(
    @CurrentActor() actor: Actor,
    @Param() { id }: PersonIdParam,
    @Body() change: ChangeRoleDto,
  ) {
    return this.changing.setRole(actor, id, change);
  }

  /** Deactivate or reactivate an account. */
  @Put(':id/active')
  @Changes(Permission.ManagePeople)
  changeAccountState(
    @CurrentActor() actor: Actor,
    @Param() { id }: PersonIdParam,
    @Body() change: ChangeActiveDto,
  ) {
    return this.changing.setActive(actor, id, change);
  }

  /** Remove a person's passkeys, app and recovery codes, and sign them out everywhere. Admins cannot reset their own. */
  @Delete(':id/second-factor')
  @Requires(Permission.ManagePeople)
  @ProblemResponses(409)
  resetSecondFactor(@CurrentActor() actor: Actor, @Param() { id }: PersonIdParam) {
    return this.access.resetFactor(actor, id);
  }

  /** List a person's sessions. */
  @Get(':id/sessions')
  @Requires(Permission.ManagePeople)
  listPersonSessions(@CurrentActor() actor: Actor, @Param() { id }: PersonIdParam) {
    return this.people.sessions(id, actor);
  }

  /** Sign a person out everywhere. */
  @Delete(':id/sessions')
  @Requires(Permission.ManagePeople)
  endPersonSessions(@Param() { id }: PersonIdParam) {
    return this.access.endAll(id);
  }

  /** Sign a person out on one device. */
  @Delete(':id/sessions/:sessionId')
  @Requires(Permission.ManagePeople)
  endPersonSession(@Param() { id, sessionId }: PersonSessionParam) {
    return this.access.end(id, sessionId);
  }
}
