import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { REQUESTS, Touches } from '../../openapi/touches';
import { RequestIdParam } from '../requests/requests.public';
import {
  AddParticipantDto,
  InvitationParam,
  JoinRequestDto,
  ParticipantParam,
  PrivacyDto,
} from './dto/participants.dto';
import { InviteReader } from './invite-reader';
import { ManageParticipants } from './manage-participants';
import { SetPrivacy } from './set-privacy';

@ApiTags('Request people')
@Controller('api')
export class ParticipantsController {
  constructor(
    private readonly participants: ManageParticipants,
    private readonly inviting: InviteReader,
    private readonly privacy: SetPrivacy,
  ) {}

  /** List the participants of a request, and others in the client's company who can see it. */
  @Get('requests/:id/participants')
  @Requires(Permission.ReadRequest)
  getParticipants(@CurrentActor() actor: Actor, @Param() { id }: RequestIdParam) {
    return this.participants.list(actor, id);
  }

  /**
   * Add a colleague of the client to a request. Allowed for its client, a lead of the company, and staff. Without a
   * company, its client invites by address.
   */
  @Post('requests/:id/participants')
  @Touches(REQUESTS)
  @HttpCode(200)
  @Changes(Permission.ReadRequest)
  addParticipant(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: AddParticipantDto,
  ) {
    return this.participants.add(actor, id, form);
  }

  /** Remove a participant from a request, or leave it. */
  @Delete('requests/:id/participants/:userId')
  @Touches(REQUESTS)
  @Changes(Permission.ReadRequest)
  removeParticipant(@CurrentActor() actor: Actor, @Param() { id, userId }: ParticipantParam) {
    return this.participants.remove(actor, id, userId);
  }

  /** Accept an invitation to the caller's address and become a participant. */
  @Post('requests/join')
  @Touches(REQUESTS)
  @HttpCode(200)
  @Changes(Permission.ReadRequest)
  @ProblemResponses(404, 410)
  joinRequest(@CurrentActor() actor: Actor, @Body() { token }: JoinRequestDto) {
    return this.inviting.accept(actor, token);
  }

  /** Revoke an invitation that has not been accepted. */
  @Delete('requests/:id/invitations/:invitationId')
  @Touches(REQUESTS)
  @Changes(Permission.ReadRequest)
  revokeInvitation(@CurrentActor() actor: Actor, @Param() { id, invitationId }: InvitationParam) {
    return this.inviting.revoke(actor, id, invitationId);
  }

  /** Set whether the client's company can see a request. Allowed for its client and for staff. */
  @Put('requests/:id/privacy')
  @Touches(REQUESTS)
  @Changes(Permission.ReadRequest)
  setRequestPrivacy(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: PrivacyDto,
  ) {
    return this.privacy.set(actor, id, form);
  }
}
