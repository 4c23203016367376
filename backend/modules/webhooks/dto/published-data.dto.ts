import { ApiPropertyOptional } from '@nestjs/swagger';

/** Fields that apply to the event's type. No personal data: fetch it from the API by id. */
export class PublishedDataDto {
  @ApiPropertyOptional({ format: 'uuid' })
  requestId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  leadId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  fileId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  commentId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  callId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  proposalId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  invoiceId?: string;

  /** The credit note of an invoice. */
  @ApiPropertyOptional({ format: 'uuid' })
  creditId?: string;

  @ApiPropertyOptional({ format: 'uuid' })
  paymentId?: string;

  /** How a payment came. */
  @ApiPropertyOptional({ example: 'card' })
  kind?: string;

  /** Of a call. */
  @ApiPropertyOptional({ format: 'date-time' })
  startsAt?: string;

  @ApiPropertyOptional({ example: 'pending' })
  from?: string;

  @ApiPropertyOptional({ example: 'in_review' })
  to?: string;

  /** Of a file: the scanner's result. Of an invoice: how it stands. */
  @ApiPropertyOptional({ example: 'clean' })
  state?: string;

  /** The form that a lead was sent with. */
  @ApiPropertyOptional({ example: 'contact' })
  form?: string;

  /** Names of the changed fields. */
  @ApiPropertyOptional({ type: [String], example: ['urgency'] })
  fields?: string[];
}
