import { Check, Entity, Index, PrimaryColumn, Unique, Column } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import { EmailTakenByNobody } from './accounts.errors';
import { isStaff, type Role } from '../../access/role';

/** invited: no way to sign in yet. */
export const PERSON_STATES = ['active', 'invited', 'deactivated'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

export type ProfileChange = {
  firstName: string;
  lastName: string;
  company: string;
  phone?: string | null;
};

/** An account. It exists only once its address is confirmed (or vouched for by a provider). */
@Entity('users')
@Unique(['email'])
@Index(['createdAt', 'id'])
@Index(['role', 'createdAt', 'id'])
@Index(['sortName', 'id'])
@Index('users_last_seen_index', { synchronize: false })
@Index('users_deactivated_index', ['createdAt', 'id'], { where: 'disabled_at IS NOT NULL' })
@Index('users_invited_index', ['createdAt', 'id'], { where: 'invited_at IS NOT NULL' })
@Index('users_search_text_index', { synchronize: false })
@Index('users_staff_index', ['role'], { where: `role <> 'client'` })
@Check('users_email_ascii_check', `"email"::text ~ '^[!-~]+$'`)
@Check('users_pending_email_ascii_check', `"pending_email"::text ~ '^[!-~]+$'`)
@Check('users_role_check', `"role" IN ('client', 'support', 'manager', 'admin')`)
export class User {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'citext' })
  email: string;

  @TextColumn({ default: '' })
  firstName: string;

  @TextColumn({ default: '' })
  lastName: string;

  @TextColumn({ default: '' })
  company: string;

  @TextColumn({ nullable: true })
  phone: string | null;

  /** Argon2id in PHC format; absent for people who only sign in through a provider. */
  @TextColumn({ nullable: true })
  passwordHash: string | null;

  @TextColumn({ default: 'client' })
  role: Role;

  /** The address a change waits for; it takes over once its owner confirms. */
  @Column({ type: 'citext', nullable: true })
  pendingEmail: string | null;

  @InstantColumn({ nullable: true })
  disabledAt: Date | null;

  /** IANA name, such as "Europe/London"; null until they tell: the office's. */
  @TextColumn({ nullable: true })
  timeZone: string | null;

  /** When they were invited, until they have a way to sign in: a password or a provider. */
  @InstantColumn({ nullable: true })
  invitedAt: Date | null;

  /** When it is erased, as its owner asked; until then they can take that back. */
  @InstantColumn({ nullable: true })
  erasesAt: Date | null;

  /** When everything that names its owner was erased. Such an account never comes back. */
  @InstantColumn({ nullable: true })
  erasedAt: Date | null;

  /** Until when staff may work without a second factor; set once, where the rule first meets them. */
  @InstantColumn({ nullable: true, update: false })
  factorDueAt: Date | null;

  /** Kept to the minute by `Sessions`, so that the list of people can be put in its order. */
  @InstantColumn({ nullable: true, update: false })
  lastSeenAt: Date | null;

  /** Name, company and address, folded; written by a trigger. */
  @TextColumn({ default: '', select: false, insert: false, update: false })
  searchText: string;

  /** The name, or the address where there is none, folded; written by a trigger. */
  @TextColumn({ default: '', select: false, insert: false, update: false })
  sortName: string;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ default: () => 'now()' })
  updatedAt: Date;

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
    this.touch();
  }

  askForEmail(email: string): void {
    this.pendingEmail = email;
    this.touch();
  }

  /** Makes `email` the address of this account, if that is what it waits for. */
  takeEmail(email: string): void {
    if (this.pendingEmail?.toLowerCase() !== email.toLowerCase()) throw EmailTakenByNobody();
    this.email = email;
    this.pendingEmail = null;
    this.touch();
  }

  /** Restores the address after a change the owner did not make. The password is cleared, since the
   * intruder knew it. */
  takeBack(email: string): void {
    this.email = email;
    this.pendingEmail = null;
    this.passwordHash = null;
    this.touch();
  }

  /** A change of address that waits has to be asked for anew: its link is void. */
  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.invitedAt = null;
    this.pendingEmail = null;
    this.touch();
  }

  giveRole(role: Role): void {
    this.role = role;
    this.touch();
  }

  deactivate(): void {
    this.disabledAt = new Date();
    this.touch();
  }

  reactivate(): void {
    this.disabledAt = null;
    this.touch();
  }

  private touch(): void {
    this.version += 1;
    this.updatedAt = new Date();
  }
}

/** What an erased person is called from then on. */
export const ERASED_NAME = 'Former client';

/** No mail ever gets there (RFC 2606), and no two people have the same. */
export const erasedAddress = (id: string): string => `former-client-${id}@erased.invalid`;
