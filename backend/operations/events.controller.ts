import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../access/access.decorator';
import { Permission } from '../access/permission';
import { Changes } from '../idempotency/changes.decorator';
import { PageQuery } from '../lists/page.dto';
import { ProblemResponses } from '../openapi/problem-responses';
import { EventIdParam, EventRetriedDto, FailingEventsDto } from './dto/event.dto';
import { FailingEvents } from './failing-events';

@ApiTags('Operations')
@Controller('api/ops/events')
export class EventsController {
  constructor(private readonly failing: FailingEvents) {}

  /** Events that a subscriber has failed on, newest first. */
  @Get()
  @Requires(Permission.ManageMail)
  @ProblemResponses(422)
  listFailingEvents(@Query() query: PageQuery): Promise<FailingEventsDto> {
    return this.failing.page(query);
  }

  /** Retry an event at once. */
  @Post(':id/retry')
  @HttpCode(200)
  @Changes(Permission.ManageMail)
  @ProblemResponses(404, 409)
  retryEvent(@Param() { id }: EventIdParam): Promise<EventRetriedDto> {
    return this.failing.retry(id);
  }
}
