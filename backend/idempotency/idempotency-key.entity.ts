import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../database/columns';

/** A key sent by a caller: a second call with it is a retry. Kept for 24 hours. */
@Entity('idempotency_keys')
@Unique(['userId', 'key'])
@Index(['createdAt'])
export class IdempotencyKey {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn()
  key: string;

  /** Method and path. */
  @TextColumn()
  route: string;

  /** Hex HMAC-SHA-256 of the body, under the server's secret. */
  @TextColumn()
  bodyHash: string;

  /** The stored answer (see `stored-answer.ts`); absent while the first call is still running. */
  @Column({ type: 'jsonb', nullable: true })
  answer: unknown;

  @CreatedAtColumn()
  createdAt: Date;
}
