import {
  startPaymentsStandIn,
  signed,
  type PaymentsStandIn,
} from '../../dev/payments/stand-in.mts';
import { Api, type Answer } from './api';
import { eventually } from './eventually';
import { personWithRole, raise, type Person } from './people';
import { DRAFT } from './proposals';
import { startStack, type Stack } from './stack';

export let stack: Stack;
export let api: Api;
export let admin: Person;
export let client: Person;
let standIn: PaymentsStandIn;

export const BUYER = {
  name: 'Amira Khan',
  company: 'Northgate Ltd',
  address: '1 High Street\nLeeds\nLS1 1AA',
  country: 'GB',
  email: 'accounts@northgate.example',
};

type Options = { env?: Record<string, string>; apis?: number; apart?: boolean };

/** For files of tests about invoices and payments: people, and a stand-in for Stripe. */
export function withInvoices({ env = {}, ...options }: Options = {}): void {
  beforeAll(async () => {
    standIn = await startPaymentsStandIn({
      hookUrl: () => `${stack.baseUrl}/webhooks/payments/stripe`,
      lateMs: 300,
    });
    const settings = { CLOCK_POLL_MS: '200', CHECKOUT_POLL_SECONDS: '3600', ...standIn.env };
    stack = await startStack({ ...options, env: { ...settings, ...env } });
    api = new Api(stack.baseUrl);
    [admin, client] = await Promise.all([
      personWithRole(stack, 'admin'),
      personWithRole(stack, 'client'),
    ]);
  });
  afterAll(async () => {
    await standIn.stop();
    await stack.stop();
  });
}

export const codeOf = ({ status, body }: Answer) => body.code ?? status;

const ok = (answer: Answer, status = 200): Answer => {
  if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
};

/** A request with an accepted proposal, or a change order of it, and its plan. */
export async function agreed(
  over: object = {},
  {
    by = client,
    requestId,
    kind = 'offer',
  }: { by?: Person; requestId?: string; kind?: string } = {},
): Promise<string> {
  const id = requestId ?? (await raise(stack, by.token))._id;
  const made = ok(await api.post(`/api/requests/${id}/proposals`, { kind }, admin.token), 201);
  const at = `/api/proposals/${made.body.proposal._id}`;
  ok(await api.put(`${at}/draft`, { ...DRAFT, version: 1, ...over }, admin.token));
  const { body: drafted } = await api.get(at, admin.token);
  ok(await api.post(`${at}/send`, { version: drafted.version }, admin.token));
  const { paper } = (await api.get(at, admin.token)).body;
  const form = { version: paper.version, sha256: paper.sha256, name: 'Amira Khan', terms: true };
  ok(await api.post(`${at}/accept`, form, by.token));
  await eventually(
    () => stack.sql('SELECT 1 FROM invoice_plans WHERE id = $1', [made.body.proposal._id]),
    (rows) => rows.length > 0,
  );
  return id;
}

export const moneyOf = async (requestId: string, by = admin) =>
  (await api.get(`/api/requests/${requestId}/money`, by.token)).body;

export const readInvoice = async (id: string, by = admin) =>
  (await api.get(`/api/invoices/${id}`, by.token)).body;

export async function bill(requestId: string): Promise<void> {
  const at = `/api/requests/${requestId}/billing-details`;
  const { body } = await api.get(at, admin.token);
  ok(await api.put(at, { ...BUYER, version: body.version }, admin.token));
}

/** The deposit of a request, issued. */
export async function issuedDeposit(over: object = {}, by = client) {
  const requestId = await agreed(over, { by });
  await bill(requestId);
  const { items } = await moneyOf(requestId);
  const invoice = await issue(items[0].invoiceId);
  return { requestId, ...invoice } as { requestId: string; _id: string; number: string } & Record<
    string,
    never
  >;
}

/** Saves the rate to sterling, which an invoice in dollars needs, and issues. */
export async function issue(id: string, over: object = {}) {
  const draft = await readInvoice(id);
  const lines = draft.lines.map(({ text }: { text: string }) => ({ text }));
  const form = { lines, sterlingRate: '0.8', version: draft.version, ...over };
  const saved = ok(await api.put(`/api/invoices/${id}/draft`, form, admin.token));
  const { version } = saved.body.invoice;
  return ok(await api.post(`/api/invoices/${id}/issue`, { version }, admin.token)).body.invoice;
}

export async function record(invoiceId: string, minor: number, over: object = {}): Promise<Answer> {
  const { currency } = await readInvoice(invoiceId);
  const receivedOn = new Date().toISOString().slice(0, 10);
  const form = { kind: 'bank', minor, currency, receivedOn, invoiceId, ...over };
  return api.post('/api/payments', form, admin.token);
}

export async function payByCard(id: string, press = 'pay', by = client): Promise<string> {
  const { url } = ok(await api.post(`/api/invoices/${id}/pay`, {}, by.token)).body;
  await pressAt(url, press);
  return url;
}

export const pressAt = (url: string, press: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ press }), redirect: 'manual' });

/** Presses a button of the stand-in: refund, dispute, won … */
export const atProvider = (payment: string, press: string) =>
  pressAt(`${standIn.url}/payments/${payment}`, press);

/** A webhook as the provider sends it, or as somebody else does. */
export async function hear(event: object, signature?: string): Promise<number> {
  const body = JSON.stringify({ object: 'event', ...event });
  const { status } = await fetch(`${stack.baseUrl}/webhooks/payments/stripe`, {
    ...{ method: 'POST', body },
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? signed(body),
    },
  });
  return status;
}

export const untilSettled = () =>
  eventually(
    () => stack.sql('SELECT 1 FROM payment_facts WHERE settled_at IS NULL'),
    (rows) => rows.length === 0,
  );
