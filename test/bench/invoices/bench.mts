// npm run bench:invoices [-- INVOICES]: issues drafts at once and settles what the provider tells, compared
// with bare transactions in the same run; then costs of lists with that many invoices.
import { hash } from '@node-rs/argon2';
import { Client, Pool } from 'pg';
import type { Bench } from '../../run/bench.mts';
import { startStack, type Stack } from '../../run/stack.mts';
import { makeManyRequests } from '../requests/many-requests.mts';

const MANY = 1_000_000;
const DRAFTS = 600;
const AT_ONCE = 16;
const CALLS = 24;
/** Goals: invoices per second, and milliseconds of the lock on the numbers and of 95 in 100 calls. */
const ISSUED = 200;
const HELD_MS = 5;
const VIEW_MS = 20;
const SEARCH_MS = 120;

const PASSWORD = 'heron-lantern-quay-42';

const ordered = (times: number[]) => [...times].sort((a, b) => a - b);
const share = (times: number[], of: number) => ordered(times)[Math.floor(times.length * of)] ?? 0;
const say = (name: string, ...cells: (string | number)[]) =>
  process.stdout.write(
    `  ${name.padEnd(52)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`,
  );

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

async function signedIn({ baseUrl, sql }: Stack, role: 'admin' | 'client'): Promise<Call> {
  const email = `${role}@bench.example`;
  const hashed = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await sql(
    `INSERT INTO users (id, email, first_name, last_name, company, password_hash, role)
     VALUES (gen_random_uuid(), $1, 'Ada', 'Bench', 'Bench Ltd', $2, $3)`,
    [email, hashed, role],
  );
  let token = '';
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as never;
  };
  ({ token } = await call<{ token: string }>('POST', '/api/login', { email, password: PASSWORD }));
  return call;
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const OFFER = {
  scope: '- A forecast',
  exclusions: '',
  lines: [{ text: 'Forecasting model', quantity: 1_000, unitMinor: 1_200_000, vatRate: 2_000 }],
  deposit: { share: 3_000 },
  milestones: [{ title: 'Hand-over', due: inDays(20), share: 7_000 }],
  validUntil: inDays(30),
};
const BUYER = {
  name: 'Amira Khan',
  company: 'Northgate Ltd',
  address: '1 High Street\nLeeds',
  country: 'GB',
  email: 'accounts@northgate.example',
};

type Proposal = { proposal: { _id: string } };
type Paper = { version: number; paper: { version: number; sha256: string } };

/** The draft of a deposit, as the product makes it. */
async function oneDraft(stack: Stack, admin: Call, client: Call): Promise<string> {
  const [request] = await stack.sql<{ id: string }>(
    `UPDATE project_requests SET id = gen_random_uuid(), status = 'approved', user_id = (SELECT id FROM users WHERE email = 'client@bench.example')
     WHERE number = 1 RETURNING id`,
  );
  const requestId = request!.id;
  const path = `/api/requests/${requestId}`;
  const made = await admin<Proposal>('POST', `${path}/proposals`, { kind: 'offer' });
  const at = `/api/proposals/${made.proposal._id}`;
  await admin('PUT', `${at}/draft`, { ...OFFER, version: 1 });
  const { version } = await admin<Paper>('GET', at);
  await admin('POST', `${at}/send`, { version });
  const { paper } = await admin<Paper>('GET', at);
  const form = { version: paper.version, sha256: paper.sha256, name: 'Amira Khan', terms: true };
  await client('POST', `${at}/accept`, form);
  let id: string | null | undefined;
  while (!id) {
    const money = await admin<{ items: { invoiceId: string | null }[] }>('GET', `${path}/money`);
    id = money.items[0]?.invoiceId;
  }
  const billing = await admin<{ version: number }>('GET', `${path}/billing-details`);
  await admin('PUT', `${path}/billing-details`, { ...BUYER, version: billing.version });
  await stack.sql(`UPDATE invoices SET sterling_rate = '0.8' WHERE id = $1`, [id]);
  return id;
}

/** Copies for other requests, with proposals, plans and parts of their own. */
const COPY = `
  WITH made AS MATERIALIZED (SELECT n, r.id AS request, gen_random_uuid() AS invoice, gen_random_uuid() AS proposal
    FROM generate_series(1, $2::int) n JOIN project_requests r ON r.number = n + 1),
  proposed AS (INSERT INTO proposals SELECT copy.*
    FROM made, invoices one JOIN proposals p ON p.id = one.proposal_id,
      LATERAL jsonb_populate_record(p, jsonb_build_object('id', made.proposal, 'number', 1000000 + made.n,
        'request_id', made.request)) copy
    WHERE one.id = $1),
  planned AS (INSERT INTO invoice_plans SELECT copy.*
    FROM made, invoices one JOIN invoice_plans l ON l.id = one.proposal_id,
      LATERAL jsonb_populate_record(l, jsonb_build_object('id', made.proposal, 'request_id', made.request)) copy
    WHERE one.id = $1),
  parts AS (INSERT INTO plan_items SELECT copy.*
    FROM made, invoices one JOIN plan_items t ON t.plan_id = one.proposal_id,
      LATERAL jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'plan_id', made.proposal,
        'invoice_id', CASE WHEN t.invoice_id IS NOT NULL THEN made.invoice END)) copy
    WHERE one.id = $1)
  INSERT INTO invoices SELECT copy.* FROM made, invoices one,
    LATERAL jsonb_populate_record(one, jsonb_build_object('id', made.invoice, 'proposal_id', made.proposal,
      'request_id', made.request)) copy
  WHERE one.id = $1`;

/** Issued invoices of all ages of requests that are there; their papers are not made. */
const FILL = `
  INSERT INTO invoices SELECT copy.*
  FROM generate_series(1, $2::int) n, invoices one,
    LATERAL (SELECT id FROM project_requests WHERE number = 1 + n % (SELECT count(*) FROM project_requests)) r,
    LATERAL (SELECT CASE WHEN n % 10 < 8 THEN 'paid' ELSE 'issued' END AS state) s,
    LATERAL jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'request_id', r.id,
      'number', 'INV-' || 100000 + n, 'state', s.state,
      'paid_minor', CASE WHEN s.state = 'paid' THEN one.total_minor ELSE 0 END,
      'issued_on', current_date - n % 900, 'due_on', current_date - n % 900 + 14,
      'buyer', jsonb_build_object('name', 'Amira Khan', 'company', 'Northgate ' || n % 1000),
      'created_at', now() - n * interval '1 minute')) copy
  WHERE one.id = $1`;

async function asReplica(stack: Stack, text: string, values: unknown[]): Promise<void> {
  const db = new Client(stack.databaseUrl);
  await db.connect();
  try {
    await db.query('SET session_replication_role = replica');
    await db.query(text, values);
  } finally {
    await db.end();
  }
}

/** Carries out all acts, so many at a time; ms of each. */
async function together<T>(all: T[], act: (one: T) => Promise<unknown>): Promise<number[]> {
  const waiting = [...all];
  const times: number[] = [];
  const work = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const begun = performance.now();
      await act(one);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return times;
}

const perSecond = async (count: number, act: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await act();
  return count / ((performance.now() - begun) / 1_000);
};

/** While something runs: how long a bare transaction waits for the row of the numbers. */
async function waitsFor(stack: Stack, running: Promise<unknown>): Promise<number[]> {
  const db = new Client(stack.databaseUrl);
  await db.connect();
  const waits: number[] = [];
  let isOver = false;
  void running.finally(() => (isOver = true));
  while (!isOver) {
    await db.query('BEGIN');
    const begun = performance.now();
    await db.query(`SELECT next FROM document_series WHERE kind = 'invoice' FOR UPDATE`);
    waits.push(performance.now() - begun);
    await db.query('COMMIT');
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  await db.end();
  return waits;
}

/** A transaction with one event and one number, without a product around it. */
async function bareRate(stack: Stack): Promise<number> {
  const pool = new Pool({ connectionString: stack.databaseUrl, max: AT_ONCE });
  await pool.query('CREATE TABLE bare_events (id bigserial PRIMARY KEY, data jsonb)');
  const rate = await perSecond(DRAFTS, () =>
    together([...Array(DRAFTS).keys()], async () => {
      const db = await pool.connect();
      await db.query('BEGIN');
      await db.query(`INSERT INTO bare_events (data) VALUES ('{"total": 432000}')`);
      await db.query(
        `UPDATE document_series SET next = next WHERE kind = 'invoice' RETURNING next`,
      );
      await db.query('COMMIT');
      db.release();
    }),
  );
  await pool.end();
  return rate;
}

async function issueAll(stack: Stack, admin: Call): Promise<void> {
  const ids = (
    await stack.sql<{ id: string }>(`SELECT id FROM invoices WHERE state = 'draft' ORDER BY id`)
  ).map(({ id }) => id);
  const bare = await bareRate(stack);
  let times: number[] = [];
  let rate = 0;
  const running = perSecond(ids.length, async () => {
    times = await together(ids, (id) => admin('POST', `/api/invoices/${id}/issue`, { version: 1 }));
  }).then((found) => (rate = found));
  const waits = await waitsFor(stack, running);
  const [numbers] = await stack.sql<{ first: string; last: string; count: number }>(
    `SELECT min(number) AS first, max(number) AS last, count(*)::int AS count FROM invoices WHERE number IS NOT NULL`,
  );
  const span = Number(numbers!.last.slice(4)) - Number(numbers!.first.slice(4)) + 1;
  say('issuing', 'a second', 'goal', 'bare', 'of bare');
  say(
    `  ${ids.length} drafts, ${AT_ONCE} at once`,
    rate.toFixed(0),
    ISSUED,
    bare.toFixed(0),
    `${((100 * rate) / bare).toFixed(1)}%`,
  );
  say('  ms of a call: half, 95 %', share(times, 0.5).toFixed(1), share(times, 0.95).toFixed(1));
  say(
    '  ms that the number is waited for: half, 95 %, goal',
    share(waits, 0.5).toFixed(1),
    share(waits, 0.95).toFixed(1),
    HELD_MS,
  );
  say('  numbers, gaps', numbers!.count, span - numbers!.count);
}

/** Settles a payment of every invoice, all heard of at once. */
async function settleAll(stack: Stack): Promise<void> {
  await stack.sql(
    `INSERT INTO checkouts (id, invoice_id, minor, currency, reference, state, next_attempt_at)
     SELECT gen_random_uuid(), id, total_minor, currency, 'cs_' || id, 'open', now() + interval '1 day'
     FROM invoices WHERE state = 'issued'`,
  );
  const [{ count } = { count: 0 }] = await stack.sql<{ count: number }>(
    `WITH told AS (
       INSERT INTO payment_facts (id, provider, event_id, fact)
       SELECT gen_random_uuid(), 'stripe', 'evt_' || c.id, jsonb_build_object('kind', 'checkout', 'reference',
         c.reference, 'checkoutId', c.id, 'state', 'paid', 'minor', c.minor, 'currency', c.currency,
         'payment', 'pi_' || c.id, 'method', 'card')
       FROM checkouts c RETURNING 1)
     SELECT count(*)::int AS count FROM told`,
  );
  const rate = await perSecond(count, async () => {
    for (;;) {
      const [{ left } = { left: 0 }] = await stack.sql<{ left: number }>(
        'SELECT count(*)::int AS left FROM payment_facts WHERE settled_at IS NULL',
      );
      if (left === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  const [sums] = await stack.sql<{ paid: number; payments: number }>(
    `SELECT (SELECT count(*)::int FROM invoices WHERE state = 'paid') AS paid,
       (SELECT count(*)::int FROM payments) AS payments`,
  );
  say('settling', 'a second', 'paid', 'payments');
  say(`  ${count} facts`, rate.toFixed(0), sums!.paid, sums!.payments);
}

/** Drawing papers would slow the lists down. */
async function untilIdle(stack: Stack): Promise<void> {
  for (;;) {
    const [{ left } = { left: 0 }] = await stack.sql<{ left: number }>(
      'SELECT count(*)::int AS left FROM documents WHERE made_at IS NULL',
    );
    if (left === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const LISTS: [paths: string[], goal: number][] = [
  [
    [
      'invoices?page=1',
      'invoices?page=50',
      'invoices?state=issued',
      'invoices?isOpen=true&limit=6',
      'invoices?age=over_60',
      'invoices?age=not_due',
      'invoices?search=INV-600000',
      'invoices/to-issue',
      'payments?page=1',
      'bank/lines?state=open',
    ],
    VIEW_MS,
  ],
  [['invoices?search=forecast', 'invoices?search=zephyr', 'invoices/ages', 'money'], SEARCH_MS],
];

async function readLists(admin: Call, many: number): Promise<void> {
  say(`${many.toLocaleString('en-GB')} invoices`, 'ms, half', 'ms, 95 %', 'goal');
  for (const [paths, goal] of LISTS) {
    for (const path of paths) {
      const times: number[] = [];
      for (let call = 0; call < CALLS + 5; call += 1) {
        const begun = performance.now();
        await admin('GET', `/api/${path}`);
        if (call >= 5) times.push(performance.now() - begun);
      }
      const slow = share(times, 0.95) > goal ? 'slow' : '';
      say(`  ${path}`, share(times, 0.5).toFixed(1), share(times, 0.95).toFixed(1), goal, slow);
    }
  }
}

export const bench: Bench = async (scope) => {
  const many = Number(process.argv[3] ?? MANY);
  const stack = await startStack({
    apart: true,
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
  });
  scope.onEnd(() => stack.stop());
  const db = new Client(stack.databaseUrl);
  await db.connect();
  await makeManyRequests((text) => db.query(text), Math.max(1_000, many / 10));
  await db.end();
  const admin = await signedIn(stack, 'admin');
  const client = await signedIn(stack, 'client');
  const draft = await oneDraft(stack, admin, client);
  await stack.sql(
    `INSERT INTO billing_details (id, user_id, name, company, address, country, email)
     SELECT gen_random_uuid(), u.id, 'Amira Khan', 'Northgate Ltd', '1 High Street', 'GB', u.email FROM users u
     ON CONFLICT DO NOTHING`,
  );
  await asReplica(stack, COPY, [draft, DRAFTS - 1]);
  await issueAll(stack, admin);
  await settleAll(stack);
  await untilIdle(stack);
  await asReplica(stack, FILL, [draft, many]);
  // As autovacuum leaves it.
  await stack.sql('VACUUM ANALYZE');
  await readLists(admin, many);
};
