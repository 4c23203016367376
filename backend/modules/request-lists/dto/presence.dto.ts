import { ApiProperty } from '@nestjs/swagger';
import { Flag } from '../../../validation/fields';

export class NotePresenceDto {
  @Flag({ label: 'Here', example: 'true', description: 'False when the request is closed again.' })
  isHere: boolean;
}

export class PresenceDto {
  /** Ids of other staff who have it open. */
  @ApiProperty({ type: [String], format: 'uuid', maxItems: 500 })
  people: string[];
}
