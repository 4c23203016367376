import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { signed } from '../../dev/payments/stand-in.mts';
import { rowToken } from '../../backend/links/signed-token';
import { companiesAt } from '../support/company';
import { linkIn } from '../support/mailbox';
import { operations } from '../support/openapi-contract';
import { personWithRole, raise, type Person } from '../support/people';
import {
  admin,
  agreed,
  api,
  bill,
  BUYER,
  client,
  codeOf,
  hear,
  issue,
  issuedDeposit,
  moneyOf,
  readInvoice,
  record,
  stack,
  untilSettled,
  withInvoices,
} from '../support/invoices';

withInvoices();

const TODAY = new Date().toISOString().slice(0, 10);
const MONTH = TODAY.slice(0, 7);
const HOOK = '/webhooks/payments/stripe';

/** All rows of money; version and times included, so that no attempt leaves a trace. */
const money = async (): Promise<string> => {
  const tables = [
    ...['invoices', 'payments', 'allocations', 'plan_items', 'bank_lines', 'checkouts'],
    ...['billing_details', 'bank_mappings'],
  ];
  const rows = await Promise.all(
    tables.map((table) => stack.sql(`SELECT t.*, NULL AS seen_at FROM ${table} t ORDER BY 1`)),
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
};

const versionOf = async (id: string) => (await readInvoice(id)).version as number;

async function postRaw(path: string, body: string | Uint8Array, headers: Record<string, string>) {
  const answer = await fetch(`${stack.baseUrl}${path}`, {
    ...{ method: 'POST', headers },
    body: body as string,
  });
  const text = await answer.text();
  return { status: answer.status, code: (JSON.parse(text) as { code?: string }).code };
}

const statement = (bytes: string | Uint8Array, query = '', by = admin) =>
  postRaw(`/api/bank/statements${query}`, bytes, {
    authorization: `Bearer ${by.token}`,
    'content-type': 'application/octet-stream',
  });

const session = (id: string, over: object = {}) => ({
  ...{ id, object: 'checkout.session', amount_total: 432_000, currency: 'usd' },
  ...{ payment_intent: `pi_${id}`, payment_status: 'paid', payment_method_types: ['card'] },
  ...over,
});

const eventOf = (id: string, object: object, type = 'checkout.session.completed') => ({
  ...{ object: 'event', id, type },
  data: { object },
});

/** A payment page that nothing asks about. */
async function pageFor(invoiceId: string, reference: string): Promise<string> {
  const [page] = await stack.sql<{ id: string }>(
    `INSERT INTO checkouts (id, invoice_id, minor, currency, reference, next_attempt_at)
     VALUES (gen_random_uuid(), $1, 432000, 'USD', $2, now() + interval '1 day') RETURNING id`,
    [invoiceId, reference],
  );
  return page!.id;
}

async function recorded(
  invoiceId: string,
  minor: number,
): Promise<{ _id: string; version: number }> {
  const answer = await record(invoiceId, minor);
  expect(codeOf(answer)).toBe(201);
  return answer.body.payment;
}

async function bankLine(minor = 432_000): Promise<{ _id: string; version: number }> {
  const [row] = await stack.sql<{ _id: string; version: number }>(
    `INSERT INTO bank_lines (id, account, day, minor, currency, text, place, is_reversal)
     VALUES (gen_random_uuid(), '', current_date, $1, 'USD', gen_random_uuid()::text, 0, false)
     RETURNING id AS _id, version`,
    [minor],
  );
  return row!;
}

describe('A webhook', () => {
  it('counts only as the provider signed it, for five minutes', async () => {
    const { _id } = await issuedDeposit();
    await pageFor(_id, 'cs_forged');
    const body = JSON.stringify(eventOf('evt_forged', session('cs_forged')));
    const [time, proof] = signed(body).split(',');
    const before = await money();
    const json = { 'content-type': 'application/json' };
    const withProof = (given: string) => ({ ...json, 'stripe-signature': given });
    const old = signed(body, Date.now() - 6 * 60_000);
    const attempts: [string, number, string, Record<string, string>][] = [
      ['unsigned', 401, body, json],
      ['a proof alone', 401, body, withProof(proof!)],
      ['a time alone', 401, body, withProof(time!)],
      ['of an older scheme', 401, body, withProof(`${time},${proof!.replace('v1', 'v0')}`)],
      ['of another body', 401, body, withProof(signed(`${body} `))],
      ['of six minutes ago', 401, body, withProof(old)],
      ['old, with a new time', 401, body, withProof(`${time},${old.split(',')[1]}`)],
      ['a form', 415, body, { 'content-type': 'application/x-www-form-urlencoded' }],
      ['bytes', 415, body, { 'content-type': 'application/octet-stream' }],
      ['text', 415, body, { ...withProof(signed(body)), 'content-type': 'text/plain' }],
      ['too large', 413, JSON.stringify('x'.repeat(500_000)), json],
      ['too deep', 400, '['.repeat(40) + ']'.repeat(40), json],
      ['no JSON', 401, 'nothing', json],
    ];
    for (const [what, status, text, headers] of attempts) {
      expect([what, (await postRaw(HOOK, text, headers)).status]).toEqual([what, status]);
    }
    expect(await stack.sql(`SELECT 1 FROM payment_facts`)).toEqual([]);
    expect(await money()).toBe(before);
  });

  it('that is signed and makes no sense pays nothing, and staff hear of it', async () => {
    const { _id } = await issuedDeposit();
    const own = await pageFor(_id, 'cs_own');
    // Of another program in the same account, to which whoever pays may give our id.
    const foreign = session('cs_foreign', { client_reference_id: own });
    const senseless: object[] = [
      eventOf('evt_foreign', foreign),
      eventOf('evt_unknown', session('cs_unknown')),
      eventOf('evt_none', session('cs_own', { amount_total: -5 })),
      eventOf('evt_null', session('cs_own', { amount_total: null, currency: null })),
      eventOf('evt_half', session('cs_own', { amount_total: 0.5 })),
      eventOf('evt_euro', session('cs_own', { currency: 'eur', payment_intent: 'pi_euro' })),
      eventOf('evt_bare', {}),
      eventOf(
        'evt_refund',
        { object: 'refund', id: 're_x', status: 'succeeded' },
        'refund.created',
      ),
    ];
    const answers = [];
    for (const event of senseless) answers.push(await hear(event));
    expect(answers).toEqual(senseless.map(() => 200));
    await untilSettled();
    expect(await readInvoice(_id)).toMatchObject({ state: 'issued', paidMinor: 0 });
    const outcomes = await stack.sql<{ event_id: string; outcome: string }>(
      `SELECT event_id, outcome FROM payment_facts WHERE event_id = ANY($1)`,
      [senseless.map((event) => (event as { id: string }).id)],
    );
    expect(Object.fromEntries(outcomes.map((one) => [one.event_id, one.outcome]))).toEqual({
      ...{ evt_foreign: 'unknown_checkout', evt_unknown: 'unknown_checkout' },
      ...{ evt_none: 'not_understood', evt_null: 'not_understood', evt_half: 'not_understood' },
      ...{ evt_euro: 'currency_differs', evt_refund: 'not_understood' },
    });
  });

  it('of a payment that was heard of pays once, whatever its event is called', async () => {
    const { _id } = await issuedDeposit();
    await pageFor(_id, 'cs_again');
    for (const id of ['evt_a', 'evt_a', 'evt_b', 'evt_c']) {
      expect(await hear(eventOf(id, session('cs_again')))).toBe(200);
    }
    await untilSettled();
    expect(await readInvoice(_id)).toMatchObject({ state: 'paid', paidMinor: 432_000 });
    const rows = await stack.sql('SELECT 1 FROM payments WHERE meant_for_id = $1', [_id]);
    expect(rows).toHaveLength(1);
  });
});

/** Rows of one client, in each state that a route may need. */
async function belongings(by: Person) {
  const deposit = await issuedDeposit({}, by);
  const { items } = await moneyOf(deposit.requestId);
  const drafted = await api.post(`/api/plan-items/${items[1]._id}/draft`, {}, admin.token);
  const payment = await recorded(deposit._id, 500_000);
  const line = await bankLine();
  return {
    invoice: deposit._id,
    number: deposit.number,
    draft: drafted.body.invoice._id as string,
    item: items[2]._id as string,
    request: deposit.requestId,
    payment: payment._id,
    line: line._id,
  };
}

type Belongings = Awaited<ReturnType<typeof belongings>>;

const MONEY = ['Invoices', 'Issuing invoices', 'Payments', 'Bank statements'];

const routes = operations.filter(
  ({ operation }) =>
    operation['x-permission'] !== 'public' && operation.tags!.some((tag) => MONEY.includes(tag)),
);

function urlOf(path: string, of: Belongings): string {
  const id = path.startsWith('/api/invoices')
    ? path.endsWith('/draft') || path.endsWith('/issue')
      ? of.draft
      : of.invoice
    : path.startsWith('/api/payments')
      ? of.payment
      : path.startsWith('/api/plan-items')
        ? of.item
        : path.startsWith('/api/bank')
          ? of.line
          : of.request;
  const query: Record<string, string> = {
    '/api/account-statement': `?invoiceId=${of.invoice}`,
    '/api/account-statement/file': `?invoiceId=${of.invoice}&format=csv`,
    '/api/accounts/files': `?month=${MONTH}&file=sales`,
    '/api/accounts/vat': `?year=${MONTH.slice(0, 4)}&by=month`,
    '/api/invoices': `?search=${of.number}`,
  };
  return path.replace('{id}', id) + (query[path] ?? '');
}

/** Bodies with which each route would do its work. */
const bodyOf = (path: string, of: Belongings): object => ({
  ...{ version: 1, text: 'What is it for?', reason: 'mistake', explanation: 'Wrong' },
  ...(path.endsWith('/credit') && { lines: [] }),
  ...(path.endsWith('/match') && { invoices: [{ invoiceId: of.invoice, minor: 1 }] }),
});

describe('What belongs to others', () => {
  it('is neither shown nor changed by any route of money', async () => {
    const { lead, member } = await companiesAt(stack).company('everyone');
    const elsewhere = await companiesAt(stack).company('everyone');
    await stack.sql(`UPDATE memberships SET role = 'finance' WHERE user_id = $1`, [
      elsewhere.member.id,
    ]);
    const of = await belongings(lead);
    const [stranger, support, manager, own] = await Promise.all([
      personWithRole(stack, 'client'),
      personWithRole(stack, 'support'),
      personWithRole(stack, 'manager'),
      personWithRole(stack, 'client'),
    ]);
    const people: [string, string][] = [
      ['a stranger', stranger.token],
      ['a member', member.token],
      ['finance of another company', elsewhere.member.token],
      ['support', support.token],
      ['a manager', manager.token],
      ['the mail of another request', await mailLinkOf(lead)],
      ['a token of another scope', await apiToken(admin, ['requests:read'])],
      ['a token of a stranger', await apiToken(own, ['invoices:read', 'invoices:write'])],
    ];
    expect(routes.length).toBeGreaterThan(35);
    const secrets = [of.number, of.draft, of.payment, 'Northgate Ltd', 'LS1 1AA'];
    const before = await money();
    const found: unknown[] = [];
    for (const [who, token] of people) {
      for (const { method, path, operation } of routes) {
        if (path === '/api/billing-details') continue;
        const { status, body } = await api.call(method.toUpperCase(), urlOf(path, of), {
          token,
          body: operation.requestBody ? bodyOf(path, of) : undefined,
        });
        const said = JSON.stringify(body);
        const shown = status < 300 && secrets.filter((secret) => said.includes(secret));
        if (status >= 500 || (shown && shown.length > 0)) {
          found.push([who, method, path, status, shown]);
        }
        if (method !== 'get' && status < 300) found.push([who, method, path, status]);
      }
    }
    expect(found).toEqual([]);
    expect(await money()).toBe(before);
    const refused = await api.put('/api/billing-details', BUYER, member.token);
    expect(codeOf(refused)).toBe('leads_only');
  });

  it('is not opened by the link of another mail', async () => {
    const first = await issuedDeposit();
    const second = await issuedDeposit();
    const mail = await stack.mailbox.waitFor({
      to: BUYER.email,
      subject: new RegExp(`^Invoice ${first.number}`),
    });
    const token = linkIn(mail, '/pay#').split('#')[1]!;
    const secret = stack.env['JWT_SECRET']!;
    const bytes = Buffer.from(token, 'base64url');
    const other = Buffer.from(second._id.replaceAll('-', ''), 'hex');
    const draft = await agreed();
    const { items } = await moneyOf(draft);
    const tokens: [string, string][] = [
      ['for rating', rowToken(secret, 'rating-link', second._id)],
      ['for calls', rowToken(secret, 'call-link', second._id)],
      ['of another secret', rowToken(randomBytes(32).toString('hex'), 'pay-link', second._id)],
      ['with another id', Buffer.concat([other, bytes.subarray(16)]).toString('base64url')],
      ['of a draft', rowToken(secret, 'pay-link', items[0].invoiceId)],
      ['of nothing', rowToken(secret, 'pay-link', second.requestId)],
      ['with more behind it', `${token}AAAA`],
      ['of a session', client.token],
    ];
    const before = await money();
    for (const [what, wrong] of tokens) {
      for (const path of ['read', 'open']) {
        const { status, body } = await api.post(`/api/pay/${path}`, { token: wrong });
        expect([what, path, status, body.code]).toEqual([what, path, 410, 'pay_link_dead']);
      }
    }
    expect(await money()).toBe(before);
    expect((await api.post('/api/pay/read', { token })).body.number).toBe(first.number);
  });
});

async function apiToken({ token }: Person, scopes: string[]): Promise<string> {
  const made = await api.post('/api/tokens', { name: 'Sync', scopes, days: 30 }, token);
  expect(made.status).toBe(201);
  return made.body.token;
}

/** Raises another request of the person, and opens it by the button of its mail. */
async function mailLinkOf(person: Person): Promise<string> {
  const { reference } = await raise(stack, person.token);
  const mail = await stack.mailbox.waitFor({
    to: person.email,
    subject: `We have received your request ${reference}`,
  });
  const [token] = new URL(linkIn(mail, '/act#')).hash.slice(1).split('.');
  const { body } = await api.post('/api/mail-links/use', { token });
  return body.token;
}

describe('A sum', () => {
  const SUMS: unknown[] = [
    ...[-1, 0, -0, 0.5, 432_000.5, 1e21, Number.MAX_SAFE_INTEGER, '1e3', '-1', 'ten', '0x10'],
    ...['', ' ', null, true, [1], [], {}, { minor: 1 }],
  ];

  it('that is none, or too much, changes nothing', async () => {
    const { _id, version } = await issuedDeposit();
    const other = await issuedDeposit();
    const payment = await recorded(other._id, 500_000);
    const line = await bankLine();
    const forms: [string, (minor: unknown) => object][] = [
      ['/api/payments', (minor) => ({ ...PAID, minor, invoiceId: _id })],
      [
        `/api/payments/${payment._id}/allocations`,
        (minor) => ({ invoiceId: _id, minor, version: payment.version }),
      ],
      [
        `/api/payments/${payment._id}/release`,
        (minor) => ({ invoiceId: other._id, minor, version: payment.version }),
      ],
      [
        `/api/payments/${payment._id}/paid-back`,
        (minor) => ({ minor, on: TODAY, note: 'Back', version: payment.version }),
      ],
      [
        `/api/bank/lines/${line._id}/match`,
        (minor) => ({ invoices: [{ invoiceId: _id, minor }], version: line.version }),
      ],
      [
        `/api/invoices/${_id}/credit`,
        (netMinor) => ({
          reason: 'mistake',
          explanation: 'No',
          lines: [{ line: 0, netMinor }],
          version,
        }),
      ],
    ];
    const before = await money();
    const found: unknown[] = [];
    for (const [path, form] of forms) {
      const answers = await Promise.all(SUMS.map((sum) => api.post(path, form(sum), admin.token)));
      const taken = answers.flatMap(({ status }, at) => (status === 422 ? [] : [SUMS[at]]));
      if (taken.length > 0) found.push([path, taken]);
    }
    expect(await money()).toBe(before);
    // More than is left, in another currency, one invoice twice, or a credit note.
    const credited = await issuedDeposit();
    const credit = await api.post(
      `/api/invoices/${credited._id}/credit`,
      { reason: 'mistake', explanation: 'No', lines: [], version: await versionOf(credited._id) },
      admin.token,
    );
    const note = credit.body.invoice.creditNotes[0]._id as string;
    const euro = await recordedEuro();
    const again = await money();
    const tries: [string, object][] = [
      [forms[1]![0], forms[1]![1](68_001)],
      [forms[1]![0], { invoiceId: note, minor: 1, version: payment.version }],
      [forms[2]![0], forms[2]![1](432_001)],
      [forms[2]![0], { invoiceId: _id, minor: 1, version: payment.version }],
      [forms[3]![0], forms[3]![1](500_001)],
      [forms[4]![0], forms[4]![1](432_001)],
      [
        forms[4]![0],
        {
          invoices: [
            { invoiceId: _id, minor: 200_000 },
            { invoiceId: _id, minor: 200_000 },
          ],
          version: line.version,
        },
      ],
      [forms[4]![0], { invoices: [{ invoiceId: note, minor: 1 }], version: line.version }],
      [forms[5]![0], forms[5]![1](360_001)],
      [
        forms[5]![0],
        {
          ...{ reason: 'mistake', explanation: 'No', version },
          lines: [
            { line: 0, netMinor: 1 },
            { line: 0, netMinor: 1 },
          ],
        },
      ],
      ['/api/payments', { ...PAID, minor: 1, currency: 'EUR', invoiceId: _id }],
      ['/api/payments', { ...PAID, minor: 1, currency: 'usd' }],
      ['/api/payments', { ...PAID, minor: 1, invoiceId: note }],
      [
        `/api/payments/${euro._id}/allocations`,
        { invoiceId: _id, minor: 1, version: euro.version },
      ],
      [
        `/api/invoices/${note}/credit`,
        { reason: 'mistake', explanation: 'No', lines: [], version: 1 },
      ],
      [`/api/invoices/${note}/write-off`, { reason: 'No', version: 1 }],
    ];
    for (const [path, form] of tries) {
      const { status, body } = await api.post(path, form, admin.token);
      if (![409, 422].includes(status)) found.push([path, form, status, body.code]);
    }
    expect(found).toEqual([]);
    expect(await money()).toBe(again);
  });

  const PAID = { kind: 'bank', currency: 'USD', receivedOn: TODAY };

  async function recordedEuro(): Promise<{ _id: string; version: number }> {
    const form = { ...PAID, minor: 500_000, currency: 'EUR' };
    return (await api.post('/api/payments', form, admin.token)).body.payment;
  }

  it('or day at the ends of the calendar is refused or kept, and never a failure of ours', async () => {
    const { _id } = await issuedDeposit();
    const requestId = await agreed();
    await bill(requestId);
    const draft = (await moneyOf(requestId)).items[0].invoiceId as string;
    const found: unknown[] = [];
    for (const day of [
      '0000-01-01',
      '0001-01-01',
      '1969-12-31',
      '9999-12-31',
      '2026-02-30',
      '-1',
    ]) {
      const text = (await readInvoice(draft)).lines.map(({ text: of }: { text: string }) => ({
        text: of,
      }));
      const calls = [
        api.post('/api/payments', { ...PAID, minor: 1, receivedOn: day }, admin.token),
        api.put(
          `/api/invoices/${draft}/draft`,
          {
            lines: text,
            taxPoint: day,
            dueOn: day,
            sterlingRate: '0.8',
            version: await versionOf(draft),
          },
          admin.token,
        ),
        api.get(`/api/account-statement?invoiceId=${_id}&from=${day}`, admin.token),
        api.get(`/api/account-statement?invoiceId=${_id}&to=${day}`, admin.token),
        api.get(`/api/account-statement/file?format=pdf&invoiceId=${_id}&from=${day}`, admin.token),
        api.get(`/api/money?from=${day}`, admin.token),
        api.get(`/api/money?to=${day}`, admin.token),
      ];
      const answers = await Promise.all(calls);
      found.push(
        ...answers.flatMap(({ status }, at) => (status >= 500 ? [[day, at, status]] : [])),
      );
    }
    expect(found).toEqual([]);
    for (const rate of ['0', '0.000000', '999999.999999', '-1', '1e3', '٠.٨', '0,8', 'NaN']) {
      const form = { lines: [], sterlingRate: rate, version: await versionOf(draft) };
      const saved = await api.put(`/api/invoices/${draft}/draft`, form, admin.token);
      expect([rate, saved.status]).toEqual([rate, rate === '999999.999999' ? 200 : 422]);
    }
    const late = { lines: [], sterlingRate: '0.8', dueOn: '9999-12-31', taxPoint: '9999-12-31' };
    const saved = await api.put(
      `/api/invoices/${draft}/draft`,
      { ...late, version: await versionOf(draft) },
      admin.token,
    );
    const issued = await api.post(`/api/invoices/${draft}/issue`, {}, admin.token);
    expect([saved.status, issued.status]).toEqual([200, 200]);
  });
});

describe('A file for a spreadsheet', () => {
  it('has no formula, whatever its buyer, lines and project are called', async () => {
    const signs = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1', '\t=1', '\r=1'];
    for (const turn of [0, 3]) {
      const sign = (at: number) => signs[(turn + at) % signs.length]!;
      const { _id: requestId } = await raise(stack, client.token, { projectName: sign(0) });
      await agreed({}, { requestId });
      const at = `/api/requests/${requestId}/billing-details`;
      const { version } = (await api.get(at, admin.token)).body;
      const buyer = {
        ...{ ...BUYER, name: sign(1), company: sign(2), reference: sign(3), version },
        address: [4, 5, 6, 0].map(sign).join('\n'),
      };
      expect(codeOf(await api.put(at, buyer, admin.token))).toBe(200);
      const [item] = (await moneyOf(requestId)).items;
      const { lines } = await readInvoice(item.invoiceId);
      const invoice = await issue(item.invoiceId, { lines: lines.map(() => ({ text: sign(5) })) });
      await record(invoice._id, 1_000, { payer: sign(6), note: sign(0) });
    }
    const files = [
      ...['sales', 'payments', 'xero'].map(
        (file) => `/api/accounts/files?month=${MONTH}&file=${file}`,
      ),
      '/api/invoices/export',
      `/api/account-statement/file?format=csv&from=${TODAY}&invoiceId=${(await issuedDeposit())._id}`,
    ];
    for (const path of files) {
      const { status, body } = await api.get(path, admin.token);
      expect([path, status]).toEqual([path, 200]);
      const cells = (parse(body, { bom: true }) as string[][]).flat();
      expect(cells.length).toBeGreaterThan(10);
      const run = cells.filter((cell) => /^[=+@\t\r＝＋－＠]|^-(?!\d+(?:\.\d+)?$)/.test(cell));
      expect([path, run]).toEqual([path, []]);
    }
  });
});

const camt = (entry: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>GB00</IBAN></Id></Acct>${entry}</Stmt></BkToCstmrStmt></Document>`;
const entryOf = (words: string, amount = '1.00') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const MB = 1024 * 1024;

describe('A statement that means harm', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join('');
  const FILES: [string, number, string | Uint8Array][] = [
    ['billion laughs', 422, `<!DOCTYPE d [<!ENTITY l0 "ha">${laughs}]>${camt(entryOf('&l9;'))}`],
    [
      'a file of ours',
      422,
      `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${camt(entryOf('&x;'))}`,
    ],
    ['an address of ours', 422, `<!doctype d SYSTEM "http://127.0.0.1:1/x.dtd">${camt('')}`],
    ['a parameter', 422, `<!DOCTYPE d [<!ENTITY % p SYSTEM "http://127.0.0.1:1/">%p;]>${camt('')}`],
    [
      'in UTF-16',
      422,
      Buffer.from(`\uFEFF<!DOCTYPE d [<!ENTITY x "y">]>${camt(entryOf('&x;'))}`, 'utf16le'),
    ],
    ['an entity of nobody', 200, camt(entryOf('&x; &#xD800; &#x110000; &#0;'))],
    ['an inclusion', 200, camt('<xi:include href="file:///etc/passwd" parse="text"/>')],
    [
      'a style sheet',
      200,
      `<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1:1/"?>${camt('').slice(39)}`,
    ],
    ['200 deep', 422, camt(`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`)],
    ['100,000 deep', 422, camt('<a>'.repeat(100_000))],
    ['a prototype', 422, camt('<__proto__><polluted>1</polluted></__proto__>')],
    ['a million tags', 422, camt('<a/>'.repeat(MB))],
    [
      '10,000 attributes',
      422,
      camt(`<a ${Array.from({ length: 10_000 }, (_, at) => `b${at}="1"`).join(' ')}/>`),
    ],
    ['an attribute of 9 MB', 422, camt(`<a b="${'x'.repeat(9 * MB)}"/>`)],
    ['CDATA without end', 422, camt('<![CDATA['.repeat(100_000))],
    ['a comment without end', 422, camt(`<!--${'-'.repeat(5 * MB)}`)],
    ['a tag without end', 422, camt(`<${'a'.repeat(5 * MB)}`)],
    [
      'amounts that are none',
      200,
      camt(
        ['1e3', '-1', 'NaN', '1,00', '9'.repeat(30)].map((amount) => entryOf('x', amount)).join(''),
      ),
    ],
    ['commas', 422, `a,b,c\n${`${','.repeat(19_000)}\n`.repeat(500)}`],
    ['quotes', 422, '"'.repeat(9 * MB)],
    ['quotes in lines', 422, '""""""""\n'.repeat(MB)],
    ['a quote that never ends', 422, `a,b,c\n"${'x,1,2\n'.repeat(5_000)}`],
    ['one line', 422, `Date,Amount,Text\n${'x'.repeat(9 * MB)}`],
    ['lines without end', 422, '\n'.repeat(9 * MB)],
    ['gzip', 422, gzipSync(Buffer.alloc(50 * MB))],
    ['NUL', 422, 'Date,Amount,Text\n2026-11-02,1.00,a\0b'],
    ['half a letter', 422, Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
    ['UTF-7', 422, '<?xml version="1.0" encoding="utf-7"?>+ADw-'],
  ];

  it('is refused, and nobody waits for it', async () => {
    const found: unknown[] = [];
    for (const [what, wanted, bytes] of FILES) {
      const started = Date.now();
      const watched = slowest();
      const { status, code } = await statement(bytes);
      const waited = await watched();
      const took = Date.now() - started;
      if (status !== wanted || waited > 2_000 || took > 20_000) {
        found.push([what, status, code, { waited, took }]);
      }
    }
    expect(found).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('has names as long as no bank writes, and marks that turn the line', async () => {
    const long = Array.from({ length: 1_000 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
    ).join('');
    const file = camt(entryOf(`\u202Eabc\u2066 ${long}`)).replace('GB00', long);
    expect((await statement(file)).status).toBe(200);
    const [line] = await stack.sql<{ text: string; account: string }>(
      `SELECT text, account FROM bank_lines ORDER BY created_at DESC LIMIT 1`,
    );
    expect(line!.text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(line!.account.length).toBeLessThanOrEqual(100);
  });

  it('shows its columns as they can be named again', async () => {
    const head = 'When\u202E,How\u00A0much,What it is for';
    const file = `${head}\n2026-11-02,1.00,\u202Eabc\n`;
    const answer = await fetch(`${stack.baseUrl}/api/bank/statements`, {
      ...{ method: 'POST', body: file },
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/octet-stream',
      },
    });
    const { columns, sample } = (await answer.json()) as { columns: string[]; sample: string[][] };
    expect(columns).toEqual(['When', 'How much', 'What it is for']);
    expect(sample).toEqual([['2026-11-02', '1.00', 'abc']]);
    const mapping = {
      ...{ bank: 'Odd bank', hasHeader: true, dayColumn: columns[0], dayOrder: 'ymd' },
      ...{ amountColumn: columns[1], textColumn: columns[2], currency: 'USD', decimal: '.' },
    };
    expect(codeOf(await api.put('/api/bank/mappings', mapping, admin.token))).toBe(200);
    expect((await statement(file, '?bank=Odd%20bank')).status).toBe(200);
  });
});

/** Calls the API until it is stopped. Returns the time of the slowest answer in milliseconds. */
function slowest(): () => Promise<number> {
  let isOver = false;
  let most = 0;
  const run = (async () => {
    while (!isOver) {
      const started = Date.now();
      await fetch(`${stack.baseUrl}/health/live`);
      most = Math.max(most, Date.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isOver = true;
    await run;
    return most;
  };
}

describe('A text', () => {
  const TEXTS = ['a\0b', 'a\uD800b', 'a\uFFFEb', 5, {}, ['a'], 'x'.repeat(20_000)];

  it('with a refused letter is refused, and one that turns the line is cleaned', async () => {
    const { _id, version, requestId } = await issuedDeposit();
    const { items } = await moneyOf(requestId);
    const drafted = await api.post(`/api/plan-items/${items[1]._id}/draft`, {}, admin.token);
    const draft = drafted.body.invoice;
    const paid = { kind: 'bank', minor: 1, currency: 'USD', receivedOn: TODAY };
    const mapping = {
      ...{ bank: 'B', hasHeader: true, dayColumn: 'D', dayOrder: 'dmy', amountColumn: 'A' },
      ...{ currency: 'USD', decimal: '.' },
    };
    const credit = { reason: 'mistake', explanation: 'No', lines: [], version };
    const forms: [string, string, object, string[]][] = [
      [
        'PUT',
        `/api/requests/${requestId}/billing-details`,
        BUYER,
        ['name', 'company', 'address', 'country', 'vatNumber', 'reference', 'email'],
      ],
      [
        'PUT',
        `/api/invoices/${draft._id}/draft`,
        { lines: [], version: draft.version },
        ['vatNote', 'sterlingRate', 'zeroRatedAs'],
      ],
      ['POST', `/api/invoices/${_id}/credit`, credit, ['explanation', 'reason']],
      ['POST', `/api/invoices/${_id}/write-off`, { version }, ['reason']],
      ['POST', `/api/invoices/${_id}/question`, {}, ['text']],
      ['POST', '/api/payments', paid, ['payer', 'note', 'currency', 'kind']],
      [
        'PUT',
        '/api/bank/mappings',
        mapping,
        ['bank', 'dayColumn', 'amountColumn', 'textColumn', 'currency', 'accountColumn'],
      ],
    ];
    const found: unknown[] = [];
    for (const [method, path, form, fields] of forms) {
      for (const field of fields) {
        const { token } = admin;
        const answers = await Promise.all(
          TEXTS.map((text) => api.call(method, path, { token, body: { ...form, [field]: text } })),
        );
        const taken = answers.flatMap(({ status }, at) =>
          status === 422 ? [] : [[TEXTS[at], status]],
        );
        if (taken.length > 0) found.push([path, field, taken]);
      }
    }
    expect(found).toEqual([]);
    const turned = { ...BUYER, name: '\u202Eevil\u2066 Khan', reference: 'PO\u200F 1' };
    const saved = await api.put(`/api/requests/${requestId}/billing-details`, turned, admin.token);
    expect(saved.body.billing).toMatchObject({ name: 'evil Khan', reference: 'PO 1' });
    const asked = await api.post(
      `/api/invoices/${_id}/question`,
      { text: 'x'.repeat(4_000) },
      client.token,
    );
    expect(codeOf(asked)).toBe(200);
  });
});

describe('Two admins at the same moment', () => {
  let other: Person;
  beforeAll(async () => {
    other = await personWithRole(stack, 'admin');
  });

  const both = async (path: string, form: object) => {
    const answers = await Promise.all(
      [admin, other, admin, other].map(({ token }) => api.post(path, form, token)),
    );
    return answers.map(({ status }) => status).sort();
  };

  it('do once what can be done once', async () => {
    const requestId = await agreed();
    await bill(requestId);
    const { items } = await moneyOf(requestId);
    const draft = items[0].invoiceId as string;
    await stack.sql(`UPDATE invoices SET sterling_rate = '0.8' WHERE id = $1`, [draft]);
    const once = [200, 409, 409, 409];
    expect(await both(`/api/invoices/${draft}/issue`, {})).toEqual(once);
    expect(await both(`/api/plan-items/${items[1]._id}/draft`, {})).toEqual([201, 409, 409, 409]);
    const payment = await recorded(draft, 432_000);
    const back = { minor: 1_000, on: TODAY, note: 'Back', version: payment.version };
    expect(await both(`/api/payments/${payment._id}/paid-back`, back)).toEqual(once);
    const given = (await api.get(`/api/payments/${payment._id}`, admin.token)).body;
    expect(given).toMatchObject({ backMinor: 1_000 });
    const release = { invoiceId: draft, minor: 1_000, version: given.version };
    expect(await both(`/api/payments/${payment._id}/release`, release)).toEqual(once);
    const line = await bankLine(500);
    const match = { invoices: [{ invoiceId: draft, minor: 500 }], version: line.version };
    expect(await both(`/api/bank/lines/${line._id}/match`, match)).toEqual(once);
    const credit = {
      ...{ reason: 'reduction', explanation: 'Less', version: await versionOf(draft) },
      lines: [{ line: 0, netMinor: 1_000 }],
    };
    expect(await both(`/api/invoices/${draft}/credit`, credit)).toEqual(once);
    const off = { reason: 'They are gone.', version: await versionOf(draft) };
    expect(await both(`/api/invoices/${draft}/write-off`, off)).toEqual(once);
  });

  it('who credit, write off, pay and pay back at once leave sums that add up', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { _id } = await issuedDeposit();
      const payment = await recorded(_id, 300_000);
      const now = await versionOf(_id);
      const calls = [
        ['/credit', { reason: 'mistake', explanation: 'No', lines: [], version: now }, admin],
        ['/write-off', { reason: 'Gone', version: now }, other],
      ] as const;
      const answers = await Promise.all([
        ...calls.map(([path, form, by]) => api.post(`/api/invoices/${_id}${path}`, form, by.token)),
        record(_id, 132_000),
        api.post(
          `/api/payments/${payment._id}/paid-back`,
          { minor: 100_000, on: TODAY, note: 'Back', version: payment.version },
          other.token,
        ),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
    const wrong = await stack.sql(`
      SELECT i.number FROM invoices i WHERE i.number IS NOT NULL AND (
        i.paid_minor <> (SELECT coalesce(sum(a.minor), 0) FROM allocations a WHERE a.invoice_id = i.id)
        OR i.credited_minor <> (SELECT coalesce(sum(c.total_minor), 0) FROM invoices c WHERE c.credits_id = i.id))`);
    expect(wrong).toEqual([]);
  });
});

describe('An outdated version', () => {
  it('is refused by every route that takes one', async () => {
    const of = await belongings(client);
    const requestId = of.request;
    const old = 99;
    const refund = { minor: 1, on: TODAY, note: 'Back', version: old };
    const given = { invoiceId: of.invoice, minor: 1, version: old };
    const forms: Record<string, object> = {
      'put /api/invoices/{id}/draft': { lines: [], version: old },
      'delete /api/invoices/{id}/draft': { version: old },
      'post /api/invoices/{id}/issue': { version: old },
      'post /api/invoices/{id}/credit': {
        reason: 'mistake',
        explanation: 'No',
        lines: [],
        version: old,
      },
      'post /api/invoices/{id}/write-off': { reason: 'No', version: old },
      'post /api/invoices/{id}/resume-reminders': { version: old },
      'put /api/invoices/{id}/interest': { isNamed: true, version: old },
      'post /api/plan-items/{id}/done': { version: old },
      'post /api/plan-items/{id}/draft': { version: old },
      'post /api/plan-items/{id}/credit': { version: old },
      'post /api/payments/{id}/allocations': given,
      'post /api/payments/{id}/release': given,
      'post /api/payments/{id}/paid-back': refund,
      'post /api/bank/lines/{id}/match': { invoices: [], version: old },
      'post /api/bank/lines/{id}/ignore': { version: old },
      'post /api/bank/lines/{id}/reopen': { version: old },
      'put /api/requests/{id}/billing-details': { ...BUYER, version: old },
      'put /api/billing-details': { ...BUYER, version: old },
    };
    const taking = routes
      .filter(({ operation }) => JSON.stringify(operation.requestBody ?? '').includes('$ref'))
      .map(({ method, path }) => `${method} ${path}`);
    const without = [
      'post /api/invoices/{id}/question',
      'post /api/payments',
      'put /api/bank/mappings',
    ];
    expect([...Object.keys(forms), ...without].sort()).toEqual(taking.sort());
    const before = await money();
    for (const [name, form] of Object.entries(forms)) {
      const [method, path] = name.split(' ') as [string, string];
      const by = path === '/api/billing-details' ? client : admin;
      const answer = await api.call(
        method.toUpperCase(),
        urlOf(path, { ...of, request: requestId }),
        {
          ...{ token: by.token, body: form },
        },
      );
      expect([name, codeOf(answer)]).toEqual([name, 'version_conflict']);
    }
    expect(await money()).toBe(before);
  });
});
