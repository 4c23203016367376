import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { pipelined } from '../../database/pipelined-client';
import { read } from '../../database/sql';
import { firmFacts } from '../../documents/firm';
import type { Conditions } from '../../lists/conditions';
import { exportCsv, type Export } from '../../lists/csv';
import { defineList, pageStatement, readAll, readPage } from '../../lists/read-page';
import { amountOf } from '../../validation/money';
import { proposalReferenceSql } from '../proposals/proposals.public';
import { referenceSql } from '../requests/requests.public';
import { billingSql } from './billing';
import type { BillingDetailsDto } from './dto/billing.dto';
import {
  AGES,
  type Age,
  type AgeSumsDto,
  type InvoiceChangedDto,
  type InvoiceDetailDto,
  type InvoiceDto,
  type InvoiceListQuery,
  type InvoicesDto,
  type ToIssueDto,
  type ToIssueListDto,
} from './dto/invoice.dto';
import { paymentsOf } from './invoice-hooks';
import { isClient } from '../requests/requests.public';
import { seesInvoices } from './invoice-access';
import type { Invoice } from './invoice.entity';
import { categoryOf, gapsIn } from './invoice-gaps';
import { isPossible, OPEN_STATES_SQL } from './invoice-moves';
import { listed, LISTED, OPEN_MINOR, PROPOSAL, visibleTo } from './invoice-rows';
import { InvoiceNotFound, MAX_MOVEMENTS } from './invoices.errors';
import { invoicesExported } from './invoices.events';

const MAX_TO_ISSUE = 200;

const amount =
  (of: 'netMinor' | 'vatMinor' | 'totalMinor' | 'paidMinor' | 'creditedMinor' | 'openMinor') =>
  (row: InvoiceDto) =>
    amountOf(row[of], row.currency);

const EXPORT: Export<InvoiceDto> = {
  name: 'invoices',
  exported: invoicesExported,
  columns: {
    number: 'number',
    kind: 'kind',
    state: 'state',
    request: ({ request }) => request.reference,
    project: ({ request }) => request.projectName,
    client: 'client',
    company: 'company',
    currency: 'currency',
    net: amount('netMinor'),
    vat: amount('vatMinor'),
    total: amount('totalMinor'),
    paid: amount('paidMinor'),
    credited: amount('creditedMinor'),
    open: amount('openMinor'),
    issued_on: 'issuedOn',
    due_on: 'dueOn',
  },
};

/** Days late; the first and the last day of each age. */
const LATE: Record<Age, [from: number, to: number]> = {
  not_due: [-100_000, 0],
  to_30: [1, 30],
  to_60: [31, 60],
  over_60: [61, 100_000],
};

const IS_OPEN = `i.kind <> 'credit' AND i.state IN (${OPEN_STATES_SQL})`;

function filterOf(
  actor: Actor,
  { search, state, age, isOpen, currency }: InvoiceListQuery,
): Conditions {
  const conditions = visibleTo(actor).equal('i.state', state).equal('i.currency', currency);
  if (isOpen || age) conditions.add(IS_OPEN);
  if (age) {
    const [from, to] = LATE[age];
    conditions.add(
      `i.due_on BETWEEN day.today - ${conditions.bind(to)}::int AND day.today - ${conditions.bind(from)}::int`,
    );
  }
  const [, prefix, number] = /^(INV|CRN)-?0*(\d{1,9})$/i.exec(search ?? '') ?? [];
  if (number) {
    return conditions.equal('i.number', `${prefix!.toUpperCase()}-${number.padStart(6, '0')}`);
  }
  return conditions.search('r.search_text', search);
}

/** An invoice's page without its payments. A draft is addressed to `billing`. */
type Detailed = InvoiceDto &
  Pick<InvoiceDetailDto, 'proposal' | 'hasPdf' | 'credits' | 'creditNotes'> &
  Pick<
    Invoice,
    | 'lines'
    | 'vat'
    | 'vatNote'
    | 'zeroRatedAs'
    | 'seller'
    | 'buyer'
    | 'sterlingMinor'
    | 'sterlingRate'
    | 'reason'
    | 'explanation'
    | 'writeOffReason'
    | 'pausedAt'
    | 'namesInterest'
    | 'lastReminder'
    | 'nextReminderAt'
    | 'seenAt'
    | 'version'
    | 'dueOn'
    | 'taxPoint'
    | 'sterlingOn'
  > & { billing: BillingDetailsDto };

const related = (of: string): string =>
  `json_build_object('_id', ${of}.id, 'number', ${of}.number, 'issuedOn', ${of}.issued_on, 'totalMinor', ${of}.total_minor)`;

const DETAILED = defineList<Detailed>({
  ...LISTED,
  columns: {
    ...LISTED.columns,
    lines: 'i.lines',
    vat: 'i.vat',
    vatNote: 'i.vat_note',
    zeroRatedAs: 'i.zero_rated_as',
    seller: 'i.seller',
    buyer: 'i.buyer',
    taxPoint: 'i.tax_point::text',
    sterlingMinor: 'i.sterling_minor::float8',
    sterlingRate: 'i.sterling_rate',
    sterlingOn: 'i.sterling_on::text',
    reason: 'i.reason',
    explanation: 'i.explanation',
    writeOffReason: 'i.write_off_reason',
    pausedAt: 'i.paused_at',
    namesInterest: 'i.names_interest',
    lastReminder: 'i.last_reminder',
    nextReminderAt: 'i.next_reminder_at',
    seenAt: 'i.seen_at',
    version: 'i.version',
    billing: `(SELECT row_to_json(billing) FROM (${billingSql('r')}) billing)`,
    proposal: PROPOSAL,
    hasPdf: `EXISTS (SELECT 1 FROM documents m WHERE m.subject_id = i.id AND m.made_at IS NOT NULL)`,
    credits: `(SELECT ${related('c')} FROM invoices c WHERE c.id = i.credits_id)`,
    creditNotes: `coalesce((SELECT json_agg(${related('c')} ORDER BY c.number) FROM (
      SELECT * FROM invoices n WHERE n.credits_id = i.id AND n.number IS NOT NULL
      ORDER BY n.number DESC LIMIT ${MAX_MOVEMENTS}) c), '[]'::json)`,
  },
});

const MARK_SEEN = 'UPDATE invoices SET seen_at = now() WHERE id = $1 AND seen_at IS NULL';

const TO_ISSUE = `
  SELECT t.id AS "_id", t.kind, t.title, ${proposalReferenceSql('p')} AS proposal,
    t.due_on::text AS "dueOn", t.net_minor::float8 AS "netMinor", t.total_minor::float8 AS "totalMinor",
    t.done_at AS "doneAt", t.invoice_id AS "invoiceId", NULL AS number, NULL AS state, t.version,
    json_build_object('_id', r.id, 'reference', ${referenceSql('r')}, 'projectName', r.project_name) AS request,
    l.currency
  FROM plan_items t JOIN invoice_plans l ON l.id = t.plan_id JOIN proposals p ON p.id = l.id
    JOIN project_requests r ON r.id = l.request_id
  WHERE t.invoice_id IS NULL AND (t.done_at IS NOT NULL OR t.due_on <= $1
    OR (t.kind = 'final' AND r.status = 'completed'))
  ORDER BY coalesce(t.due_on, t.done_at::date), t.id LIMIT ${MAX_TO_ISSUE}`;

const SUMS = `
  SELECT CASE WHEN $1::date <= i.due_on THEN 'not_due' WHEN $1::date - i.due_on <= 30 THEN 'to_30'
      WHEN $1::date - i.due_on <= 60 THEN 'to_60' ELSE 'over_60' END AS age,
    i.currency, count(*)::int AS count, sum(${OPEN_MINOR})::float8 AS "openMinor"
  FROM invoices i WHERE i.state IN (${OPEN_STATES_SQL}) AND i.kind <> 'credit' GROUP BY 1, 2`;

@Injectable()
export class ReadInvoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async page(actor: Actor, query: InvoiceListQuery): Promise<InvoicesDto> {
    const conditions = filterOf(actor, query);
    const { rows, pagination } = await readPage(this.dataSource, LISTED, conditions, query);
    return { invoices: rows, pagination };
  }

  csv(actor: Actor, query: InvoiceListQuery): Promise<StreamableFile> {
    const pages = readAll(this.dataSource, LISTED, () => filterOf(actor, query));
    return exportCsv(this.dataSource, EXPORT, query, pages);
  }

  async toIssue(actor: Actor): Promise<ToIssueListDto> {
    const { manager } = this.dataSource;
    const drafts = visibleTo(actor).equal('i.state', 'draft');
    const today = drafts.values[0];
    return {
      items: await read<ToIssueDto>(manager, TO_ISSUE, [today]),
      drafts: await listed(manager, drafts, MAX_TO_ISSUE),
    };
  }

  async ages(actor: Actor): Promise<AgeSumsDto> {
    const today = visibleTo(actor).values[0];
    const found = await read<AgeSumsDto['ages'][number]>(this.dataSource, SUMS, [today]);
    return { ages: AGES.flatMap((age) => found.filter((one) => one.age === age)) };
  }

  async one(
    actor: Actor,
    id: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<InvoiceDetailDto> {
    const conditions = visibleTo(actor).equal('i.id', id);
    const [[row], payments] = await pipelined([
      read<Detailed>(db, ...pageStatement(DETAILED, conditions, { rows: 1, offset: 0 })),
      paymentsOf(db, id, MAX_MOVEMENTS),
    ]);
    if (!row) throw InvoiceNotFound();
    // Only the client's side, so that "seen" means something.
    if (isClient(actor) && !row.seenAt) await db.query(MARK_SEEN, [id]);
    return { ...this.detailOf(actor, row), payments };
  }

  async changed(
    actor: Actor,
    id: string,
    message: string,
    tx: EntityManager,
  ): Promise<InvoiceChangedDto> {
    return { message, invoice: await this.one(actor, id, tx) };
  }

  private detailOf(
    actor: Actor,
    { sterlingMinor, sterlingOn, billing: { version: billingVersion, ...now }, ...row }: Detailed,
  ): Omit<InvoiceDetailDto, 'payments'> {
    const { firm, bank } = firmFacts(this.config.sampleLegalFacts);
    const seller = row.seller ?? { ...firm, email: brand.email, bank };
    const canManage = seesInvoices(actor);
    const isCredit = row.kind === 'credit';
    return {
      ...row,
      vat: row.vat.map((sum) => ({
        ...sum,
        category: categoryOf(sum.rate, row.zeroRatedAs, seller.vatNumber),
      })),
      seller,
      buyer: { ...(row.buyer ?? now), version: billingVersion },
      sterling:
        sterlingMinor === null || sterlingOn === null
          ? null
          : { vatMinor: sterlingMinor, rate: row.sterlingRate!, day: sterlingOn },
      writeOffReason: canManage ? row.writeOffReason : null,
      namesInterest: canManage && row.namesInterest,
      nextReminderAt: canManage ? row.nextReminderAt : null,
      seenAt: canManage ? row.seenAt : null,
      gaps: canManage && row.state === 'draft' ? gapsIn(row, now, firm) : [],
      canPay: Boolean(this.config.payments.stripe) && isPossible('pay', { ...row, isCredit }),
      canManage,
    };
  }
}
