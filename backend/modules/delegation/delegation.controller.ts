import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { Changes } from '../../idempotency/changes.decorator';
import { AnswerHeaders } from '../../http/answer-headers';
import { ProblemResponses } from '../../openapi/problem-responses';
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

  /** Delegate a pending request to the manager or support team. Of two calls at once, one wins. */
  @Post('delegate-request')
  @HttpCode(200)
  @Changes(Permission.DelegateRequest)
  @AnswerHeaders<DelegatedDto>({ ETag: ({ request }) => etagOf(request) })
  @ProblemResponses(400, 404, 409, 422)
  delegateRequest(@CurrentActor() actor: Actor, @Body() form: DelegateDto): Promise<DelegatedDto> {
    return this.delegation.run(actor, form);
  }

  /** Reassign an open request to the other team. A request that was set back to pending becomes assigned. */
  @Put('delegate-request')
  @Changes(Permission.DelegateRequest)
  @AnswerHeaders<DelegatedDto>({ ETag: ({ request }) => etagOf(request) })
  @ProblemResponses(400, 404, 409, 422)
  reassignRequest(@CurrentActor() actor: Actor, @Body() form: DelegateDto): Promise<DelegatedDto> {
    return this.reassignment.run(actor, form);
  }
}
