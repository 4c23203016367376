import { ApiProperty } from '@nestjs/swagger';
import { PageDto } from '../../../lists/page.dto';
import { ALL_MEDIA_TYPES, FILE_STATES, MOST_BYTES, type FileState } from '../attachment-options';

/** A file, as whoever sees it is told of it. */
export class AttachmentDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ example: 'depot-stock.xlsx', maxLength: 200 })
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_BYTES, example: 48213 })
  bytes: number;

  /** What its content is, whatever its name says. */
  @ApiProperty({ enum: ALL_MEDIA_TYPES, enumName: 'FileMediaType' })
  mediaType: string;

  /** Only a clean file can be downloaded. */
  @ApiProperty({ enum: FILE_STATES, enumName: 'FileState' })
  state: FileState;

  /** The caller may remove it now. */
  canRemove: boolean;
}

export class FileUploadedDto {
  attachment: AttachmentDto;
}

/** A file that the scanner refused, or could not scan. */
export class QuarantinedFileDto extends AttachmentDto {
  /** The scanner's name for what it found, or why it could not be scanned. */
  @ApiProperty({ type: String, nullable: true, example: 'Eicar-Test-Signature' })
  finding: string | null;

  /** Null until something has bound it. */
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
