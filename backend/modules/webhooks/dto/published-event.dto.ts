import { ApiProperty } from '@nestjs/swagger';
import { PUBLISHED_TYPES } from '../published-events';
import { PublishedDataDto } from './published-data.dto';

export class PublishedEventDto {
  /** The same in the feed and in every delivery, for detecting repeats. */
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PUBLISHED_TYPES, enumName: 'PublishedType' })
  type: string;

  timestamp: Date;

  data: PublishedDataDto;
}
