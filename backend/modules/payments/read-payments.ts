import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { defineList, pageStatement, readPage } from '../../lists/read-page';
import { isBeingPaid, paymentsBetween, paymentsOf, type Paid } from '../invoices/invoices.public';
import type {
  PaymentChangedDto,
  PaymentDto,
  PaymentListQuery,
  PaymentsDto,
} from './dto/payment.dto';
import { Checkout } from './payment.entity';
import { PaymentNotFound } from './payments.errors';

const LISTED = defineList<PaymentDto>({
  columns: {
    _id: 'p.id',
    kind: 'p.kind',
    provider: 'p.provider',
    reference: 'p.reference',
    minor: 'p.minor::float8',
    backMinor: `(SELECT -coalesce(sum(b.minor), 0) FROM payments b WHERE b.of_id = p.id)::float8`,
    unallocatedMinor: 'p.unallocated_minor::float8',
    currency: 'p.currency',
    receivedOn: 'p.received_on::text',
    payer: 'p.payer',
    note: 'p.note',
    allocations: `coalesce((SELECT json_agg(json_build_object('invoiceId', i.id, 'number', i.number, 'minor', g.minor)
        ORDER BY i.number)
      FROM (SELECT a.invoice_id, sum(a.minor) AS minor FROM allocations a JOIN payments q ON q.id = a.payment_id
        WHERE q.id = p.id OR q.of_id = p.id GROUP BY 1 HAVING sum(a.minor) > 0) g
      JOIN invoices i ON i.id = g.invoice_id), '[]'::json)`,
    version: 'p.version',
    createdAt: 'p.created_at',
  },
  from: 'payments p',
  newest: ['p.created_at', 'p.id'],
});

/** As its index has them. */
const PAYER_AND_NOTE = `(p.payer || ' ' || p.note)`;

const received = (): Conditions => new Conditions().add('p.of_id IS NULL');

const INVOICE_NUMBER = /^INV-?0*(\d{1,9})$/i;

/** By the number of an invoice that has some of it, or by its payer and note. */
function filterOf({ search, isUnallocated }: PaymentListQuery): Conditions {
  const conditions = received();
  if (isUnallocated) conditions.add('p.unallocated_minor > 0');
  const [, number] = INVOICE_NUMBER.exec(search ?? '') ?? [];
  if (!number) return conditions.contains(PAYER_AND_NOTE, search);
  const invoice = conditions.bind(`INV-${number.padStart(6, '0')}`);
  return conditions.add(`p.id IN (SELECT coalesce(q.of_id, q.id) FROM invoices i
    JOIN allocations a ON a.invoice_id = i.id JOIN payments q ON q.id = a.payment_id
    WHERE i.number = ${invoice})`);
}

@Injectable()
export class ReadPayments {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: PaymentListQuery): Promise<PaymentsDto> {
    const { rows, pagination } = await readPage(this.dataSource, LISTED, filterOf(query), query);
    return { payments: rows, pagination };
  }

  /** @throws PaymentNotFound */
  async one(id: string, db: EntityManager = this.dataSource.manager): Promise<PaymentDto> {
    const conditions = received().equal('p.id', id);
    const [payment] = await db.query<PaymentDto[]>(
      ...pageStatement(LISTED, conditions, { rows: 1, offset: 0 }),
    );
    if (!payment) throw PaymentNotFound();
    return payment;
  }

  async changed(tx: EntityManager, id: string, message: string): Promise<PaymentChangedDto> {
    return { message, payment: await this.one(id, tx) };
  }
}

const OF_INVOICE = `
  SELECT p.id AS "_id", p.received_on::text AS "receivedOn", p.kind, sum(a.minor)::float8 AS minor
  FROM allocations a JOIN payments p ON p.id = a.payment_id WHERE a.invoice_id = $1
  GROUP BY p.id HAVING sum(a.minor) <> 0 ORDER BY p.received_on DESC, p.created_at DESC LIMIT $2`;

paymentsOf.fill(async (db, invoiceId, most) =>
  (await read<Paid>(db, OF_INVOICE, [invoiceId, most])).reverse(),
);

isBeingPaid.fill((db, invoiceId) => db.existsBy(Checkout, { invoiceId, state: 'pending' }));

/** Each payment by the invoices that have it, and the rest that none has. */
const BETWEEN = `
  SELECT p.received_on::text AS day, part.minor::float8 AS minor, p.currency, part.invoice, p.kind, p.reference
  FROM payments p CROSS JOIN LATERAL (
    SELECT i.number AS invoice, sum(a.minor) AS minor
      FROM allocations a JOIN invoices i ON i.id = a.invoice_id WHERE a.payment_id = p.id GROUP BY i.number
    UNION ALL
    SELECT '', p.minor - coalesce((SELECT sum(a.minor) FROM allocations a WHERE a.payment_id = p.id), 0)) part
  WHERE p.received_on BETWEEN $1 AND $2 AND part.minor <> 0
  ORDER BY p.received_on, p.created_at, p.id, part.invoice`;

paymentsBetween.fill((db, from, to) => db.query(BETWEEN, [from, to]));
