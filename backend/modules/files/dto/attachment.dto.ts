import { ApiProperty } from '@nestjs/swagger';
import { PageDto } from '../../../lists/page.dto';
import { Ids } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import {
  MEDIA_TYPES,
  FILE_STATES,
  MAX_BYTES,
  MAX_FILES,
  MAX_NAME,
  type FileState,
} from '../attachment-options';

export class AttachmentDto extends IdentifiedDto {
  @ApiProperty({ example: 'depot-stock.xlsx', maxLength: MAX_NAME })
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_BYTES, example: 48213 })
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

export const Attachments = () =>
  Ids({
    label: 'Attachments',
    max: MAX_FILES,
    optional: true,
    description: 'Ids of files that the caller uploaded and has not attached yet.',
  });

export class FileUploadedDto {
  attachment: AttachmentDto;
}

export class QuarantinedFileDto extends AttachmentDto {
  /** The scanner's name for the threat, or why the file could not be scanned. */
  @ApiProperty({ type: String, nullable: true, example: 'Eicar-Test-Signature' })
  finding: string | null;

  /** Null until the file is attached. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  requestId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'REQ-000123' })
  reference: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Amira Okafor' })
  uploadedBy: string | null;

  createdAt: Date;
}

export class QuarantinedFilesDto {
  /** Newest first. */
  @ApiProperty({ type: [QuarantinedFileDto], maxItems: 100 })
  files: QuarantinedFileDto[];

  pagination: PageDto;
}
