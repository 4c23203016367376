import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires, type Actor, Permission } from '../../access/access.public';
import { Changes } from '../../idempotency/changes.decorator';
import { ProblemResponses } from '../../openapi/problem-responses';
import { REQUESTS, Shows, Touches } from '../../openapi/touches';
import { WithETag, RequestIdParam } from '../requests/requests.public';
import { AssignRequest } from './assign-request';
import { Colleagues } from './colleagues';
import { DelegateRequest } from './delegate-request';
import { AssignDto, DelegateDto } from './dto/delegation.dto';

@Controller('api')
export class DelegationController {
  constructor(
    private readonly delegation: DelegateRequest,
    private readonly assignment: AssignRequest,
    private readonly colleagues: Colleagues,
  ) {}

  /** Delegate a pending request to the manager or support team. Only one of two concurrent calls succeeds. */
  @Post('delegate-request')
  @Touches(REQUESTS)
  @ApiTags('Admin panel')
  @HttpCode(200)
  @Changes(Permission.DelegateRequest)
  @WithETag()
  @ProblemResponses(404)
  delegateRequest(@CurrentActor() actor: Actor, @Body() form: DelegateDto) {
    return this.delegation.delegate(actor, form);
  }

  /** Reassign an open request to the other team. A request that was set back to pending becomes assigned. */
  @Put('delegate-request')
  @Touches(REQUESTS)
  @ApiTags('Admin panel')
  @Changes(Permission.DelegateRequest)
  @WithETag()
  @ProblemResponses(404)
  reassignRequest(@CurrentActor() actor: Actor, @Body() form: DelegateDto) {
    return this.delegation.reassign(actor, form);
  }

  /** Take a request, release it, or give it to a colleague. Only one of several concurrent calls succeeds. */
  @Put('requests/:id/assignee')
  @Touches(REQUESTS, 'Colleagues')
  @ApiTags('Every panel')
  @Changes(Permission.WorkOnRequests)
  @WithETag()
  assignRequest(
    @CurrentActor() actor: Actor,
    @Param() { id }: RequestIdParam,
    @Body() form: AssignDto,
  ) {
    return this.assignment.assign(actor, id, form);
  }

  /** The staff a request can be assigned to, or that a note can mention. */
  @Get('colleagues')
  @Shows('Colleagues')
  @ApiTags('Every panel')
  @Requires(Permission.WorkOnRequests)
  getColleagues(@CurrentActor() actor: Actor) {
    return this.colleagues.all(actor);
  }
}
