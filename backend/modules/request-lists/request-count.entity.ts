import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Number of requests of each kind, as of the last folding. `none`: not delegated. */
@Entity('request_counts')
export class RequestCount {
  @PrimaryColumn('text')
  assignedTo: string;

  @PrimaryColumn('text')
  status: string;

  @PrimaryColumn('text')
  serviceType: string;

  @PrimaryColumn('text')
  urgency: string;

  @Column({ type: 'bigint' })
  count: string;
}

@Entity('request_count_changes')
export class RequestCountChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  assignedTo: string;

  @Column('text')
  status: string;

  @Column('text')
  serviceType: string;

  @Column('text')
  urgency: string;

  @Column('smallint')
  change: number;
}
