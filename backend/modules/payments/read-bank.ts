import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { defineList, pageStatement, readPage } from '../../lists/read-page';
import { OPEN_STATES_SQL } from '../invoices/invoices.public';
import { lineMatcher } from './bank/match-lines';
import type { BankLineChangedDto, BankLineDto, BankLineQuery, BankLinesDto } from './dto/bank.dto';
import { BankLineNotFound } from './payments.errors';

type Listed = Omit<BankLineDto, 'evidence'>;

const LISTED = defineList<Listed>({
  columns: {
    _id: 'l.id',
    account: 'l.account',
    day: 'l.day::text',
    minor: 'l.minor::float8',
    currency: 'l.currency',
    text: 'l.text',
    isReversal: 'l.is_reversal',
    state: 'l.state',
    paymentId: 'l.payment_id',
    version: 'l.version',
    createdAt: 'l.created_at',
  },
  from: 'bank_lines l',
  newest: ['l.created_at', 'l.id'],
});

/** As a bank line may name it; `id` of the invoice. */
export type OpenInvoice = {
  id: string;
  number: string;
  currency: string;
  openMinor: number;
  company: string;
  names: string[];
};

const OPEN = `
  SELECT i.id, i.number, i.currency, (i.total_minor - i.paid_minor - i.credited_minor)::float8 AS "openMinor",
    coalesce(nullif(i.buyer->>'company', ''), i.buyer->>'name') AS company,
    ARRAY_REMOVE(ARRAY[i.buyer->>'company', i.buyer->>'name'], '') AS names
  FROM invoices i WHERE i.state IN (${OPEN_STATES_SQL}) AND i.kind <> 'credit' ORDER BY i.number`;

export const openInvoices = (db: DataSource | EntityManager) => read<OpenInvoice>(db, OPEN);

@Injectable()
export class ReadBank {
  constructor(private readonly dataSource: DataSource) {}

  async page({ state, search, ...query }: BankLineQuery): Promise<BankLinesDto> {
    const conditions = new Conditions().equal('l.state', state).contains('l.text', search);
    const { rows, pagination } = await readPage(this.dataSource, LISTED, conditions, query);
    return { lines: await withEvidence(this.dataSource.manager, rows), pagination };
  }

  /** @throws BankLineNotFound */
  async one(id: string, db: EntityManager = this.dataSource.manager): Promise<BankLineDto> {
    const conditions = new Conditions().equal('l.id', id);
    const rows = await db.query<Listed[]>(
      ...pageStatement(LISTED, conditions, { rows: 1, offset: 0 }),
    );
    const [line] = await withEvidence(db, rows);
    if (!line) throw BankLineNotFound();
    return line;
  }

  async changed(tx: EntityManager, id: string, message: string): Promise<BankLineChangedDto> {
    return { message, line: await this.one(id, tx) };
  }
}

/** Only of open lines; the invoices are read once for all of them. */
async function withEvidence(db: EntityManager, lines: Listed[]): Promise<BankLineDto[]> {
  const isOpen = lines.some(({ state }) => state === 'open');
  const open = isOpen ? await openInvoices(db) : [];
  const match = lineMatcher(open);
  const byNumber = new Map(open.map((one) => [one.number, one]));
  return lines.map((line) => ({
    ...line,
    evidence:
      line.state === 'open'
        ? match(line).evidence.map(({ invoice, why }) => {
            const { id: invoiceId, number, company, openMinor } = byNumber.get(invoice)!;
            return { invoiceId, number, company, openMinor, why };
          })
        : [],
  }));
}
