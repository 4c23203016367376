import { ApiProperty } from '@nestjs/swagger';
import { Text, Whole } from '../../../validation/fields';
import { PublishedEventDto } from './published-event.dto';

export const MOST_EVENTS = 500;

export class EventFeedQuery {
  @Text({
    label: 'After',
    example: 'latest',
    max: 60,
    optional: true,
    description:
      'The `cursor` of the last response. Without it the feed begins with the oldest event kept; ' +
      '`latest` returns no events, but a cursor for starting now.',
  })
  after?: string;

  @Whole({
    label: 'Limit',
    example: '100',
    min: 1,
    max: MOST_EVENTS,
    default: 100,
    optional: true,
    description: 'Maximum number of events.',
    parameter: 'EventLimit',
  })
  limit?: number;
}

export class EventFeedDto {
  /** In the order in which they are served for good: what is recorded later comes later. */
  @ApiProperty({ type: [PublishedEventDto], maxItems: MOST_EVENTS })
  events: PublishedEventDto[];

  /** Send it as `after` to go on from here. It stays good for as long as the log does. */
  @ApiProperty({ example: '184.f3a91c07d2b4e655' })
  cursor: string;

  /** Ask again at once: an answer may be empty and there is more nevertheless. */
  hasMore: boolean;
}
