import { Column, Entity, Generated, PrimaryColumn, Unique } from 'typeorm';
import { databaseNow } from '../../database/clock';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import { sharesOf, type Draft, type ProposalKind, type Shares } from './proposal-draft';
import { isPossible, stateAfter, type ProposalMove, type ProposalState } from './proposal-moves';
import type { ProposalVersion } from './proposal-version.entity';
import { ContentDiffers, NewerVersion, NoDraft, NotInThisState } from './proposals.errors';

/** The version that was on the screen; without a hash, whatever it contains. */
type Shown = { version: number; sha256?: string };

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

  /** @throws NotInThisState */
  startVersion(draft: Draft, userId: string): void {
    this.go('startVersion');
    this.keepDraft(draft, userId);
  }

  /** @throws NoDraft */
  saveDraft(draft: Draft, userId: string): void {
    this.expectDraft('saveDraft');
    this.keepDraft(draft, userId);
  }

  /**
   * Ends the proposal if no version of it was sent.
   * @throws NoDraft
   */
  discardDraft(): void {
    const move = this.sentVersion === 0 ? 'abandon' : 'discardDraft';
    this.expectDraft(move);
    this.go(move);
    this.dropDraft();
  }

  /**
   * The draft becomes the version with the next number.
   * @throws NoDraft
   */
  send(times: { expiresAt: Date; remindAt: Date | null }): void {
    const draft = this.expectDraft('send');
    this.go('send');
    Object.assign(this, times);
    this.sentShares = sharesOf(draft);
    this.sentVersion += 1;
    this.seenAt = null;
    this.dropDraft();
  }

  /**
   * A draft of the next version stays.
   * @throws NotInThisState, NewerVersion
   */
  withdraw(version: number): void {
    this.expect('withdraw');
    if (version !== this.sentVersion) throw NewerVersion(this.sentVersion);
    this.go('withdraw');
  }

  /**
   * @returns the accepted version
   * @throws NotInThisState, NewerVersion, ContentDiffers
   */
  accept(shown: Shown, sent: ProposalVersion | null): ProposalVersion {
    const accepted = this.versionShown(shown, sent);
    this.go('accept');
    this.draft = null;
    return accepted;
  }

  /**
   * A draft of the next version stays.
   * @returns the declined version
   * @throws NotInThisState, NewerVersion, ContentDiffers
   */
  decline(shown: Shown, sent: ProposalVersion | null): ProposalVersion {
    const declined = this.versionShown(shown, sent);
    this.go('decline');
    return declined;
  }

  /** Its last moment has passed. */
  expire(): void {
    this.go('expire');
  }

  /** The client is reminded once. */
  remind(): void {
    this.expect('remind');
    this.remindAt = null;
  }

  /** Another offer of the request was accepted. */
  supersede(): void {
    this.go('supersede');
    this.draft = null;
  }

  /** @throws NotInThisState */
  expect(move: ProposalMove): void {
    if (!isPossible(move, this)) throw NotInThisState(this.state);
  }

  /** @throws NoDraft */
  expectDraft(move: ProposalMove): Draft {
    if (!this.draft) throw NoDraft();
    this.expect(move);
    return this.draft;
  }

  private go(move: ProposalMove): void {
    this.expect(move);
    this.state = stateAfter(move) ?? this.state;
    if (this.state !== 'sent') this.remindAt = null;
  }

  private keepDraft(draft: Draft, userId: string): void {
    this.draft = draft;
    this.draftedBy = userId;
    this.draftedAt = databaseNow();
  }

  private dropDraft(): void {
    this.draft = this.draftedBy = this.draftedAt = null;
  }

  private versionShown({ version, sha256 }: Shown, sent: ProposalVersion | null): ProposalVersion {
    if (this.state === 'accepted') throw NotInThisState('accepted');
    if (version < this.sentVersion) throw NewerVersion(this.sentVersion);
    if (this.state !== 'sent') throw NotInThisState(this.state);
    const isShown = version === this.sentVersion && sent?.isIntact && sent.hasHash(sha256);
    if (!isShown) throw ContentDiffers();
    return sent;
  }
}
