import { Column, Entity, PrimaryColumn, ForeignKey } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import { nameChoices } from '../../openapi/choice-words';

export const AUTHENTICATOR_KINDS = ['app', 'passkey'] as const;
export type AuthenticatorKind = (typeof AUTHENTICATOR_KINDS)[number];

nameChoices('AuthenticatorKind', {
  app: 'Authenticator app',
  passkey: 'Passkey',
} satisfies Record<AuthenticatorKind, string>);

@Entity('authenticators')
export class Authenticator {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @TextColumn('choice') kind: AuthenticatorKind;
  @TextColumn('personal') name: string;
  @TextColumn('ours', { nullable: true, unique: true }) credentialId: string | null;
  @TextColumn('ours', { type: 'bytea', nullable: true }) publicKey: Buffer | null;
  @Column({ type: 'bigint', default: 0 }) counter: string;

  /** Synchronised between devices, whose counters differ. */
  @Column({ type: 'boolean', default: false }) backedUp: boolean;
  @TextColumn('choice', { array: true, default: [] }) transports: string[];
  @TextColumn('ours', { nullable: true }) secret: string | null;
  @Column({ type: 'integer', nullable: true }) lastStep: number | null;
  @InstantColumn({ nullable: true }) lastUsedAt: Date | null;
  @CreatedAtColumn() createdAt: Date;
}

@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn('hash', { primary: true }) hash: string;
  @InstantColumn({ nullable: true }) usedAt: Date | null;
  @CreatedAtColumn() createdAt: Date;
}
