import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../access/scopes';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';

@Entity('api_tokens')
@Index(['userId', 'createdAt'])
@Index(['createdAt', 'id'])
export class ApiToken {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn()
  name: string;

  @TextColumn({ unique: true })
  hash: string;

  @TextColumn()
  beginning: string;

  @Column({ type: 'text', array: true })
  scopes: Scope[];

  /** Networks (CIDR) it may be used from; empty means any. */
  @Column({ type: 'text', array: true })
  networks: string[];

  @InstantColumn()
  expiresAt: Date;

  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null;

  @CreatedAtColumn()
  createdAt: Date;
}
