import { Entity, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../access/access.public';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';

@Entity('api_tokens')
export class ApiToken {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @TextColumn('personal') name: string;
  @TextColumn('hash', { unique: true }) hash: string;
  @TextColumn('ours') beginning: string;
  @TextColumn('choice', { array: true }) scopes: Scope[];

  /** CIDR; empty means any. */
  @TextColumn('personal', { array: true }) networks: string[];
  @InstantColumn() expiresAt: Date;
  @InstantColumn({ nullable: true }) lastUsedAt: Date | null;
  @InstantColumn({ nullable: true }) revokedAt: Date | null;
  @CreatedAtColumn() createdAt: Date;
}
