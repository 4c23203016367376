import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Scope } from '../../access/scopes';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';

/** What an integration calls the API with, in the name of a person. Only its hash is kept. */
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

  /** How it begins, by which people tell their tokens apart. */
  @TextColumn()
  beginning: string;

  @Column({ type: 'text', array: true })
  scopes: Scope[];

  /** Where it may be used from (CIDR); anywhere where there are none. */
  @Column({ type: 'text', array: true })
  networks: string[];

  @InstantColumn()
  expiresAt: Date;

  /** To the minute. */
  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null;

  @CreatedAtColumn()
  createdAt: Date;
}
