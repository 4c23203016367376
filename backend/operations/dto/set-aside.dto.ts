import { ApiProperty } from '@nestjs/swagger';
import { PageDto } from '../../lists/page.dto';
import { Text } from '../../validation/fields';

export class SetAsideRowDto {
  /** The table of the queue. */
  @ApiProperty({ example: 'removed_files' })
  queue: string;

  /** Unique in its queue. */
  @ApiProperty({ example: 'objects/2026-11-28/01980c9a-3f5e-7c4b-9d41-6b1f0e2a7c55' })
  id: string;

  /** When its last worker was given up. */
  since: Date;

  @ApiProperty({ type: 'integer', example: 2 })
  attempts: number;
}

export class SetAsideDto {
  rows: SetAsideRowDto[];
  pagination: PageDto;
}

export class RetryRowDto {
  /** As listed. */
  @Text({ max: 60, example: 'removed_files' })
  queue: string;

  /** As listed. */
  @Text({ max: 200, example: 'objects/2026-11-28/01980c9a-3f5e-7c4b-9d41-6b1f0e2a7c55' })
  id: string;
}
