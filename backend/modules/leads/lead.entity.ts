import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Trap } from '../../access/form-traps';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { LeadForm, LeadState } from './lead-options';

export type LeadDetails = {
  role?: string;
  budget?: string;
  timeline?: string;
  authority?: boolean;
  topic?: string;
  offer?: string;
  /** ISO. */
  callAt?: string;
  /** By the visitor's clock, so unverified. */
  submittedAt?: string;
};

export type LeadTracking = Partial<
  Record<
    'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_content' | 'utm_term' | 'fbclid',
    string
  >
>;

@Entity('leads')
export class Lead {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') form: LeadForm;

  /** From a closed list, never the visitor's words. */
  @TextColumn('choice') service: string;
  @TextColumn('personal', { default: '' }) fullName: string;
  @TextColumn('personal', { type: 'citext' }) email: string;
  @TextColumn('personal', { nullable: true }) company: string | null;
  @TextColumn('personal', { nullable: true }) phone: string | null;
  @TextColumn('personal', { nullable: true }) jobTitle: string | null;
  @TextColumn('personal', { default: '' }) message: string;
  @TextColumn('personal', { type: 'jsonb', default: {} }) details: LeadDetails;
  @TextColumn('personal', { type: 'jsonb', default: {} }) tracking: LeadTracking;
  @TextColumn('technical', { nullable: true }) page: string | null;
  @TextColumn('choice', { default: 'new' }) state: LeadState;
  @TextColumn('choice', { nullable: true }) trap: Trap | null;

  /** Hex. Detects repeats. */
  @TextColumn('hash') bodyHash: string;
  @TextColumn('hash', { nullable: true }) idempotencyKeyHash: string | null;
  @TextColumn('personal', { nullable: true }) network: string | null;

  @ReferenceColumn('ProjectRequest', { onDelete: 'SET NULL', nullable: true })
  requestId: string | null;

  @TextColumn('personal', { default: '' }) searchText: string;
  @Column({ type: 'integer', default: 1 }) version: number;
  @InstantColumn({ nullable: true }) replyDueAt: Date | null;
  @CreatedAtColumn() createdAt: Date;

  /** Retention counts from it. */
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;

  moveTo(state: LeadState = this.state): { state: LeadState } | null {
    if (state === this.state) return null;
    const before = { state: this.state };
    this.state = state;
    return before;
  }

  becomeRequest(requestId: string): void {
    this.requestId = requestId;
    this.state = 'won';
  }

  get sender(): string {
    return this.fullName || this.email;
  }
}

@Entity('lead_notes')
export class LeadNote {
  @PrimaryColumn('uuid') eventId: string;
  @ReferenceColumn('Lead', { onDelete: 'CASCADE' }) leadId: string;
  @TextColumn('personal') body: string;
}
