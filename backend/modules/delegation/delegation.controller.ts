import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { AnswerHeaders } from '../../http/answer-headers.interceptor';
import { ProblemResponses } from '../../openapi/problem-responses.decorator';
import { etagOf } from '../requests/requests.public';
import { DelegatedDto, DelegateDto } from './dto/delegate.dto';
import { DelegateRequest } from './delegate-request';
import { ReassignRequest } from './reassign-request';

@ApiTags('Staff')
@Controller('api')
export class DelegationController {
  constructor(
    private readonly delegation: DelegateRequest,
    private readonly reassignment: ReassignRequest,
  ) {}

  /** Hand a pending request to the manager or support team. Of two calls at once, one wins. */
  @Post('delegate-request')
  @HttpCode(200)
  @Requires(Permission.DelegateRequest)
  @AnswerHeaders<DelegatedDto>({ ETag: ({ request }) => etagOf(request) })
  @ProblemResponses(400, 404, 409, 422)
  delegateRequest(@CurrentActor() actor: Actor, @Body() form: DelegateDto): Promise<DelegatedDto> {
    return this.delegation.run(actor, form);
  }

  /** Hand an open request that a team has to the other team. One put back to pending is assigned by it. */
  @Put('delegate-request')
  @Requires(Permission.DelegateRequest)
  @AnswerHeaders<DelegatedDto>({ ETag: ({ request }) => etagOf(request) })
  @ProblemResponses(400, 404, 409, 422)
  reassignRequest(@CurrentActor() actor: Actor, @Body() form: DelegateDto): Promise<DelegatedDto> {
    return this.reassignment.run(actor, form);
  }
}
