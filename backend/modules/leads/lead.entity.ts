import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Trap } from '../../access/form-traps';
import type { LeadForm, LeadState } from './lead-options';

/** What a form asks beyond the common fields, and what only one form asks. */
export type LeadDetails = {
  role?: string;
  budget?: string;
  timeline?: string;
  authority?: boolean;
  topic?: string;
  /** A priced offer of the site, as the visitor saw it. */
  offer?: string;
  /** The visitor's clock. Unverified, so nothing depends on it. */
  submittedAt?: string;
};

/** Where a visitor came from, as the address of the page said. */
export type LeadTracking = Partial<
  Record<
    'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_content' | 'utm_term' | 'fbclid',
    string
  >
>;

/** An enquiry, or a complaint, from one of the site's forms, and how far it has come. */
@Entity('leads')
@Index(['createdAt', 'id'], { where: `state <> 'spam'` })
@Index(['state', 'createdAt', 'id'])
@Index(['form', 'createdAt', 'id'])
@Index(['service', 'createdAt', 'id'])
@Index(['bodyHash', 'createdAt'])
@Index(['idempotencyKeyHash'], { where: 'idempotency_key_hash IS NOT NULL' })
@Index(['email'])
@Index(['updatedAt'])
@Index(['requestId'], { where: 'request_id IS NOT NULL' })
@Index('leads_search_text_index', { synchronize: false })
@Check('leads_form_check', `"form" IN ('contact', 'service', 'mvp', 'notify', 'complaint')`)
@Check('leads_state_check', `"state" IN ('new', 'contacted', 'won', 'lost', 'spam')`)
@Check('leads_trap_check', `"trap" IN ('honeypot', 'too_fast')`)
export class Lead {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn()
  form: LeadForm;

  /** What it is about, as people read it; from a closed list, never the visitor's words. */
  @TextColumn()
  service: string;

  /** Empty for those who only left an address. */
  @TextColumn({ default: '' })
  fullName: string;

  @Column({ type: 'citext' })
  email: string;

  @TextColumn({ nullable: true })
  company: string | null;

  @TextColumn({ nullable: true })
  phone: string | null;

  @TextColumn({ nullable: true })
  jobTitle: string | null;

  @TextColumn({ default: '' })
  message: string;

  @Column({ type: 'jsonb', default: {} })
  details: LeadDetails;

  @Column({ type: 'jsonb', default: {} })
  tracking: LeadTracking;

  /** The page of the site it was sent from. */
  @TextColumn({ nullable: true })
  page: string | null;

  @TextColumn({ default: 'new' })
  state: LeadState;

  /** Why it was classified as spam automatically; no mail was sent. */
  @TextColumn({ nullable: true })
  trap: Trap | null;

  /** Hex SHA-256 of what was sent, to tell a repeat. */
  @TextColumn()
  bodyHash: string;

  /** Hex SHA-256 of the caller's `Idempotency-Key`. */
  @TextColumn({ nullable: true })
  idempotencyKeyHash: string | null;

  /** The sender's network, shortened to a /24 or /48. */
  @TextColumn({ nullable: true })
  network: string | null;

  /** The project request it became. */
  @ReferenceColumn('ProjectRequest', { onDelete: 'SET NULL', nullable: true })
  requestId: string | null;

  /** Everything a search looks in, folded by a trigger. */
  @TextColumn({ default: '' })
  searchText: string;

  @Column({ type: 'integer', default: 1 })
  version: number;

  /** When the answer that the form promised is due; null where none was. */
  @InstantColumn({ nullable: true })
  replyDueAt: Date | null;

  @CreatedAtColumn()
  createdAt: Date;

  /** The last contact: retention counts from here. */
  @InstantColumn({ default: () => 'now()' })
  updatedAt: Date;

  /** The sender's name for staff and mails. */
  get sender(): string {
    return this.fullName || this.email;
  }
}
