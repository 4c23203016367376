import { Entity, PrimaryGeneratedColumn, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { ConsentEventKind, Topic } from './newsletter-options';

/** Append-only. An erasure leaves only the hash of the address. */
@Entity('consent_events')
export class ConsentEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;

  @ReferenceColumn('Subscriber', { onDelete: 'SET NULL', nullable: true })
  subscriberId: string | null;

  @TextColumn('hash') emailHash: string;
  @TextColumn('choice', { nullable: true }) topic: Topic | null;
  @TextColumn('choice') kind: ConsentEventKind;
  @TextColumn('choice', { nullable: true }) textVersion: string | null;
  @TextColumn('personal', { nullable: true }) page: string | null;
  @TextColumn('personal', { nullable: true }) network: string | null;
  @TextColumn('personal', { nullable: true }) reason: string | null;
  @CreatedAtColumn() at: Date;
}

@Entity('suppressions')
export class Suppression {
  @TextColumn('hash', { primary: true }) emailHash: string;
  @TextColumn('choice') reason: 'bounce' | 'complaint';
  @CreatedAtColumn() createdAt: Date;
}

/**
 * The salt of `hash_address(email)`. Not in the settings, because hashes of suppressed addresses
 * must stay valid when a secret changes.
 */
@Entity('address_salts')
export class AddressSalt {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @TextColumn('ours') salt: string;
}
