import { ApiProperty } from '@nestjs/swagger';
import { PageDto, PageQuery } from '../../../lists/page.dto';
import { Choice, Text } from '../../../validation/fields';
import { IdentifiedDto, idParam } from '../../../validation/id-param.dto';
import {
  INBOUND_MAIL_REASONS,
  INBOUND_MAIL_STATES,
  type InboundMailReason,
  type InboundMailState,
} from '../inbound-mail-options';
import { InboundMailNotFound } from '../inbound-mail.errors';

export class InboundMailIdParam extends idParam(InboundMailNotFound) {}

export class InboundMailListQuery extends PageQuery {
  /** Default: those waiting for staff (held, unmatched and failed). */
  @Choice(INBOUND_MAIL_STATES, 'InboundMailState', { example: 'held', optional: true })
  state?: InboundMailState;
}

export class AttachMailDto {
  @Text({ example: 'REQ-000123', max: 20, required: 'Please say which request it belongs to.' })
  reference: string;
}

export class RefusedFileDto {
  @ApiProperty({ example: 'setup.exe' })
  name: string;

  /** Error code of the refusal. */
  @ApiProperty({ example: 'file_type_refused' })
  code: string;
}

export class InboundMailDto extends IdentifiedDto {
  @ApiProperty({ enum: INBOUND_MAIL_STATES, enumName: 'InboundMailState' })
  state: InboundMailState;

  /** Null if there is no problem. */
  @ApiProperty({ enum: INBOUND_MAIL_REASONS, enumName: 'InboundMailReason', nullable: true })
  reason: InboundMailReason | null;

  @ApiProperty({ type: String, nullable: true, example: 'amira@northgate.example' })
  fromAddress: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Amira Okafor' })
  fromName: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Re: An answer to your request REQ-000123',
  })
  subject: string | null;

  /** Beginning of the sender's text. */
  @ApiProperty({ type: String, nullable: true, example: 'The data sample follows tomorrow.' })
  excerpt: string | null;

  /** The request that it answers, if known. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  requestId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'REQ-000123' })
  reference: string | null;

  /** Author of the message, if accepted. */
  @ApiProperty({ type: String, nullable: true, example: 'Amira Okafor' })
  person: string | null;

  @ApiProperty({ type: [RefusedFileDto], maxItems: 1000 })
  refusedFiles: RefusedFileDto[];

  @ApiProperty({ type: 'integer', example: 24_300 })
  bytes: number;

  receivedAt: Date;

  /** Whether it can be accepted. */
  canLetIn: boolean;

  /** Whether it can be attached to a request. */
  canAttach: boolean;

  /** Whether it can be dismissed. */
  canDismiss: boolean;
}

export class InboundMailsDto {
  /** Newest first. */
  @ApiProperty({ type: [InboundMailDto], maxItems: 100 })
  mails: InboundMailDto[];

  pagination: PageDto;
}
