import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { databaseNow } from '../../database/clock';
import {
  CreatedAtColumn,
  InstantColumn,
  MinorColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { VatSum } from '../../documents/priced-lines';
import type { Day } from '../../time/days';
import { AlreadyDone, AlreadyInvoiced } from './invoices.errors';

/** The sums of an accepted proposal, whose id it has. */
@Entity('invoice_plans')
export class InvoicePlan {
  @PrimaryColumn('uuid') @ForeignKey('Proposal', { onDelete: 'RESTRICT' }) id: string;
  @ReferenceColumn('ProjectRequest', { onDelete: 'RESTRICT' }) requestId: string;
  @TextColumn('choice') currency: string;
  @MinorColumn() netMinor: number;
  @MinorColumn() vatMinor: number;
  @MinorColumn() totalMinor: number;
  @CreatedAtColumn() createdAt: Date;
}

export const PART_KINDS = ['deposit', 'stage', 'final'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/**
 * A part of the plan, for one invoice. A trigger keeps their sum at that of the plan. Below zero for
 * a change order that takes something off.
 */
@Entity('plan_items')
@Unique(['planId', 'position'])
export class PlanItem {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('InvoicePlan', { onDelete: 'CASCADE' }) planId: string;
  @Column('integer') position: number;
  @TextColumn('choice') kind: PartKind;
  @TextColumn('personal') title: string;
  @Column('date', { nullable: true }) dueOn: Day | null;
  @TextColumn('technical', { type: 'jsonb' }) vat: VatSum[];
  @MinorColumn() netMinor: number;
  @MinorColumn() vatMinor: number;
  @MinorColumn() totalMinor: number;

  /** Since then it may be invoiced. */
  @InstantColumn({ nullable: true }) doneAt: Date | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) doneBy: string | null;
  @ReferenceColumn('Invoice', { onDelete: 'SET NULL', nullable: true }) invoiceId: string | null;
  @Column('integer', { default: 1 }) version: number;

  /** @throws AlreadyDone */
  finish(userId: string | null): void {
    if (this.doneAt) throw AlreadyDone();
    this.doneAt = databaseNow();
    this.doneBy = userId;
  }

  /** @throws AlreadyInvoiced */
  invoiceBy(invoiceId: string): void {
    if (this.invoiceId) throw AlreadyInvoiced();
    this.invoiceId = invoiceId;
  }

  /** Its invoice was discarded or credited, so it can be invoiced again. */
  release(): void {
    this.invoiceId = null;
  }
}
