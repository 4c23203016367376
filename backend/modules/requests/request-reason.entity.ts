import { Entity, Index, PrimaryColumn } from 'typeorm';
import { ReferenceColumn, TextColumn } from '../../database/columns';

/** Why somebody moved a request, in their own words: apart from the event, which holds no such text. */
@Entity('request_reasons')
@Index(['requestId'])
export class RequestReason {
  @PrimaryColumn('uuid')
  eventId: string;

  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' })
  requestId: string;

  @TextColumn()
  body: string;
}
