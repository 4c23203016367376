import { Entity, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../database/columns';

@Entity('idempotency_keys')
@Unique(['userId', 'key'])
export class IdempotencyKey {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @TextColumn('technical') key: string;
  @TextColumn('technical') route: string;
  @TextColumn('hash') bodyHash: string;
  @TextColumn('personal', { type: 'jsonb', nullable: true }) answer: unknown;
  @CreatedAtColumn() createdAt: Date;
}
