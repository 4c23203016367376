import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { AnswerHeaders } from '../../http/answer-headers.interceptor';
import { ProblemResponses } from '../../openapi/problem-responses.decorator';
import { etagOf } from './change-request';
import { RaiseRequestDto } from './dto/raise-request.dto';
import { MyRequestsDto, RequestListQuery } from './dto/request-list.dto';
import { RequestAnswerDto, RequestRaisedDto } from './dto/request.dto';
import { RequestIdParam } from './dto/request-id.param';
import { MyRequests } from './my-requests';
import { RaiseRequest } from './raise-request';
import { RequestReader } from './request-reader';

@ApiTags('Requests')
@Controller('api')
export class ClientRequestsController {
  constructor(
    private readonly mine: MyRequests,
    private readonly raising: RaiseRequest,
    private readonly reader: RequestReader,
  ) {}

  /** The caller's own requests, newest first: up to 100 a page. */
  @Get('get-requests')
  @Requires(Permission.ReadOwnRequests)
  @ProblemResponses(422)
  getRequests(
    @CurrentActor() actor: Actor,
    @Query() query: RequestListQuery,
  ): Promise<MyRequestsDto> {
    return this.mine.list(actor, query);
  }

  /** Raise a project request. With an `Idempotency-Key`, a retry never makes a second one. */
  @Post('raise-request')
  @Requires(Permission.RaiseRequest, { limit: 'raising' })
  @AnswerHeaders<RequestRaisedDto>({ Location: ({ request }) => `/api/requests/${request._id}` })
  @ProblemResponses(422)
  raiseRequest(
    @CurrentActor() actor: Actor,
    @Body() form: RaiseRequestDto,
  ): Promise<RequestRaisedDto> {
    return this.raising.run(actor, form);
  }

  /** One request with its history: one's own, or one in the caller's staff scope. */
  @Get('requests/:id')
  @Requires(Permission.ReadRequest)
  @AnswerHeaders<RequestAnswerDto>({ ETag: ({ request }) => etagOf(request) })
  @ProblemResponses(404)
  getRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
  ): Promise<RequestAnswerDto> {
    return this.reader.detail(actor, id);
  }
}
