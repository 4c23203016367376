import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAtColumn, IdColumn, TextColumn } from '../database/columns';

/** Who did what to what. Append-only; each row carries the hash of the one before it. */
@Entity('audit_entries')
@Index(['at', 'id'])
@Index(['action', 'at', 'id'])
@Index(['actorId', 'at', 'id'])
@Index(['objectType', 'at', 'id'])
@Index(['objectId', 'at', 'id'])
@Index(['traceId'])
@Index('audit_entries_group_index', { synchronize: false })
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @CreatedAtColumn()
  at: Date;

  @IdColumn({ nullable: true })
  actorId: string | null;

  @TextColumn()
  action: string;

  @TextColumn({ nullable: true })
  objectType: string | null;

  @TextColumn({ nullable: true })
  objectId: string | null;

  /** Ids, statuses and field names only: never personal values, so erasure leaves the chain whole. */
  @Column({ type: 'jsonb', nullable: true })
  before: unknown;

  @Column({ type: 'jsonb', nullable: true })
  after: unknown;

  @TextColumn({ nullable: true })
  ip: string | null;

  @TextColumn({ nullable: true })
  traceId: string | null;

  @TextColumn()
  hash: string;
}
