import { Entity, Index, PrimaryColumn } from 'typeorm';
import { ReferenceColumn, TextColumn } from '../../database/columns';

/** What staff noted on a lead. Who and when stands in its event, which holds no such text. */
@Entity('lead_notes')
@Index(['leadId'])
export class LeadNote {
  @PrimaryColumn('uuid')
  eventId: string;

  @ReferenceColumn('Lead', { onDelete: 'CASCADE' })
  leadId: string;

  @TextColumn()
  body: string;
}
