import { ApiProperty } from '@nestjs/swagger';
import { Text, Whole } from '../../../validation/fields';
import { PUBLISHED_TYPES } from '../published-events';
import { PublishedDataDto } from './published-data.dto';

export const MAX_EVENTS = 500;

export class EventFeedQuery {
  @Text({
    example: 'latest',
    max: 60,
    optional: true,
    description:
      'The `cursor` of the last response. Without it the feed begins with the oldest event kept; ' +
      '`latest` returns no events, but a cursor for starting now.',
  })
  after?: string;

  /** Maximum number of events. */
  @Whole({
    example: '100',
    min: 1,
    max: MAX_EVENTS,
    default: 100,
    optional: true,
    parameter: 'EventLimit',
  })
  limit?: number;
}

export class PublishedEventDto {
  /** The same in the feed and in every delivery, for detecting repeats. */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PUBLISHED_TYPES, enumName: 'PublishedType' })
  type: string;

  timestamp: Date;
  data: PublishedDataDto;
}

export class EventFeedDto {
  /** In a fixed order; later events always follow earlier ones. */
  @ApiProperty({ type: [PublishedEventDto], maxItems: MAX_EVENTS })
  events: PublishedEventDto[];

  /** Send it as `after` to continue from here. Valid for as long as the log is kept. */
  @ApiProperty({ example: '184.f3a91c07d2b4e655' })
  cursor: string;

  /** True if there may be more; call again at once, even if this response is empty. */
  hasMore: boolean;
}
