import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { databaseNow, officeToday } from '../../database/clock';
import {
  CreatedAtColumn,
  InstantColumn,
  MinorColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { PricedLine, VatSum } from '../../documents/priced-lines';
import type { Day } from '../../time/days';
import type { Buyer, InvoiceContent, InvoiceKind, VatCategory } from './invoice-content';
import { isPossible, openOf, settledState, stateAfter, type InvoiceMove } from './invoice-moves';
import type { InvoiceState } from './invoice-moves';
import { MoreThanLeft, NotInThisState } from './invoices.errors';
import type { ReminderStep } from './reminder-steps';

export const CREDIT_REASONS = ['mistake', 'reduction'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** Categories of lines without VAT. */
export const ZERO_CATEGORIES = ['Z', 'E', 'AE', 'O'] as const satisfies readonly VatCategory[];
export type ZeroCategory = (typeof ZERO_CATEGORIES)[number];

export type SellerFacts = InvoiceContent['seller'];

/** The fields of a draft that staff may change. Its amounts come from the plan. */
export type DraftChange = {
  texts: string[];
  vatNote: string;
  zeroRatedAs: ZeroCategory | null;
  sterlingRate: string | null;
  taxPoint: Day | null;
  dueOn: Day | null;
};

/** `sterlingMinor`: of the VAT. */
export type Issued = {
  seller: SellerFacts;
  buyer: Buyer;
  issuedOn: Day;
  taxPoint: Day;
  dueOn: Day | null;
  sterlingMinor: number | null;
  by: string | null;
};

/** Invoices and credit notes. A trigger refuses changes of what an issued one says. */
@Entity('invoices')
@Unique(['number'])
export class Invoice {
  @PrimaryColumn('uuid') id: string;

  /** Taken by the last statement of the transaction that issues it. */
  @TextColumn('ours', { nullable: true, update: false }) number: string | null;
  @TextColumn('choice') kind: InvoiceKind;
  @ReferenceColumn('ProjectRequest', { onDelete: 'RESTRICT' }) requestId: string;
  @ReferenceColumn('Proposal', { onDelete: 'RESTRICT' }) proposalId: string;

  /** The invoice that a credit note credits, and why. */
  @ReferenceColumn('Invoice', { onDelete: 'RESTRICT', nullable: true }) creditsId: string | null;
  @TextColumn('choice', { nullable: true }) reason: CreditReason | null;
  @TextColumn('personal', { nullable: true }) explanation: string | null;
  @TextColumn('personal', { type: 'jsonb' }) lines: PricedLine[];
  @TextColumn('technical', { type: 'jsonb' }) vat: VatSum[];
  @TextColumn('personal', { default: '' }) vatNote: string;
  @TextColumn('choice', { nullable: true }) zeroRatedAs: ZeroCategory | null;
  @MinorColumn() netMinor: number;
  @MinorColumn() vatMinor: number;
  @MinorColumn() totalMinor: number;
  @TextColumn('choice') currency: string;

  /** VAT in sterling, and the rate: sterling for one unit of the currency. */
  @MinorColumn({ nullable: true }) sterlingMinor: number | null;
  @TextColumn('technical', { nullable: true }) sterlingRate: string | null;
  @Column('date', { nullable: true }) sterlingOn: Day | null;
  @TextColumn('ours', { type: 'jsonb', nullable: true }) seller: SellerFacts | null;
  @TextColumn('personal', { type: 'jsonb', nullable: true }) buyer: Buyer | null;
  @Column('date', { nullable: true }) issuedOn: Day | null;
  @Column('date', { nullable: true }) taxPoint: Day | null;
  @Column('date', { nullable: true }) dueOn: Day | null;
  @InstantColumn({ nullable: true }) issuedAt: Date | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) issuedBy: string | null;
  @TextColumn('choice', { default: 'draft' }) state: InvoiceState;

  /** The sum of its allocations, and that of its credit notes. */
  @MinorColumn({ default: 0 }) paidMinor: number;
  @MinorColumn({ default: 0 }) creditedMinor: number;
  @TextColumn('personal', { nullable: true }) writeOffReason: string | null;
  @Column('date', { nullable: true }) writtenOffOn: Day | null;
  @TextColumn('choice', { nullable: true }) lastReminder: ReminderStep | null;
  @InstantColumn({ nullable: true }) nextReminderAt: Date | null;

  /** Set when the client asks about it, or disputes a payment. Staff resume the reminders. */
  @InstantColumn({ nullable: true }) pausedAt: Date | null;

  /** Reminders name the statutory interest on late payments. */
  @Column('boolean', { default: false }) namesInterest: boolean;

  /** By the client's side. */
  @InstantColumn({ nullable: true }) seenAt: Date | null;
  @Column('integer', { default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;

  get isCredit(): boolean {
    return this.kind === 'credit';
  }

  get openMinor(): number {
    return openOf(this);
  }

  /** @throws NotInThisState */
  edit({ texts, ...change }: DraftChange): void {
    this.expect('edit');
    Object.assign(this, change);
    this.lines = this.lines.map((line, at) => ({ ...line, text: texts[at] ?? line.text }));
  }

  /** @throws NotInThisState */
  issue({ by, ...issued }: Issued): void {
    this.expect('issue');
    Object.assign(this, issued, { issuedAt: databaseNow(), issuedBy: by });
    this.sterlingOn = issued.sterlingMinor === null ? null : issued.taxPoint;
    if (issued.sterlingMinor === null) this.sterlingRate = null;
    this.state = stateAfter('issue')!;
  }

  /**
   * A payment or its return; below zero if money went back.
   * @throws NotInThisState, MoreThanLeft
   */
  settle(minor: number): void {
    this.expect('settle');
    if (minor > this.openMinor || this.paidMinor + minor < 0) throw MoreThanLeft();
    this.paidMinor += minor;
    this.follow();
  }

  /**
   * Credits `minor`. Expects payments beyond the remaining amount to be released already.
   * @throws NotInThisState, MoreThanLeft
   */
  credit(minor: number): void {
    this.expect('credit');
    if (minor > this.openMinor) throw MoreThanLeft();
    this.creditedMinor += minor;
    this.follow();
  }

  /** @throws NotInThisState */
  writeOff(reason: string): void {
    this.expect('writeOff');
    this.writeOffReason = reason;
    this.writtenOffOn = officeToday();
    this.state = stateAfter('writeOff')!;
    this.nextReminderAt = null;
  }

  /** `at`: of the reminder after this one. */
  remind(step: ReminderStep, at: Date | null): void {
    this.expect('remind');
    this.lastReminder = step;
    this.nextReminderAt = at;
  }

  /** @throws NotInThisState */
  nameInterest(isNamed: boolean): void {
    this.expect('remind');
    this.namesInterest = isNamed;
  }

  /** @throws NotInThisState */
  pause(): void {
    this.expect('pause');
    this.pausedAt ??= databaseNow();
    this.nextReminderAt = null;
  }

  /** @throws NotInThisState */
  resume(at: Date | null): void {
    this.expect('pause');
    this.pausedAt = null;
    this.nextReminderAt = at;
  }

  /** @throws NotInThisState */
  expect(move: InvoiceMove): void {
    if (!isPossible(move, this)) throw NotInThisState(this.state);
  }

  private follow(): void {
    this.state = settledState(this.state, this);
    if (this.openMinor === 0) this.nextReminderAt = this.pausedAt = null;
  }
}

/** `next`: the number that the next one takes. */
@Entity('document_series')
export class DocumentSeries {
  @TextColumn('choice', { primary: true }) kind: string;
  @TextColumn('ours') prefix: string;
  @Column('integer', { default: 1 }) next: number;
}

/** The addressee of invoices: a company, or a client who has none. `name` and `email` belong to the
 * contact. */
@Entity('billing_details')
@Unique(['organisationId'])
@Unique(['userId'])
export class BillingDetails {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('Organisation', { onDelete: 'CASCADE', nullable: true })
  organisationId: string | null;
  @ReferenceColumn('User', { onDelete: 'CASCADE', nullable: true }) userId: string | null;
  @TextColumn('personal', { default: '' }) name: string;
  @TextColumn('personal', { default: '' }) company: string;
  @TextColumn('personal', { default: '' }) address: string;
  @TextColumn('choice', { default: 'GB' }) country: string;
  @TextColumn('personal', { default: '' }) vatNumber: string;
  @TextColumn('personal', { type: 'citext', default: '' }) email: string;
  @TextColumn('personal', { default: '' }) reference: string;
  @Column('integer', { default: 1 }) version: number;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;
}
