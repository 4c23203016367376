import { Column, Entity, Generated, PrimaryColumn, Unique } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Day } from '../../time/days';
import type { Line, Share } from './money';

type MilestoneDraft = Share & { title: string; due: Day | null };

/** The deposit and the milestones of a draft, without words. */
export type Shares = { deposit: Share | null; milestones: Share[] };

/** May be incomplete until it is sent. */
export type Draft = {
  scope: string;
  exclusions: string;
  lines: Line[];
  deposit: Share | null;
  milestones: MilestoneDraft[];
  vatNote: string;
  validUntil: Day | null;
};

export const PROPOSAL_KINDS = ['offer', 'change'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** `superseded`: another offer of the request was accepted. */
export const PROPOSAL_STATES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const DECISIONS = ['accepted', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

/** `order`: a purchase order on paper, recorded by staff. */
export const CAPACITIES = ['client', 'signatory', 'order'] as const;
export type Capacity = (typeof CAPACITIES)[number];

@Entity('proposals')
@Unique(['number'])
export class Proposal {
  @PrimaryColumn('uuid') id: string;

  @Column('integer')
  @Generated('increment')
  number: number;

  @ReferenceColumn('ProjectRequest', { onDelete: 'RESTRICT' }) requestId: string;
  @TextColumn('choice') kind: ProposalKind;

  /** The accepted offer of a change order. */
  @ReferenceColumn('Proposal', { onDelete: 'RESTRICT', nullable: true }) changesId: string | null;
  @TextColumn('choice', { default: 'draft' }) state: ProposalState;

  /** 0 before the first. */
  @Column('integer', { default: 0 }) sentVersion: number;
  @TextColumn('personal', { type: 'jsonb', nullable: true }) draft: Draft | null;

  /** Of the latest sent version, so that a new price changes the amounts of the next. */
  @TextColumn('technical', { type: 'jsonb', nullable: true }) sentShares: Shares | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) draftedBy: string | null;
  @InstantColumn({ nullable: true }) draftedAt: Date | null;
  @ReferenceColumn('User', { onDelete: 'RESTRICT' }) authorId: string;

  /** The end of the last day in the office's zone. */
  @InstantColumn({ nullable: true }) expiresAt: Date | null;
  @InstantColumn({ nullable: true }) remindAt: Date | null;

  /** By the client's side; of the latest version. */
  @InstantColumn({ nullable: true }) seenAt: Date | null;
  @Column('integer', { default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;
}

/** A trigger refuses every change, and the deletion of an accepted version. */
@Entity('proposal_versions')
@Unique(['proposalId', 'number'])
export class ProposalVersion {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('Proposal', { onDelete: 'CASCADE' }) proposalId: string;
  @Column('integer') number: number;

  /** Canonical JSON, whose SHA-256 the database checks. */
  @TextColumn('personal') content: string;
  @TextColumn('hash') sha256: string;
  @TextColumn('choice') currency: string;
  @AmountOf() netMinor: number;
  @AmountOf() vatMinor: number;
  @AmountOf() totalMinor: number;
  @TextColumn('ours') termsVersion: string;
  @Column('date') validUntil: Day;
  @ReferenceColumn('User', { onDelete: 'RESTRICT' }) sentBy: string;
  @InstantColumn({ default: () => 'now()' }) sentAt: Date;
}

function AmountOf() {
  return Column({ type: 'bigint', transformer: { to: (minor: number) => minor, from: Number } });
}

@Entity('proposal_decisions')
@Unique(['versionId'])
export class ProposalDecision {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('ProposalVersion', { onDelete: 'CASCADE' }) versionId: string;
  @ReferenceColumn('User', { onDelete: 'RESTRICT' }) personId: string;
  @TextColumn('choice') decision: Decision;
  @TextColumn('personal', { nullable: true }) name: string | null;
  @TextColumn('choice') capacity: Capacity;
  @TextColumn('personal', { nullable: true }) reason: string | null;
  @TextColumn('personal', { nullable: true }) network: string | null;
  @TextColumn('personal', { nullable: true }) userAgent: string | null;
  @TextColumn('hash') sha256: string;
  @TextColumn('hash') termsSha256: string;

  /** The purchase order. */
  @ReferenceColumn('Attachment', { onDelete: 'RESTRICT', nullable: true }) fileId: string | null;
  @InstantColumn({ default: () => 'now()' }) at: Date;
}

export const DOCUMENT_KINDS = ['proposal', 'acceptance'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

@Entity('documents')
@Unique(['subjectId', 'kind'])
export class StoredDocument {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') kind: DocumentKind;
  @ReferenceColumn('ProposalVersion', { onDelete: 'CASCADE' }) subjectId: string;
  @TextColumn('technical', { nullable: true }) storageKey: string | null;
  @TextColumn('hash', { nullable: true }) sha256: string | null;
  @Column('integer', { nullable: true }) bytes: number | null;
  @InstantColumn({ nullable: true }) madeAt: Date | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
}

/** For people who came from a mail and are not signed in. The code is derived from its id. */
@Entity('acceptance_codes')
export class AcceptanceCode {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('Proposal', { onDelete: 'CASCADE' }) proposalId: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @InstantColumn() expiresAt: Date;
  @CreatedAtColumn() createdAt: Date;
}
