import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { CURRENCY } from '../../validation/money';
import { proposalReferenceSql } from '../proposals/proposals.public';
import { moneyOfClient } from '../request-lists/request-lists.public';
import { expectRequest } from '../requests/requests.public';
import type { PlanItemDto, RequestMoneyDto } from './dto/invoice.dto';
import { paidBySql, seesInvoices } from './invoice-access';
import { listed, OPEN_MINOR, visibleTo } from './invoice-rows';
import { MAX_OF_REQUEST } from './invoices.errors';

type Sums = Pick<RequestMoneyDto, 'agreedMinor' | 'invoicedMinor' | 'paidMinor' | 'openMinor'>;

/**
 * Whether a credit note `c` lowers the agreed price. A change order, which has its own part of the
 * plan, has lowered it already; a mistake is invoiced again.
 */
export const LOWERS_AGREED = `(c.kind = 'credit' AND c.reason = 'reduction'
  AND NOT EXISTS (SELECT 1 FROM plan_items t WHERE t.invoice_id = c.id))`;

/** Amounts credited because of a mistake are invoiced again, so they do not count as invoiced. */
const SUMS = `
  SELECT coalesce((SELECT sum(total_minor) FROM invoice_plans WHERE request_id = $1), 0)::float8
      - coalesce((SELECT sum(c.total_minor) FROM invoices c WHERE c.request_id = $1
          AND c.number IS NOT NULL AND ${LOWERS_AGREED}), 0)::float8 AS "agreedMinor",
    coalesce(sum(i.total_minor - i.credited_minor), 0)::float8 AS "invoicedMinor",
    coalesce(sum(i.paid_minor), 0)::float8 AS "paidMinor",
    coalesce(sum(CASE WHEN i.state = 'written_off' THEN 0 ELSE ${OPEN_MINOR} END), 0)::float8 AS "openMinor"
  FROM invoices i WHERE i.request_id = $1 AND i.number IS NOT NULL AND i.kind <> 'credit'`;

const ITEMS = `
  SELECT t.id AS "_id", t.kind, t.title, ${proposalReferenceSql('p')} AS proposal,
    t.due_on::text AS "dueOn", t.net_minor::float8 AS "netMinor", t.total_minor::float8 AS "totalMinor",
    t.done_at AS "doneAt", i.id AS "invoiceId", i.number, i.state, t.version, l.currency
  FROM plan_items t JOIN invoice_plans l ON l.id = t.plan_id JOIN proposals p ON p.id = l.id
    LEFT JOIN invoices i ON i.id = t.invoice_id AND (i.number IS NOT NULL OR $2)
  WHERE l.request_id = $1 ORDER BY l.created_at, l.id, t.position`;

/** Of all requests of a client, by the rules of `SUMS`. */
const OF_CLIENT = `
  WITH own AS (SELECT r.id, r.status, r.agreed_minor, r.agreed_currency
    FROM project_requests r WHERE r.user_id = $1),
  billed AS (SELECT i.* FROM own JOIN invoices i ON i.request_id = own.id
    WHERE i.number IS NOT NULL AND i.currency = $2)
  SELECT (coalesce((SELECT sum(l.total_minor) FROM own JOIN invoice_plans l ON l.request_id = own.id
        WHERE l.currency = $2), 0)
      + coalesce((SELECT sum(own.agreed_minor) FROM own WHERE own.agreed_currency = $2
          AND own.status NOT IN ('rejected', 'withdrawn') AND NOT EXISTS (SELECT 1 FROM invoice_plans l WHERE l.request_id = own.id)), 0)
      - coalesce((SELECT sum(c.total_minor) FROM billed c WHERE ${LOWERS_AGREED}), 0))::float8 AS "agreedMinor",
    coalesce(sum(i.total_minor - i.credited_minor), 0)::float8 AS "invoicedMinor",
    coalesce(sum(i.paid_minor), 0)::float8 AS "paidMinor"
  FROM billed i WHERE i.kind <> 'credit'`;

moneyOfClient.fill(async (db, userId) => {
  const [sums] = await read<Omit<Sums, 'openMinor'>>(db, OF_CLIENT, [userId, CURRENCY]);
  return sums!;
});

@Injectable()
export class RequestMoney {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws RequestNotFound if the caller may not see the money of the request */
  async of(
    actor: Actor,
    requestId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<RequestMoneyDto> {
    await expectRequest(db, requestId, paidBySql(actor));
    const canManage = seesInvoices(actor);
    const [sums] = await read<Sums>(db, SUMS, [requestId]);
    const rows = await read<PlanItemDto & { currency: string }>(db, ITEMS, [requestId, canManage]);
    const conditions = visibleTo(actor).equal('i.request_id', requestId);
    return {
      ...sums!,
      currency: rows[0]?.currency ?? CURRENCY,
      items: rows.map(({ currency: _, ...item }) => item),
      invoices: await listed(db, conditions, MAX_OF_REQUEST),
      canManage,
    };
  }
}
