import { Entity, Index, PrimaryColumn } from 'typeorm';
import { ReferenceColumn, TextColumn } from '../../database/columns';

/** A person's reason for a move. Stored apart, because events contain no such text. */
@Entity('request_reasons')
@Index(['requestId'])
export class RequestReason {
  @PrimaryColumn('uuid')
  eventId: string;

  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' })
  requestId: string;

  @TextColumn('personal')
  body: string;
}
