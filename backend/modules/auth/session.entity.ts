import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  ReferenceColumn,
  InstantColumn,
  TextColumn,
} from '../../database/columns';
import type { Level } from './factor-rules';

/** A signed-in browser. The token only names it: ending the row ends the sign-in at once. */
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

  /** When a password or a provider proved who it is. Copied when a session is replaced. */
  @CreatedAtColumn()
  createdAt: Date;

  /** Kept to the minute, so that not every call writes a row. */
  @InstantColumn({ default: () => 'now()' })
  lastSeenAt: Date;

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;

  /** Hex SHA-256 of the device that may still use the token until `endedAt`: its own other tabs. */
  @TextColumn({ nullable: true })
  graceDevice: string | null;

  /** It was opened from a mail about this request and reaches nothing else. */
  @Column({ type: 'uuid', nullable: true })
  onlyRequestId: string | null;

  /** 1: the second factor is missing yet. 2: all that is asked of this person is proven. */
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
