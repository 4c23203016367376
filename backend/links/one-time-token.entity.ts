import { Entity, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, IdColumn, InstantColumn, TextColumn } from '../database/columns';
import type { TokenPurpose } from './token-purposes';

@Entity('one_time_tokens')
@Unique(['tokenHash'])
export class OneTimeToken {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') purpose: TokenPurpose;
  @IdColumn() subjectId: string;
  @TextColumn('personal', { type: 'citext', nullable: true }) email: string | null;
  @TextColumn('hash') tokenHash: string;

  /** Hex SHA-256 of the browser's cookie; for `open_request`, the request's id. */
  @TextColumn('hash', { nullable: true }) boundTo: string | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn() expiresAt: Date;
  @InstantColumn({ nullable: true }) usedAt: Date | null;
  @InstantColumn({ nullable: true }) supersededAt: Date | null;
}
