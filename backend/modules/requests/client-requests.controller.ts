import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { AnswerHeaders } from '../../http/answer-headers';
import { Changes } from '../../idempotency/changes.decorator';
import { ThreadQuery } from '../../lists/thread.dto';
import { RAISED, REQUESTS, Shows, Touches } from '../../openapi/touches';
import { ChangeOwnRequest } from './change-own-request';
import { WithETag } from './change-request';
import { CommentOnRequest } from './comment-on-request';
import { CommentDto, ReopenDto, WithdrawDto } from './dto/conversation.dto';
import { EditRequestDto, RaiseRequestDto } from './dto/raise-request.dto';
import { CommentParam, RequestRaisedDto, RequestIdParam } from './dto/request.dto';
import { RaiseRequest } from './raise-request';
import { RequestReader } from './request-reader';

@ApiTags('Requests')
@Controller('api')
export class ClientRequestsController {
  constructor(
    private readonly raising: RaiseRequest,
    private readonly reader: RequestReader,
    private readonly comments: CommentOnRequest,
    private readonly changing: ChangeOwnRequest,
  ) {}

  /** Raise a project request. With an `Idempotency-Key`, a retry never creates a second one. */
  @Post('raise-request')
  @Touches(RAISED)
  @Changes(Permission.RaiseRequest, { limit: 'raising' })
  @AnswerHeaders<RequestRaisedDto>({ Location: ({ request }) => `/api/requests/${request._id}` })
  raiseRequest(@CurrentActor() actor: Actor, @Body() form: RaiseRequestDto) {
    return this.raising.raise(actor, form);
  }

  /**
   * One request with its latest messages and history. Open to its client, to colleagues it is shared with, and to staff
   * in whose scope it is.
   */
  @Get('requests/:id')
  @Requires(Permission.ReadRequest, { withMailLink: 'request' })
  @WithETag()
  getRequest(@CurrentActor() actor: Actor, @Param() { id }: RequestIdParam) {
    return this.reader.detail(actor, id);
  }

  /** The messages of a request, twenty at a time: the newest, or those before a given one. */
  @Get('requests/:id/comments')
  @Requires(Permission.ReadRequest, { withMailLink: 'request' })
  getRequestComments(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Query() query: ThreadQuery,
  ) {
    return this.reader.comments(actor, id, query);
  }

  /** The parts of a mail that its message leaves out. For its writer and staff. */
  @Get('requests/:id/comments/:commentId/rest')
  @Shows()
  @Requires(Permission.ReadRequest, { withMailLink: 'request' })
  getRestOfMail(@CurrentActor() actor: Actor, @Param() { id, commentId }: CommentParam) {
    return this.reader.restOfMail(actor, id, commentId);
  }

  /** The history of a request, twenty entries at a time: the newest, or those before a given one. */
  @Get('requests/:id/history')
  @Requires(Permission.ReadRequest, { withMailLink: 'request' })
  getRequestHistory(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Query() query: ThreadQuery,
  ) {
    return this.reader.history(actor, id, query);
  }

  /** Send a message about a request: the client to our team, or staff to the client. */
  @Post('requests/:id/comments')
  @Touches(REQUESTS)
  @Changes(Permission.ReadRequest, { withMailLink: 'request' })
  @WithETag()
  commentOnRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: CommentDto,
  ) {
    return this.comments.comment(actor, id, form);
  }

  /** Edit one of the caller's requests before its review begins. Send the whole form. */
  @Put('requests/:id')
  @Touches(REQUESTS)
  @Changes(Permission.ReadOwnRequests, { withMailLink: 'request' })
  @WithETag()
  editRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: EditRequestDto,
  ) {
    return this.changing.edit(actor, id, form);
  }

  /** Withdraw one of the caller's requests before its review begins. */
  @Post('requests/:id/withdraw')
  @Touches(REQUESTS)
  @HttpCode(200)
  @Changes(Permission.ReadOwnRequests, { withMailLink: 'request' })
  @WithETag()
  withdrawRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() { reason }: WithdrawDto,
  ) {
    return this.changing.withdraw(actor, id, reason);
  }

  /** Reopen one of the caller's requests that was withdrawn, completed or rejected. */
  @Post('requests/:id/reopen')
  @Touches(REQUESTS)
  @HttpCode(200)
  @Changes(Permission.ReadOwnRequests, { withMailLink: 'request' })
  @WithETag()
  reopenRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() { reason }: ReopenDto,
  ) {
    return this.changing.reopen(actor, id, reason);
  }
}
