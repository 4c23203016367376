import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  MinorColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import { nameChoices } from '../../openapi/choice-words';
import type { Day } from '../../time/days';
import { MoreThanLeft } from '../invoices/invoices.public';
import type { PaymentFact } from './payment-gateway';

/** `staff`: recorded by hand. */
export const PROVIDERS = ['stripe', 'bank', 'staff'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PAYMENT_KINDS = ['card', 'bank', 'cash', 'refund', 'dispute'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

nameChoices('PaymentKind', {
  card: 'Card',
  bank: 'Bank transfer',
  cash: 'Cash or cheque',
  refund: 'Refund',
  dispute: 'Dispute',
} satisfies Record<PaymentKind, string>);

/**
 * A payment, or a return of the payment `ofId`. A trigger refuses changes except of the unallocated
 * amount. `provider` and `reference` are unique, so webhooks may repeat.
 */
@Entity('payments')
@Unique(['provider', 'reference'])
export class Payment {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') provider: Provider;
  @TextColumn('technical') reference: string;
  @TextColumn('choice') kind: PaymentKind;

  /** The payment that it gives back, or of which a return is taken back. */
  @ReferenceColumn('Payment', { onDelete: 'RESTRICT', nullable: true }) ofId: string | null;

  /** Below zero if it went back. */
  @MinorColumn() minor: number;
  @TextColumn('choice') currency: string;
  @Column('date') receivedOn: Day;

  /** The amount that is neither given to an invoice nor returned. */
  @MinorColumn({ default: 0 }) unallocatedMinor: number;
  @TextColumn('personal', { default: '' }) payer: string;
  @TextColumn('personal', { default: '' }) note: string;

  /** The invoice that it was paid for, whether or not it could be given to it. */
  @ReferenceColumn('Invoice', { onDelete: 'RESTRICT', nullable: true }) meantForId: string | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) recordedBy: string | null;
  @Column('integer', { default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;

  /** @throws MoreThanLeft */
  give(minor: number): void {
    if (minor > this.unallocatedMinor) throw MoreThanLeft();
    this.unallocatedMinor -= minor;
  }

  takeBack(minor: number): void {
    this.unallocatedMinor += minor;
  }
}

/** Rows are only added. Taking money off an invoice adds a negative row. */
@Entity('allocations')
export class Allocation {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('Payment', { onDelete: 'RESTRICT' }) paymentId: string;
  @ReferenceColumn('Invoice', { onDelete: 'RESTRICT' }) invoiceId: string;
  @MinorColumn() minor: number;
  @CreatedAtColumn() createdAt: Date;
}

/** `pending`: the bank takes days to say whether it pays. */
export const CHECKOUT_STATES = ['open', 'pending', 'paid', 'failed', 'expired'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** A payment page of the provider, one per invoice and open amount. */
@Entity('checkouts')
@Unique(['reference'])
export class Checkout {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('Invoice', { onDelete: 'RESTRICT' }) invoiceId: string;
  @MinorColumn() minor: number;
  @TextColumn('choice') currency: string;

  /** Null until the provider has made the page. */
  @TextColumn('technical', { nullable: true }) reference: string | null;
  @TextColumn('technical', { nullable: true }) url: string | null;
  @TextColumn('choice', { default: 'open' }) state: CheckoutState;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @Column('integer', { default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;

  /** Webhooks come in any order, so a state never replaces a later one. */
  follow(state: CheckoutState): void {
    if (RANK[state] > RANK[this.state]) this.state = state;
  }
}

const RANK: Record<CheckoutState, number> = {
  open: 0,
  pending: 1,
  expired: 2,
  failed: 3,
  paid: 4,
};

/** A webhook of the provider. `outcome` says why staff have to look at it. */
@Entity('payment_facts')
@Unique(['provider', 'eventId'])
export class KeptFact {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') provider: Provider;
  @TextColumn('technical') eventId: string;
  @TextColumn('technical', { type: 'jsonb' }) fact: PaymentFact;
  @InstantColumn({ default: () => 'now()' }) receivedAt: Date;
  @InstantColumn({ nullable: true }) settledAt: Date | null;
  @TextColumn('technical', { nullable: true }) outcome: string | null;
  @TextColumn('technical', { nullable: true }) lastError: string | null;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @Column('integer', { default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
}
