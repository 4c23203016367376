import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, MinorColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import { nameChoices } from '../../openapi/choice-words';
import type { Day } from '../../time/days';
import type { CsvMapping } from './bank/read-csv';
import { AlreadyDecided } from './payments.errors';

export const LINE_STATES = ['open', 'matched', 'ignored'] as const;
export type LineState = (typeof LINE_STATES)[number];

nameChoices('BankLineState', {
  open: 'To decide',
  matched: 'Matched',
  ignored: 'Not for an invoice',
} satisfies Record<LineState, string>);

/** A line of a bank statement; an index makes it one, however often its file is read. */
@Entity('bank_lines')
export class BankLineRow {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('technical') account: string;
  @Column('date') day: Day;
  @MinorColumn() minor: number;
  @TextColumn('choice') currency: string;
  @TextColumn('personal') text: string;
  @Column('integer') place: number;
  @Column('boolean') isReversal: boolean;
  @TextColumn('choice', { default: 'open' }) state: LineState;
  @ReferenceColumn('Payment', { onDelete: 'RESTRICT', nullable: true }) paymentId: string | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) decidedBy: string | null;
  @Column('integer', { default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;

  /** @throws AlreadyDecided */
  match(paymentId: string, userId: string): void {
    this.expectOpen();
    Object.assign(this, { state: 'matched', paymentId, decidedBy: userId });
  }

  /** @throws AlreadyDecided */
  ignore(userId: string): void {
    this.expectOpen();
    Object.assign(this, { state: 'ignored', decidedBy: userId });
  }

  /** @throws AlreadyDecided */
  lookAtAgain(): void {
    if (this.state !== 'ignored') throw AlreadyDecided();
    this.state = 'open';
  }

  /** @throws AlreadyDecided */
  expectOpen(): void {
    if (this.state !== 'open') throw AlreadyDecided();
  }
}

/** How the CSV files of a bank are read, as staff have confirmed it. */
@Entity('bank_mappings')
@Unique(['bank'])
export class BankMapping {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('staff') bank: string;
  @TextColumn('staff', { type: 'jsonb' }) mapping: CsvMapping;
}
