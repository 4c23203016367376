import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../access/access.public';
import { officeToday } from '../../../database/clock';
import { read } from '../../../database/sql';
import { plusDays, plusMonths } from '../../../time/days';
import {
  InvoiceNotFound,
  listed,
  ownerOf,
  seesInvoices,
  visibleTo,
  type InvoiceDto,
} from '../../invoices/invoices.public';
import {
  MAX_ENTRIES,
  type StatedAccountDto,
  type AccountEntryDto,
  type AccountStatementDto,
  type AccountStatementQuery,
} from '../dto/account.dto';
import { EntriesTooMany, InvoiceMissing, StatementEndsBefore } from '../payments.errors';

const OWN = `
  own AS (SELECT i.id, i.kind, i.number, i.currency, i.issued_on, i.total_minor, i.state, i.written_off_on,
      i.total_minor - i.paid_minor - i.credited_minor AS open_minor
    FROM invoices i WHERE i.id = ANY($1::uuid[]))`;

/**
 * Of a payment, the parts of these invoices; and the unallocated rest if it was meant for one of
 * them. A rest that was meant for no invoice is nobody's yet.
 */
const ENTRIES = `
  roots AS (
    SELECT coalesce(p.of_id, p.id) AS id FROM own o JOIN allocations a ON a.invoice_id = o.id
      JOIN payments p ON p.id = a.payment_id
    UNION SELECT p.id FROM own o JOIN payments p ON p.meant_for_id = o.id AND p.of_id IS NULL),
  money AS (
    SELECT p.id, p.received_on AS day, p.currency, p.created_at,
      CASE WHEN p.kind IN ('refund', 'dispute') THEN p.kind ELSE 'payment' END AS kind,
      (SELECT string_agg(DISTINCT o.number, ', ' ORDER BY o.number)
        FROM allocations a JOIN own o ON o.id = a.invoice_id WHERE a.payment_id = p.id) AS number,
      (SELECT coalesce(sum(a.minor), 0) FROM allocations a JOIN own o ON o.id = a.invoice_id
        WHERE a.payment_id = p.id)
      + CASE WHEN EXISTS (SELECT 1 FROM own o WHERE o.id = root.meant_for_id)
        THEN p.minor - (SELECT coalesce(sum(a.minor), 0) FROM allocations a WHERE a.payment_id = p.id)
        ELSE 0 END AS minor
    FROM roots JOIN payments root ON root.id = roots.id
      JOIN payments p ON p.id = root.id OR p.of_id = root.id),
  entries AS (
    SELECT o.currency, o.issued_on AS day, CASE WHEN o.kind = 'credit' THEN 2 ELSE 1 END AS place, o.number AS sorted,
      CASE WHEN o.kind = 'credit' THEN 'credit_note' ELSE 'invoice' END AS kind, o.number, o.id AS invoice_id,
      CASE WHEN o.kind = 'credit' THEN -o.total_minor ELSE o.total_minor END AS minor
    FROM own o
    UNION ALL SELECT m.currency, m.day, 3, m.created_at::text, m.kind, coalesce(m.number, ''), NULL, -m.minor
      FROM money m WHERE m.minor <> 0
    UNION ALL SELECT o.currency, o.written_off_on, 4, o.number, 'write_off', o.number, o.id, -o.open_minor
      FROM own o WHERE o.state = 'written_off' AND o.open_minor <> 0)`;

const SUMS = `
  WITH ${OWN}, ${ENTRIES}
  SELECT currency, coalesce(sum(minor) FILTER (WHERE day < $2::date), 0)::float8 AS "openingMinor"
  FROM entries WHERE day <= $3::date GROUP BY currency ORDER BY currency`;

const BETWEEN = `
  WITH ${OWN}, ${ENTRIES}
  SELECT currency, day::text, kind, number, invoice_id AS "invoiceId", minor::float8
  FROM entries WHERE day BETWEEN $2::date AND $3::date
  ORDER BY currency, day, place, sorted LIMIT ${MAX_ENTRIES + 1}`;

/** Of one client or company, in all its years. */
const MAX_INVOICES = 5_000;

type Row = Omit<AccountEntryDto, 'balanceMinor'> & { currency: string };

/**
 * A statement of account. Its closing balance is the sum of the open invoices less the unallocated
 * rest of payments.
 */
@Injectable()
export class ReadAccount {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws InvoiceNotFound, InvoiceMissing, StatementEndsBefore, EntriesTooMany */
  async statement(
    actor: Actor,
    { invoiceId, to = officeToday(), ...query }: AccountStatementQuery,
  ): Promise<AccountStatementDto> {
    const { from = plusDays(plusMonths(to, -12), 1) } = query;
    if (to < from) throw StatementEndsBefore();
    const invoices = await this.invoicesOf(actor, invoiceId);
    const within = [invoices.map(({ _id }) => _id), from, to];
    const [sums, entries] = await Promise.all([
      read<Pick<StatedAccountDto, 'currency' | 'openingMinor'>>(this.dataSource, SUMS, within),
      read<Row>(this.dataSource, BETWEEN, within),
    ]);
    if (entries.length > MAX_ENTRIES) throw EntriesTooMany();
    return {
      ...{ from, to, holder: invoices[0]?.company || (invoices[0]?.client ?? '') },
      accounts: sums.map((sum) =>
        accountOf(
          sum,
          entries.filter(({ currency }) => currency === sum.currency),
        ),
      ),
    };
  }

  /** Those of one company or client; for a client, all that they see if no invoice is named. */
  private async invoicesOf(actor: Actor, invoiceId: string | undefined): Promise<InvoiceDto[]> {
    const { manager } = this.dataSource;
    const conditions = visibleTo(actor).add('i.number IS NOT NULL');
    if (invoiceId !== undefined) {
      const [named] = await listed(manager, visibleTo(actor).equal('i.id', invoiceId), 1);
      if (!named) throw InvoiceNotFound();
      const { organisationId, userId } = await ownerOf(manager, named.request._id);
      if (organisationId) conditions.equal('r.organisation_id', organisationId);
      else conditions.add('r.organisation_id IS NULL').equal('r.user_id', userId);
    } else if (seesInvoices(actor)) throw InvoiceMissing();
    const found = await listed(manager, conditions, MAX_INVOICES + 1);
    if (found.length > MAX_INVOICES) throw EntriesTooMany();
    return found;
  }
}

function accountOf(
  { currency, openingMinor }: Pick<StatedAccountDto, 'currency' | 'openingMinor'>,
  rows: Row[],
): StatedAccountDto {
  let balanceMinor = openingMinor;
  const entries = rows.map(({ currency: _, ...row }) => {
    balanceMinor += row.minor;
    return { ...row, balanceMinor };
  });
  return { currency, openingMinor, entries, closingMinor: balanceMinor };
}
