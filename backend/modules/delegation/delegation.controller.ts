import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { Changes } from '../../idempotency/changes.decorator';
import { AnswerHeaders } from '../../http/answer-headers';
import { ProblemResponses } from '../../openapi/problem-responses';
import { etagOf, RequestIdParam } from '../requests/requests.public';
import { AssignRequest } from './assign-request';
import { Colleagues } from './colleagues';
import { AssignDto, AssignedDto, ColleaguesDto } from './dto/assign.dto';
import { DelegatedDto, DelegateDto } from './dto/delegate.dto';
import { DelegateRequest } from './delegate-request';
import { ReassignRequest } from './reassign-request';

@Controller('api')
export class DelegationController {
  constructor(
    private readonly delegation: DelegateRequest,
    private readonly reassignment: ReassignRequest,
    private readonly assignment: AssignRequest,
    private readonly colleagues: Colleagues,
  ) {}

  /** Delegate a pending request to the manager or support team. Only one of two concurrent calls succeeds. */
  @Post('delegate-request')
  @ApiTags('Admin panel')
  @HttpCode(200)
  @Changes(Permission.DelegateRequest)
  @AnswerHeaders<DelegatedDto>({ ETag: ({ request }) => etagOf(request) })
  @ProblemResponses(400, 404, 409, 422)
  delegateRequest(@CurrentActor() actor: Actor, @Body() form: DelegateDto): Promise<DelegatedDto> {
    return this.delegation.run(actor, form);
  }

  /** Reassign an open request to the other team. A request that was set back to pending becomes assigned. */
  @Put('delegate-request')
  @ApiTags('Admin panel')
  @Changes(Permission.DelegateRequest)
  @AnswerHeaders<DelegatedDto>({ ETag: ({ request }) => etagOf(request) })
  @ProblemResponses(400, 404, 409, 422)
  reassignRequest(@CurrentActor() actor: Actor, @Body() form: DelegateDto): Promise<DelegatedDto> {
    return this.reassignment.run(actor, form);
  }

  /** Take a request, release it, or give it to a colleague. Only one of several concurrent calls succeeds. */
  @Put('requests/:id/assignee')
  @ApiTags('Every panel')
  @Changes(Permission.WorkOnRequests)
  @AnswerHeaders<AssignedDto>({ ETag: ({ request }) => etagOf(request) })
  @ProblemResponses(403, 404, 409, 422)
  assignRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: AssignDto,
  ): Promise<AssignedDto> {
    return this.assignment.run(actor, id, form);
  }

  /** The staff a request can be assigned to, or that a note can mention. */
  @Get('colleagues')
  @ApiTags('Every panel')
  @Requires(Permission.WorkOnRequests)
  getColleagues(@CurrentActor() actor: Actor): Promise<ColleaguesDto> {
    return this.colleagues.all(actor);
  }
}
