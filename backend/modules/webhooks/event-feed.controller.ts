import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Requires } from '../../access/access.decorator';
import type { Actor } from '../../access/actor';
import { Permission } from '../../access/permission';
import { ProblemResponses } from '../../openapi/problem-responses';
import { EventFeedDto, EventFeedQuery } from './dto/event-feed.dto';
import { EventFeed } from './event-feed';

@ApiTags('Webhooks')
@Controller('api/events')
export class EventFeedController {
  constructor(private readonly feed: EventFeed) {}

  /**
   * List events since a cursor, each once and in a permanent order. A token gets events that its scopes let it read:
   * requests and files with `requests:read` and `files:read`, leads with `leads:read`. An event appears within a second
   * or two. A cursor from before a restored backup gets a 410.
   */
  @Get()
  @Requires(Permission.ReadEvents)
  @ProblemResponses(410, 422)
  getEvents(@CurrentActor() actor: Actor, @Query() query: EventFeedQuery): Promise<EventFeedDto> {
    return this.feed.read(actor, query);
  }
}
