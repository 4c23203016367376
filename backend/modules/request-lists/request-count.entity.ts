import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { TextColumn } from '../../database/columns';

/** Number of requests of each kind, as of the last folding. `none`: not delegated. */
@Entity('request_counts')
export class RequestCount {
  @TextColumn('choice', { primary: true })
  assignedTo: string;

  @TextColumn('choice', { primary: true })
  status: string;

  @TextColumn('choice', { primary: true })
  serviceType: string;

  @TextColumn('choice', { primary: true })
  urgency: string;

  @Column({ type: 'bigint' })
  count: string;
}

@Entity('request_count_changes')
export class RequestCountChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @TextColumn('choice')
  assignedTo: string;

  @TextColumn('choice')
  status: string;

  @TextColumn('choice')
  serviceType: string;

  @TextColumn('choice')
  urgency: string;

  @Column('smallint')
  change: number;
}
