import { ApiProperty } from '@nestjs/swagger';
import { MEDIA_TYPES, FILE_STATES, MOST_BYTES, type FileState } from '../attachment-options';

export class AttachmentDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'depot-stock.xlsx', maxLength: 200 })
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_BYTES, example: 48213 })
  bytes: number;

  /** Type of its content, regardless of its name. */
  @ApiProperty({ enum: MEDIA_TYPES, enumName: 'FileMediaType' })
  mediaType: string;

  /** Only a clean file, or one accepted while no scanner was configured (`unscanned`), can be downloaded. */
  @ApiProperty({ enum: FILE_STATES, enumName: 'FileState' })
  state: FileState;

  /** The caller may remove it now. */
  canRemove: boolean;
}
