import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn, ReferenceColumn } from '../../database/columns';
import { nameChoices } from '../../openapi/choice-words';

/** `leads`: members' requests are visible to leads only. */
export const SHARINGS = ['none', 'leads', 'everyone'] as const;
export type Sharing = (typeof SHARINGS)[number];

nameChoices('Sharing', {
  none: 'Nobody',
  leads: 'The leads',
  everyone: 'Every member',
} satisfies Record<Sharing, string>);

/**
 * A signatory may also accept proposals for the organisation. Somebody of finance sees and pays its
 * invoices, and no requests of others.
 */
export const MEMBER_ROLES = ['member', 'lead', 'signatory', 'finance'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

nameChoices('MemberRole', {
  member: 'Member',
  lead: 'Lead',
  signatory: 'Signatory',
  finance: 'Finance',
} satisfies Record<MemberRole, string>);

export const MEMBER_STATES = ['invited', 'requested', 'active'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

nameChoices('MemberState', {
  active: 'Member',
  invited: 'Invited',
  requested: 'Asks to join',
} satisfies Record<MemberState, string>);

export const MAX_MEMBERS = 200;
/** Pending requests to join have their own limit, so that strangers cannot use up the places. */
export const MAX_REQUESTS_TO_JOIN = 50;
export const MAX_DOMAINS = 20;

@Entity('organisations')
export class Organisation {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('personal') name: string;

  /** Verified by staff. Domains only suggest the organisation to people with such an address. */
  @TextColumn('ours', { array: true, default: () => "'{}'" }) domains: string[];
  @TextColumn('choice', { default: 'none' }) sharing: Sharing;
  @Column({ type: 'integer', default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;
}

@Entity('memberships')
export class Membership {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('Organisation', { onDelete: 'CASCADE' }) organisationId: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE', nullable: true }) userId: string | null;
  @TextColumn('personal', { type: 'citext', nullable: true }) email: string | null;
  @TextColumn('choice') role: MemberRole;
  @TextColumn('choice') state: MemberState;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) invitedBy: string | null;
  @CreatedAtColumn() createdAt: Date;
}
