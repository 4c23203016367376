import { ApiProperty } from '@nestjs/swagger';
import { PageDto } from '../../../lists/page.dto';
import { AttachmentDto } from './attachment.dto';

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
