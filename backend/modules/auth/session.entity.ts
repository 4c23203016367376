import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  ReferenceColumn,
  InstantColumn,
  TextColumn,
} from '../../database/columns';
import type { Level } from './factor-rules';

@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @Column({ type: 'boolean', default: false }) remember: boolean;
  @Column({ type: 'integer' }) idleSeconds: number;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) lastSeenAt: Date;
  @InstantColumn() expiresAt: Date;
  @InstantColumn({ nullable: true }) endedAt: Date | null;
  @TextColumn('hash', { nullable: true }) graceDevice: string | null;
  @Column({ type: 'uuid', nullable: true }) onlyRequestId: string | null;
  @Column({ type: 'smallint', default: 2 }) level: Level;
  @InstantColumn({ nullable: true }) factorAt: Date | null;
  @TextColumn('personal', { nullable: true }) ip: string | null;
  @TextColumn('personal', { nullable: true }) userAgent: string | null;
}

export const HAS_NOT_ENDED = '(s.ended_at IS NULL OR s.ended_at > now())';

export const IS_LIVE = `s.ended_at IS NULL AND s.expires_at > now()
  AND s.last_seen_at + make_interval(secs => s.idle_seconds) > now()`;
