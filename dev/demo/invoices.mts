import type { Client } from 'pg';
import brand from '../../brand.json' with { type: 'json' };
import INVOICES from './invoices.json' with { type: 'json' };
import { momentOf } from './moment.mts';
import { loadProduct } from './product.mts';
import type { WrittenRequest } from './requests.mts';
import { insert } from './rows.mts';

interface Demo {
  request: string;
  /** By its place in the plan, from 0. */
  part: number;
  issued?: string;
  dueAfterDays?: number;
  paid?: { share: number; kind: 'card' | 'bank'; at: string }[];
  /** The time at which all of it was credited. */
  mistake?: string;
}

interface Plan {
  id: string;
  requestId: string;
  currency: string;
  content: string;
  company: string;
  name: string;
  email: string;
  organisationId: string | null;
  clientId: string;
}

interface Item {
  id: string;
  totalMinor: number;
}

/** Sterling for a dollar, as nobody has measured it. */
const RATE = 0.79;

const ACCEPTED = `
  SELECT p.id, p.request_id AS "requestId", v.currency, v.content, r.client_name AS name, r.company,
    u.email::text AS email, r.organisation_id AS "organisationId", r.user_id AS "clientId", d.at
  FROM proposals p JOIN proposal_versions v ON v.proposal_id = p.id AND v.number = p.sent_version
    JOIN project_requests r ON r.id = p.request_id JOIN users u ON u.id = r.user_id
    JOIN proposal_decisions d ON d.version_id = v.id
  WHERE p.state = 'accepted' ORDER BY p.number`;

/** Plans of the accepted proposals, and their invoices in the states that matter. */
export async function writeInvoices(
  client: Client,
  requests: ReadonlyMap<string, WrittenRequest>,
): Promise<void> {
  const { rows } = await client.query<Plan & { at: Date }>(ACCEPTED);
  const items = new Map<string, Item[]>();
  for (const plan of rows) {
    items.set(plan.requestId, await writePlan(client, plan));
    await writeBilling(client, plan);
  }
  const inOrder = (INVOICES as Demo[]).toSorted(
    (a, b) => Number(momentOf(a.issued ?? '0h ago')) - Number(momentOf(b.issued ?? '0h ago')),
  );
  for (const one of inOrder) {
    const request = requests.get(one.request);
    const plan = rows.find(({ requestId }) => requestId === request?.id);
    const item = plan && items.get(plan.requestId)?.[one.part];
    if (!plan || !item) throw new Error(`No plan of "${one.request}" has a part ${one.part}.`);
    await writeInvoice(client, one, plan, item);
  }
  await writeBankLines(client);
}

/** Lines of a bank statement that staff have to decide. */
async function writeBankLines(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: string; currency: string; minor: string }>(
    `SELECT number, currency, total_minor - paid_minor AS minor FROM invoices WHERE state = 'part_paid'`,
  );
  const day = momentOf('2d ago').toISOString().slice(0, 10);
  const own = { account: '00-00-00 00000000', day, place: 1, isReversal: false };
  for (const { number, currency, minor } of rows) {
    const text = `BGC LUDGATE LEGAL ${number} LESS BANK FEE`;
    await insert(client, 'bank_lines', { ...own, text, currency, minor: Number(minor) - 1_500 });
  }
  const text = 'FPI H WHITLOCK THANK YOU';
  await insert(client, 'bank_lines', { ...own, text, currency: brand.currency, minor: 2_500 });
}

async function writePlan(client: Client, plan: Plan & { at: Date }): Promise<Item[]> {
  const content = JSON.parse(plan.content) as {
    netMinor: number;
    vatMinor: number;
    totalMinor: number;
  };
  const { netMinor, vatMinor, totalMinor } = content;
  const { requestId, currency, at } = plan;
  await insert(client, 'invoice_plans', {
    ...{ id: plan.id, requestId, currency, netMinor, vatMinor, totalMinor, createdAt: at },
  });
  const parts = loadProduct().partsOf(content);
  const items: Item[] = [];
  for (const [position, { vat, ...part }] of parts.entries()) {
    const id = await insert(client, 'plan_items', {
      ...{ planId: plan.id, position: position + 1, ...part, vat: JSON.stringify(vat) },
      doneAt: part.kind === 'deposit' ? at : undefined,
    });
    items.push({ id, totalMinor: part.totalMinor });
  }
  return items;
}

const addressOf = (company: string) =>
  company === 'Ludgate Legal'
    ? '31 Pilgrim Street\nLondon\nEC4V 6RN'
    : '4 Wharf Road\nPeterborough\nPE1 1AA';

async function writeBilling(client: Client, plan: Plan): Promise<void> {
  const { name, company, email, organisationId, clientId } = plan;
  await client.query('SAVEPOINT billing');
  await insert(client, 'billing_details', {
    ...{ name, company, email, address: addressOf(company), country: 'GB' },
    ...(organisationId ? { organisationId } : { userId: clientId }),
  }).catch(async () => {
    // Two requests of one company.
    await client.query('ROLLBACK TO SAVEPOINT billing');
  });
}

async function writeInvoice(
  client: Client,
  { issued, dueAfterDays = 14, paid = [], mistake }: Demo,
  plan: Plan,
  item: Item,
): Promise<void> {
  const product = loadProduct();
  const { rows } = await client.query<{
    kind: string;
    title: string;
    vat: { rate: number; netMinor: number; vatMinor: number }[];
    net_minor: string;
    vat_minor: string;
    total_minor: string;
  }>('SELECT * FROM plan_items WHERE id = $1', [item.id]);
  const { kind, title, vat, ...sums } = rows[0]!;
  const [netMinor, vatMinor, totalMinor] = [sums.net_minor, sums.vat_minor, sums.total_minor].map(
    Number,
  ) as [number, number, number];
  const lines = vat.map(({ rate, netMinor: net }) => ({
    ...{ text: title, quantity: 1_000, unit: 'fixed', unitMinor: net, vatRate: rate },
    netMinor: net,
  }));
  const at = issued ? momentOf(issued) : undefined;
  const issuedOn = at?.toISOString().slice(0, 10);
  const amounts = paid.map(({ share }) => Math.round(totalMinor * share));
  const paidMinor = amounts.reduce((sum, one) => sum + one, 0);
  const { firm, bank } = product.firmFacts(true);
  const { name, company, email } = plan;
  const buyer = {
    name,
    company,
    address: addressOf(company),
    country: 'GB',
    vatNumber: '',
    email,
    reference: '',
  };
  const settled = paidMinor === totalMinor ? 'paid' : paidMinor > 0 ? 'part_paid' : 'issued';
  const state = mistake ? 'credited' : settled;
  const id = await insert(client, 'invoices', {
    ...{ kind, requestId: plan.requestId, proposalId: plan.id, currency: plan.currency },
    ...{ lines: JSON.stringify(lines), vat: JSON.stringify(vat), netMinor, vatMinor, totalMinor },
    createdAt: at,
    ...(issuedOn && {
      ...{ state, paidMinor, creditedMinor: mistake ? totalMinor : 0 },
      ...{ issuedOn, taxPoint: issuedOn, issuedAt: at, updatedAt: at },
      dueOn: product.plusDays(issuedOn, dueAfterDays),
      seller: JSON.stringify({ ...firm, email: brand.email, bank }),
      buyer: JSON.stringify(buyer),
      number: await nextNumber(client),
      ...(vatMinor > 0 && {
        ...{ sterlingMinor: Math.round(vatMinor * RATE), sterlingRate: String(RATE) },
        sterlingOn: issuedOn,
      }),
    }),
  });
  if (issued) await insert(client, 'documents', { kind: 'invoice', subjectId: id, createdAt: at });
  // Its part of the plan is free again.
  if (mistake) return writeCredit(client, id, momentOf(mistake));
  await client.query(
    'UPDATE plan_items SET invoice_id = $2, done_at = coalesce(done_at, $3, now()) WHERE id = $1',
    [item.id, id, at ?? null],
  );
  for (const [place, { kind: how, at: when }] of paid.entries()) {
    const receivedAt = momentOf(when);
    const paymentId = await insert(client, 'payments', {
      ...{ provider: 'staff', reference: `demo-${id}-${place}`, kind: how },
      ...{ minor: amounts[place], currency: plan.currency, payer: company || name },
      ...{ receivedOn: receivedAt.toISOString().slice(0, 10), meantForId: id },
      createdAt: receivedAt,
    });
    const minor = amounts[place];
    await insert(client, 'allocations', { paymentId, invoiceId: id, minor, createdAt: receivedAt });
  }
}

/** All of an invoice, with its own words. */
async function writeCredit(client: Client, creditsId: string, at: Date): Promise<void> {
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT request_id AS "requestId", proposal_id AS "proposalId", currency, lines::text, vat::text,
       net_minor AS "netMinor", vat_minor AS "vatMinor", total_minor AS "totalMinor",
       sterling_minor AS "sterlingMinor", sterling_rate AS "sterlingRate", sterling_on::text AS "sterlingOn",
       seller::text, buyer::text
     FROM invoices WHERE id = $1`,
    [creditsId],
  );
  const day = at.toISOString().slice(0, 10);
  const id = await insert(client, 'invoices', {
    ...rows[0]!,
    ...{
      kind: 'credit',
      creditsId,
      reason: 'mistake',
      explanation: 'It was due a week too early.',
    },
    ...{ state: 'issued', number: await nextNumber(client, 'credit', 'CRN') },
    ...{ issuedOn: day, taxPoint: day, issuedAt: at, createdAt: at, updatedAt: at },
  });
  await insert(client, 'documents', { kind: 'invoice', subjectId: id, createdAt: at });
}

async function nextNumber(client: Client, kind = 'invoice', prefix = 'INV'): Promise<string> {
  const { rows } = await client.query<{ number: number }>(
    `UPDATE document_series SET next = next + 1 WHERE kind = $1 RETURNING next - 1 AS number`,
    [kind],
  );
  return `${prefix}-${String(rows[0]!.number).padStart(6, '0')}`;
}
