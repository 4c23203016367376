import { Entity, Index, PrimaryColumn } from 'typeorm';
import { ReferenceColumn, TextColumn } from '../../database/columns';

@Entity('lead_notes')
@Index(['leadId'])
export class LeadNote {
  @PrimaryColumn('uuid')
  eventId: string;

  @ReferenceColumn('Lead', { onDelete: 'CASCADE' })
  leadId: string;

  @TextColumn('personal')
  body: string;
}
