import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  MinorColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Day } from '../../time/days';
import { sha256Of } from '../../documents/canonical-json';
import { parseContent, type ProposalContent } from './proposal-content';

export const DECISIONS = ['accepted', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

/** `order`: a purchase order on paper, recorded by staff. */
export const CAPACITIES = ['client', 'signatory', 'order'] as const;
export type Capacity = (typeof CAPACITIES)[number];

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
  @MinorColumn() netMinor: number;
  @MinorColumn() vatMinor: number;
  @MinorColumn() totalMinor: number;
  @TextColumn('ours') termsVersion: string;
  @Column('date') validUntil: Day;
  @ReferenceColumn('User', { onDelete: 'RESTRICT' }) sentBy: string;
  @InstantColumn({ default: () => 'now()' }) sentAt: Date;

  get parsed(): ProposalContent {
    return parseContent(this.content);
  }

  get isIntact(): boolean {
    return sha256Of(this.content) === this.sha256;
  }

  /** If no hash is given, any version has it. */
  hasHash(sha256 = this.sha256): boolean {
    return sha256.toLowerCase() === this.sha256;
  }
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
