import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readJson, writePrivately } from '../data-folder.mts';
import { pageFrom } from '../page.mts';
import { freePort } from '../ports.mts';

interface Session {
  id: string;
  key: string;
  /** The form that it was asked for with. */
  asked: string;
  name: string;
  amount: number;
  currency: string;
  reference: string;
  successUrl: string;
  cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  paid: 'unpaid' | 'paid' | 'failed';
  method: 'card' | 'bacs_debit';
  intent: string | null;
  /** In seconds since 1970. */
  chargedAt?: number;
}

interface Dispute {
  id: string;
  status: 'needs_response' | 'won' | 'lost';
  created: number;
}

interface State {
  sessions: Session[];
  /** By payment. */
  refunds: Record<string, { id: string; amount: number; status: string }[]>;
  disputes: Record<string, Dispute>;
}

export interface PaymentsOptions {
  directory?: string;
  preferredPort?: number;
  /** The address of the product's webhook. */
  hookUrl: () => string;
  /** Longest wait before a webhook. 0: at once, in order and once, for tests that send their own. */
  lateMs?: number;
}

export interface PaymentsStandIn {
  readonly port: number;
  readonly url: string;
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

type View =
  | {
      session: {
        id: string;
        name: string;
        sum: string;
        isOpen: boolean;
        state: string;
        back: string;
      };
      declined: boolean;
    }
  | {
      session: null;
      payments: { id: string; name: string; sum: string; state: string; acts: string[][] }[];
    };

const HOST = '127.0.0.1';
const SECRET = 'whsec_of_this_machine_only';
const KEY = 'sk_test_of_this_machine_only';
const THREE_DAYS_MS = 3 * 24 * 3_600_000;
const LONGEST_BODY = 64 * 1024;
const MAX_TRIES = 8;

const page = pageFrom<View>('payments');

const seconds = (at = Date.now()): number => Math.floor(at / 1_000);

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Refuses to be reached but from this machine, as the one for identities. */
export async function startPaymentsStandIn(options: PaymentsOptions): Promise<PaymentsStandIn> {
  const port = await freePort(options.preferredPort);
  const url = `http://${HOST}:${port}`;
  const standIn = new StandIn(url, options);
  const server = createServer((request, response) => void standIn.answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: HOST, exclusive: true }, resolve);
  });
  const env = { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: url };
  const stop = async (): Promise<void> => {
    standIn.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, url, env, stop };
}

export function signed(body: string, at = Date.now()): string {
  const hash = createHmac('sha256', SECRET)
    .update(`${seconds(at)}.${body}`)
    .digest('hex');
  return `t=${seconds(at)},v1=${hash}`;
}

/** Speaks what the product uses of Stripe's API, and behaves worse: webhooks come twice, late and in any order. */
class StandIn {
  readonly #url: string;
  readonly #options: PaymentsOptions;
  readonly #file: string | undefined;
  readonly #state: State;
  readonly #stopped = new AbortController();

  constructor(url: string, options: PaymentsOptions) {
    this.#url = url;
    this.#options = options;
    this.#file = options.directory && join(options.directory, 'payments.json');
    this.#state = (this.#file && readJson<State>(this.#file)) || {
      sessions: [],
      refunds: {},
      disputes: {},
    };
    for (const session of this.#state.sessions) this.#waitForBank(session);
  }

  stop(): void {
    this.#stopped.abort();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.headers.host !== new URL(this.#url).host)
        return text(response, 421, 'Unknown host.');
      const { pathname } = new URL(request.url ?? '/', this.#url);
      const form = request.method === 'POST' ? await formOf(request) : new URLSearchParams();
      if (pathname.startsWith('/v1/')) return this.#api(request, response, pathname, form);
      const [, kind, id = ''] = pathname.split('/');
      if (kind === 'pay') return this.#pay(response, id, request.method === 'POST', form);
      if (kind === 'payments') this.#act(id, form.get('press') ?? '');
      if (request.method === 'POST') return void response.writeHead(303, { location: '/' }).end();
      this.#list(response);
    } catch (error) {
      text(response, 400, (error as Error).message);
    }
  }

  #api(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    form: URLSearchParams,
  ): void {
    if (headers.authorization !== `Bearer ${KEY}`) return refuse(response, 401, 'Invalid API key.');
    const [, , , , id, act] = pathname.split('/');
    if (method === 'POST' && pathname === '/v1/checkout/sessions') {
      const key = String(headers['idempotency-key'] ?? newId('key'));
      const known = this.#state.sessions.find((one) => one.key === key);
      if (known && known.asked !== form.toString()) {
        return refuse(response, 400, 'The key was used with other parameters.');
      }
      return json(response, this.#sessionJson(known ?? this.#open(key, form)));
    }
    const session = this.#state.sessions.find((one) => one.id === id);
    if (!session) return refuse(response, 404, 'No such checkout session.');
    if (method === 'POST' && act === 'expire') {
      if (session.status !== 'open') return refuse(response, 400, 'It is not open.');
      session.status = 'expired';
      this.#keep();
      this.#tell('checkout.session.expired', this.#sessionJson(session));
    }
    json(response, { ...this.#sessionJson(session), payment_intent: this.#intentJson(session) });
  }

  #open(key: string, form: URLSearchParams): Session {
    const price = 'line_items[0][price_data]';
    const session: Session = {
      id: newId('cs_test'),
      key,
      asked: form.toString(),
      name: form.get(`${price}[product_data][name]`) ?? '',
      amount: Number(form.get(`${price}[unit_amount]`)),
      currency: form.get(`${price}[currency]`) ?? '',
      reference: form.get('client_reference_id') ?? '',
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
      status: 'open',
      paid: 'unpaid',
      method: 'card',
      intent: null,
    };
    this.#state.sessions.push(session);
    this.#keep();
    return session;
  }

  #pay(response: ServerResponse, id: string, isPress: boolean, form: URLSearchParams): void {
    const session = this.#state.sessions.find((one) => one.id === id);
    if (!session) return text(response, 404, 'There is no such payment page.');
    const press = isPress ? form.get('press') : null;
    if (session.status === 'open' && (press === 'pay' || press === 'bank')) {
      session.status = 'complete';
      session.intent = newId('pi');
      session.chargedAt = seconds();
      session.method = press === 'pay' ? 'card' : 'bacs_debit';
      if (press === 'pay') session.paid = 'paid';
      this.#keep();
      this.#tell('checkout.session.completed', this.#sessionJson(session));
      this.#waitForBank(session);
      return void response.writeHead(303, { location: session.successUrl }).end();
    }
    const view = {
      id,
      name: session.name,
      sum: sumOf(session),
      isOpen: session.status === 'open',
      state: session.status,
      back: session.cancelUrl,
    };
    html(response, page.render({ session: view, declined: press === 'decline' }));
  }

  #waitForBank(session: Session): void {
    if (session.status !== 'complete' || session.paid !== 'unpaid') return;
    const timer = setTimeout(() => this.#bankAnswers(session, 'paid'), THREE_DAYS_MS);
    timer.unref();
  }

  #bankAnswers(session: Session, paid: 'paid' | 'failed'): void {
    if (session.paid !== 'unpaid' || session.status !== 'complete') return;
    session.paid = paid;
    this.#keep();
    const type = paid === 'paid' ? 'async_payment_succeeded' : 'async_payment_failed';
    this.#tell(`checkout.session.${type}`, this.#sessionJson(session));
  }

  #act(intent: string, press: string): void {
    const session = this.#state.sessions.find((one) => one.intent === intent);
    if (!session) return;
    if (press === 'bank-pays') this.#bankAnswers(session, 'paid');
    if (press === 'bank-refuses') this.#bankAnswers(session, 'failed');
    const { currency } = session;
    const refunds = (this.#state.refunds[intent] ??= []);
    const left = session.amount - refunds.reduce((sum, one) => sum + one.amount, 0);
    const amount = press === 'refund-half' ? Math.floor(left / 2) : left;
    if (press.startsWith('refund') && session.paid === 'paid' && amount > 0) {
      const refund = { id: newId('re'), amount, status: 'succeeded', created: seconds() };
      refunds.push(refund);
      this.#tell('refund.created', {
        ...{ object: 'refund', ...refund, currency, payment_intent: intent },
      });
    }
    const dispute = (minor: number, status: Dispute['status']): Record<string, unknown> => {
      const one = (this.#state.disputes[intent] ??= {
        ...{ id: newId('dp'), status, created: seconds() },
      });
      one.status = status;
      return {
        object: 'dispute',
        id: one.id,
        amount: minor,
        currency,
        status,
        created: one.created,
        payment_intent: intent,
      };
    };
    const known = this.#state.disputes[intent];
    if (press === 'dispute' && !known && session.paid === 'paid') {
      this.#tell('charge.dispute.created', dispute(left, 'needs_response'));
    }
    if ((press === 'won' || press === 'lost') && known?.status === 'needs_response') {
      this.#tell('charge.dispute.closed', dispute(left, press));
    }
    this.#keep();
  }

  #list(response: ServerResponse): void {
    const payments = this.#state.sessions
      .filter(({ intent }) => intent !== null)
      .map((session) => ({
        id: session.intent!,
        name: session.name,
        sum: sumOf(session),
        state: session.paid,
        acts: this.#actsOf(session),
      }))
      .reverse();
    html(response, page.render({ session: null, payments }));
  }

  #actsOf({ paid, intent }: Session): string[][] {
    if (paid === 'unpaid') {
      return [
        ['bank-pays', 'Let three days pass'],
        ['bank-refuses', 'The bank refuses'],
      ];
    }
    if (paid !== 'paid') return [];
    if (this.#state.disputes[intent!]?.status === 'needs_response') {
      return [
        ['won', 'We win the dispute'],
        ['lost', 'We lose it'],
      ];
    }
    return [
      ['refund', 'Refund'],
      ['refund-half', 'Refund a half'],
      ['dispute', 'The client disputes it'],
    ];
  }

  /** As `expand` asks for it. */
  #intentJson(session: Session): Record<string, unknown> | null {
    const { intent, paid, method, chargedAt } = session;
    const status = { paid: 'succeeded', unpaid: 'processing', failed: 'requires_payment_method' }[
      paid
    ];
    const latest_charge = {
      ...{ id: `ch_of_${intent}`, object: 'charge', created: chargedAt },
      payment_method_details: { type: method },
    };
    return intent === null ? null : { id: intent, object: 'payment_intent', status, latest_charge };
  }

  #sessionJson(session: Session): Record<string, unknown> {
    return {
      ...{ id: session.id, object: 'checkout.session', mode: 'payment' },
      ...{ status: session.status, payment_status: session.paid === 'paid' ? 'paid' : 'unpaid' },
      ...{ amount_total: session.amount, currency: session.currency },
      ...{ client_reference_id: session.reference, payment_intent: session.intent },
      payment_method_types: [session.method],
      url: session.status === 'open' ? `${this.#url}/pay/${session.id}` : null,
    };
  }

  #tell(type: string, object: Record<string, unknown>): void {
    const body = JSON.stringify({
      ...{ id: newId('evt'), object: 'event', type, created: seconds() },
      data: { object },
    });
    const { lateMs = 3_000 } = this.#options;
    void this.#send(body, Math.random() * lateMs);
    if (lateMs > 0) void this.#send(body, Math.random() * 2 * lateMs);
  }

  async #send(body: string, waitMs: number): Promise<void> {
    const { signal } = this.#stopped;
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      await pause(tries === 1 ? waitMs : 1_000 * 2 ** tries, undefined, {
        signal,
        ref: false,
      }).catch(() => undefined);
      if (signal.aborted) return;
      const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body) };
      const answer = await fetch(this.#options.hookUrl(), {
        ...{ method: 'POST', body, headers },
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      if (answer?.ok) return;
    }
  }

  #keep(): void {
    if (this.#file) writePrivately(this.#file, this.#state);
  }
}

const sumOf = ({ amount, currency }: Session): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency || 'GBP' }).format(
    amount / 100,
  );

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request) {
    body += String(part);
    if (body.length > LONGEST_BODY) throw new Error('Too long.');
  }
  return new URLSearchParams(body);
}

const json = (response: ServerResponse, body: object): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, message: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { type: 'invalid_request_error', message } }));

const text = (response: ServerResponse, status: number, message: string): void =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message);

const html = (response: ServerResponse, body: string): void =>
  void response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src '${page.styleHash}'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    })
    .end(body);
