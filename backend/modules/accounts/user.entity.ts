import { Entity, PrimaryColumn, Unique, Column } from 'typeorm';
import { isStaff, type Grant, type Role } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import { EmailNotPending, OnlyManagersGetGrants } from './accounts.errors';
import { nameChoices } from '../../openapi/choice-words';

export const PERSON_STATES = ['active', 'invited', 'deactivated'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

nameChoices('PersonState', {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
} satisfies Record<PersonState, string>);

type ProfileChange = {
  firstName: string;
  lastName: string;
  company: string;
  phone?: string | null;
};

/** Created only once its address is confirmed (or vouched for by an identity provider). */
@Entity('users')
@Unique(['email'])
export class User {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('personal', { type: 'citext' }) email: string;
  @TextColumn('personal', { default: '' }) firstName: string;
  @TextColumn('personal', { default: '' }) lastName: string;
  @TextColumn('personal', { default: '' }) company: string;
  @TextColumn('personal', { nullable: true }) phone: string | null;

  /** Argon2id in PHC format; null for people who sign in only through an identity provider. */
  @TextColumn('hash', { nullable: true }) passwordHash: string | null;
  @TextColumn('choice', { default: 'client' }) role: Role;

  /** Permissions on top of the role. */
  @TextColumn('choice', { array: true, default: () => "'{}'" }) grants: Grant[];
  @TextColumn('personal', { type: 'citext', nullable: true }) pendingEmail: string | null;
  @InstantColumn({ nullable: true }) disabledAt: Date | null;

  /** IANA name; null means the office's. */
  @TextColumn('personal', { nullable: true }) timeZone: string | null;

  /** Until the person has a password or an identity provider. */
  @InstantColumn({ nullable: true }) invitedAt: Date | null;
  @InstantColumn({ nullable: true }) erasesAt: Date | null;
  @InstantColumn({ nullable: true }) erasedAt: Date | null;

  /** Until then, staff may work without a second factor. */
  @InstantColumn({ nullable: true, update: false }) factorDueAt: Date | null;
  @InstantColumn({ nullable: true, update: false }) lastSeenAt: Date | null;

  @TextColumn('personal', { default: '', select: false, insert: false, update: false })
  searchText: string;

  @TextColumn('personal', { default: '', select: false, insert: false, update: false })
  sortName: string;

  @Column({ type: 'integer', default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;

  get fullName(): string {
    return `${this.firstName} ${this.lastName}`.trim();
  }

  get isStaff(): boolean {
    return isStaff(this.role);
  }

  get state(): PersonState {
    if (this.disabledAt) return 'deactivated';
    return this.invitedAt ? 'invited' : 'active';
  }

  get isProfileComplete(): boolean {
    return [this.firstName, this.lastName, this.email, this.company].every(Boolean);
  }

  wouldChange({ firstName, lastName, company, phone = this.phone }: ProfileChange): boolean {
    const asked = [firstName, lastName, company, phone || null];
    return (
      asked.join('\n') !== [this.firstName, this.lastName, this.company, this.phone].join('\n')
    );
  }

  changeProfile(change: ProfileChange): void {
    this.firstName = change.firstName;
    this.lastName = change.lastName;
    this.company = change.company;
    if (change.phone !== undefined) this.phone = change.phone || null;
  }

  askForEmail(email: string): void {
    this.pendingEmail = email;
  }

  confirmEmail(email: string): void {
    if (this.pendingEmail?.toLowerCase() !== email.toLowerCase()) throw EmailNotPending();
    this.email = email;
    this.pendingEmail = null;
  }

  /** After a change not made by the owner: the intruder knew the password. */
  undoEmailChange(email: string): void {
    this.email = email;
    this.pendingEmail = null;
    this.passwordHash = null;
  }

  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.invitedAt = null;
    // An invitation may hold the address alone, and lists would show no name.
    if (!this.fullName) this.firstName = this.email.split('@')[0]!;
    this.pendingEmail = null;
  }

  giveRole(role: Role): void {
    this.role = role;
    if (role !== 'manager') this.grants = [];
  }

  /**
   * @returns whether anything changes
   * @throws OnlyManagersGetGrants
   */
  grant(grants: Grant[]): boolean {
    if (grants.length > 0 && this.role !== 'manager') throw OnlyManagersGetGrants();
    const isChange = grants.join() !== this.grants.join();
    this.grants = grants;
    return isChange;
  }

  deactivate(): void {
    this.disabledAt = databaseNow();
  }

  reactivate(): void {
    this.disabledAt = null;
  }
}

export const ERASED_NAME = 'Former client';

export const erasedAddress = (id: string): string => `former-client-${id}@erased.invalid`;
