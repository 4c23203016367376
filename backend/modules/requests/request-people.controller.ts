import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { MessageDto } from '../../http/message.dto';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { CompanyRequests } from './company-requests';
import { AddParticipantDto, PrivacyDto, RequestPeopleDto } from './dto/people.dto';
import { CompanyRequestsDto, RequestListQuery } from './dto/request-list.dto';
import { ParticipantParam, RequestIdParam } from './dto/request-id.param';
import { Participants } from './participants';
import { SetPrivacy } from './set-privacy';

@ApiTags('Requests')
@Controller('api')
export class RequestPeopleController {
  constructor(
    private readonly company: CompanyRequests,
    private readonly participants: Participants,
    private readonly privacy: SetPrivacy,
  ) {}

  /** The requests of the caller's company that they see, and those they take part in. */
  @Get('company/requests')
  @Requires(Permission.UseCompany)
  @ProblemResponses(422)
  getCompanyRequests(
    @CurrentActor() actor: Actor,
    @Query() query: RequestListQuery,
  ): Promise<CompanyRequestsDto> {
    return this.company.list(actor, query);
  }

  /** Who takes part in a request, and who else of the client's company sees it. */
  @Get('requests/:id/participants')
  @Requires(Permission.ReadRequest)
  @ProblemResponses(404)
  getParticipants(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
  ): Promise<RequestPeopleDto> {
    return this.participants.list(actor, id);
  }

  /** Add a colleague of the client to a request: its client, a lead of the company, and staff. */
  @Post('requests/:id/participants')
  @HttpCode(200)
  @Changes(Permission.ReadRequest)
  @ProblemResponses(404, 409, 422)
  addParticipant(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: AddParticipantDto,
  ): Promise<MessageDto> {
    return this.participants.add(actor, id, form);
  }

  /** Remove somebody from a request, or oneself. */
  @Delete('requests/:id/participants/:userId')
  @Changes(Permission.ReadRequest)
  @ProblemResponses(404)
  removeParticipant(
    @CurrentActor() actor: Actor,
    @Param() { id, userId }: ParticipantParam,
  ): Promise<MessageDto> {
    return this.participants.remove(actor, id, userId);
  }

  /** Whether the company of a request's client sees it: for its client, and for staff. */
  @Put('requests/:id/privacy')
  @Changes(Permission.ReadRequest)
  @ProblemResponses(404, 409, 422)
  setRequestPrivacy(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: PrivacyDto,
  ): Promise<MessageDto> {
    return this.privacy.run(actor, id, form);
  }
}
