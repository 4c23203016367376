import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiExcludeEndpoint, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor, Permission, Public, Requires, type Actor } from '../../access/access.public';
import { AppError } from '../../errors/app-error';
import { MessageDto } from '../../http/message.dto';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { IdempotencyKeyHeader } from '../../openapi/shared-parts';
import { Touches } from '../../openapi/touches';
import { idParam } from '../../validation/id-param.dto';
import { CurrentCall, type FormCall } from '../leads/leads.public';
import { RequestIdParam } from '../requests/requests.public';
import { BookCall, MAIL_FOLLOWS } from './book-call';
import { CallNotFound } from './calls.errors';
import { CallSettings } from './call-settings';
import { ChangeCall } from './change-call';
import {
  BookCallDto,
  BookOnRequestDto,
  CallChangedDto,
  CallsDto,
  CallsQuery,
  CallVersionDto,
  CloseCallDto,
  MoveCallDto,
  SlotsQuery,
} from './dto/call.dto';
import { ReadCalls } from './read-calls';
import { ReadSlots, spanOf } from './read-slots';

class CallIdParam extends idParam(CallNotFound) {}

/** Calls for visitors without an account. */
@ApiTags('Calls')
@Controller('api/calls')
export class PublicCallsController {
  constructor(
    private readonly slots: ReadSlots,
    private readonly booking: BookCall,
  ) {}

  /** The free times of a kind of call. */
  @Get(':slug/slots')
  @ApiParam({ name: 'slug', description: 'The kind of call.', example: 'consultation' })
  @Public({ limit: 'anonymous' })
  @Header('Cache-Control', 'public, max-age=20')
  getSlots(@Param('slug') slug: string, @Query() query: SlotsQuery) {
    return this.slots.ofType(slug, query);
  }

  /** Book a call. An e-mail to the address has the invitation and the link to change it, or says why it is not booked. If the time is taken, `current.nearest` has others. */
  @Post()
  @Touches()
  @Public({ limit: 'booking' })
  @IdempotencyKeyHeader
  @ProblemResponses(404, 409)
  async bookCall(@Body() form: BookCallDto, @CurrentCall() call: FormCall): Promise<MessageDto> {
    await this.booking.byVisitor(form, call);
    return { message: MAIL_FOLLOWS };
  }
}

@ApiTags('Calls')
@Controller('api')
export class CallsController {
  constructor(
    private readonly calls: ReadCalls,
    private readonly slots: ReadSlots,
    private readonly booking: BookCall,
    private readonly changing: ChangeCall,
  ) {}

  /** The calls of a period: the caller's own; for managers and admins, all. */
  @Get('calls')
  @Requires(Permission.WorkOnRequests)
  async getCalls(@CurrentActor() actor: Actor, @Query() query: CallsQuery): Promise<CallsDto> {
    return { calls: await this.calls.between(actor, ...spanOf(query, 62)) };
  }

  /** Upcoming calls whose host is away that day or no longer on the staff; at most fifty. */
  @Get('calls/without-host')
  @Requires(Permission.WorkOnRequests)
  async getCallsWithoutHost(@CurrentActor() actor: Actor): Promise<CallsDto> {
    return { calls: await this.calls.withoutHost(actor) };
  }

  /** The caller's next calls, at most ten. */
  @Get('calls/upcoming')
  @Requires(Permission.ReadOwnRequests)
  async getUpcomingCalls(@CurrentActor() actor: Actor): Promise<CallsDto> {
    return { calls: await this.calls.upcoming(actor) };
  }

  /** The calls about a request. */
  @Get('requests/:id/calls')
  @Requires(Permission.ReadOwnRequests)
  async getCallsOfRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
  ): Promise<CallsDto> {
    return { calls: await this.calls.ofRequest(actor, id) };
  }

  /** The free times of the request's assignee, else of the deputy, else of the team. */
  @Get('requests/:id/call-slots')
  @Requires(Permission.ReadOwnRequests)
  getSlotsOfRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Query() query: SlotsQuery,
  ) {
    return this.slots.ofRequest(actor, id, query);
  }

  /** Book a call about a request. The note becomes a comment. */
  @Post('requests/:id/calls')
  @Touches('Calls', 'Requests')
  @Changes(Permission.ReadOwnRequests)
  bookCallOnRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: BookOnRequestDto,
  ) {
    return this.booking.onRequest(actor, id, form);
  }

  /** The free times to which a call can move. */
  @Get('calls/:id/slots-to-move')
  @Requires(Permission.ReadOwnRequests)
  getSlotsToMove(
    @CurrentActor() actor: Actor,
    @Param() { id }: CallIdParam,
    @Query() query: SlotsQuery,
  ) {
    return this.slots.toMove(actor, id, query);
  }

  /** Move a call. The booker may until the minimum notice, staff at any time. */
  @Put('calls/:id/move')
  @Changes(Permission.ReadOwnRequests)
  moveCall(
    @CurrentActor() actor: Actor,
    @Param() { id }: CallIdParam,
    @Body() { at, version }: MoveCallDto,
  ): Promise<CallChangedDto> {
    return this.changing.reschedule(actor, id, new Date(at), version);
  }

  /** Cancel a call. If staff do, its booker is asked to choose another time. */
  @Post('calls/:id/cancel')
  @HttpCode(200)
  @Changes(Permission.ReadOwnRequests)
  cancelCall(
    @CurrentActor() actor: Actor,
    @Param() { id }: CallIdParam,
    @Body() { version }: CallVersionDto,
  ): Promise<CallChangedDto> {
    return this.changing.cancel(actor, id, version);
  }

  /** Give a call to a colleague who is free at its time. */
  @Post('calls/:id/reassign')
  @HttpCode(200)
  @Changes(Permission.WorkOnRequests)
  reassignCall(
    @CurrentActor() actor: Actor,
    @Param() { id }: CallIdParam,
    @Body() { version }: CallVersionDto,
  ): Promise<MessageDto> {
    return this.changing.handOver(actor, id, version);
  }

  /** Record whether a call took place. */
  @Put('calls/:id/outcome')
  @Changes(Permission.WorkOnRequests)
  closeCall(
    @CurrentActor() actor: Actor,
    @Param() { id }: CallIdParam,
    @Body() { state, version }: CloseCallDto,
  ): Promise<CallChangedDto> {
    return this.changing.close(actor, id, state, version);
  }
}

/** The calendar feed of a member of staff. Its address is its only protection. */
@Controller('calls')
export class CallFeedController {
  constructor(private readonly settings: CallSettings) {}

  @Get('feed/:file')
  @Public({ limit: 'anonymous' })
  @Header('Cache-Control', 'private, max-age=300')
  @ApiExcludeEndpoint()
  async getFeed(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const feed = await this.settings.feed(file.replace(/\.ics$/, ''));
    if (!feed) throw new AppError('missing', 'not_found', 'There is nothing at this address.');
    await reply.type('text/calendar; charset=utf-8').send(feed);
  }
}
