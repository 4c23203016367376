import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PUBLISHED_TYPES } from '../published-events';

/** Of these, an event has those that its type is about. Nothing personal: ask the API by the ids. */
export class PublishedDataDto {
  @ApiPropertyOptional({ format: 'uuid' })
  requestId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  leadId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  fileId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  commentId?: string;

  @ApiPropertyOptional({ example: 'pending' })
  from?: string;

  @ApiPropertyOptional({ example: 'in_review' })
  to?: string;

  /** Of a file: what the scanner said. */
  @ApiPropertyOptional({ example: 'clean' })
  state?: string;

  /** The form that a lead was sent with. */
  @ApiPropertyOptional({ example: 'contact' })
  form?: string;

  /** Which fields were changed. */
  @ApiPropertyOptional({ type: [String], example: ['urgency'] })
  fields?: string[];
}

export class PublishedEventDto {
  /** The same in the feed and in every delivery: whoever has seen it, has seen the event. */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PUBLISHED_TYPES, enumName: 'PublishedType' })
  type: string;

  timestamp: Date;

  data: PublishedDataDto;
}
