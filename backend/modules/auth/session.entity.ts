import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  ReferenceColumn,
  InstantColumn,
  TextColumn,
} from '../../database/columns';
import type { Level } from './factor-rules';

/** A signed-in browser. The token only names the row, so ending the row takes effect at once. */
@Entity('sessions')
@Index(['userId', 'createdAt'])
@Index(['expiresAt'])
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  userId: string;

  @Column({ type: 'boolean', default: false })
  remember: boolean;

  @Column({ type: 'integer' })
  idleSeconds: number;

  /**
   * When a password or an identity provider proved the identity. Copied when a session is replaced.
   */
  @CreatedAtColumn()
  createdAt: Date;

  /** Updated at most once a minute, to avoid a write per call. */
  @InstantColumn({ default: () => 'now()' })
  lastSeenAt: Date;

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;

  /** Hex SHA-256 of the device whose other tabs may use the token until `endedAt`. */
  @TextColumn({ nullable: true })
  graceDevice: string | null;

  /** Set if it was opened from a mail about this request and can reach nothing else. */
  @Column({ type: 'uuid', nullable: true })
  onlyRequestId: string | null;

  /** 1: the second factor is missing. 2: all required proofs were given. */
  @Column({ type: 'smallint', default: 2 })
  level: Level;

  /** When the second factor was proven, or set up, in this session. */
  @InstantColumn({ nullable: true })
  factorAt: Date | null;

  @TextColumn({ nullable: true })
  ip: string | null;

  @TextColumn({ nullable: true })
  userAgent: string | null;
}
