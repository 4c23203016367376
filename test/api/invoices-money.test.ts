import { companiesAt } from '../support/company';
import { officeDay } from '../support/desk';
import { repeats } from '../support/drill';
import { eventually } from '../support/eventually';
import { personWithRole } from '../support/people';
import {
  admin,
  agreed,
  api,
  atProvider,
  bill,
  client,
  codeOf,
  hear,
  issue,
  issuedDeposit,
  moneyOf,
  payByCard,
  readInvoice,
  record,
  stack,
  untilSettled,
  withInvoices,
} from '../support/invoices';

withInvoices({ apis: 2 });

/** How many of the 120 orders of five facts are tried. */
const ORDERS = repeats(5, 120);
jest.setTimeout(25_000 * ORDERS);

const paymentOf = async (invoiceId: string): Promise<string> => {
  const [row] = await stack.sql<{ reference: string }>(
    `SELECT p.reference FROM payments p WHERE p.meant_for_id = $1 AND p.provider = 'stripe'`,
    [invoiceId],
  );
  return row!.reference;
};

/** Of a payment page, as the provider's API has it. */
async function intentOf(page: string): Promise<string> {
  const { origin, pathname } = new URL(page);
  const answer = await fetch(`${origin}/v1/checkout/sessions/${pathname.split('/').at(-1)}`, {
    headers: { authorization: `Bearer ${stack.env['STRIPE_SECRET_KEY']}` },
  });
  return ((await answer.json()) as { payment_intent: { id: string } }).payment_intent.id;
}

const untilState = (id: string, wanted: string) =>
  eventually(
    () => readInvoice(id),
    ({ state }) => state === wanted,
  );

/** All orders of a list. */
function ordersOf<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((one, at) =>
    ordersOf(all.filter((_, other) => other !== at)).map((rest) => [one, ...rest]),
  );
}

describe('Payments', () => {
  it('end at one balance, however often and in whatever order their facts are heard', async () => {
    const { _id } = await issuedDeposit();
    const orders = ordersOf([0, 1, 2, 3, 4]).filter((_, at) => at % (120 / ORDERS) === 0);
    for (const [at, order] of orders.entries()) {
      const session = `cs_test_${at}`;
      const payment = `pi_${at}`;
      await stack.sql(
        `INSERT INTO checkouts (id, invoice_id, minor, currency, reference, state)
         VALUES (gen_random_uuid(), $1, 1000, 'USD', $2, 'expired')`,
        [_id, session],
      );
      const page = {
        ...{ id: session, object: 'checkout.session', amount_total: 1_000, currency: 'usd' },
        ...{ payment_intent: payment, payment_method_types: ['bacs_debit'] },
      };
      const refund = {
        ...{ object: 'refund', id: `re_${at}`, amount: 300, currency: 'usd' },
        ...{ payment_intent: payment, status: 'succeeded' },
      };
      const dispute = {
        ...{ object: 'dispute', id: `dp_${at}`, amount: 700, currency: 'usd' },
        ...{ payment_intent: payment },
      };
      const facts = [
        ['checkout.session.completed', { ...page, payment_status: 'unpaid' }],
        ['checkout.session.async_payment_succeeded', { ...page, payment_status: 'paid' }],
        ['refund.created', refund],
        ['charge.dispute.created', { ...dispute, status: 'needs_response' }],
        ['charge.dispute.closed', { ...dispute, status: 'won' }],
      ] as const;
      for (const fact of [...order, ...order, ...order]) {
        const [type, object] = facts[fact]!;
        expect(await hear({ id: `evt_${at}_${fact}`, type, data: { object } })).toBe(200);
      }
    }
    await stack.sql(`UPDATE payment_facts SET next_attempt_at = now() WHERE settled_at IS NULL`);
    await eventually(
      async () => {
        await stack.sql(
          `UPDATE payment_facts SET next_attempt_at = now() WHERE settled_at IS NULL`,
        );
        return stack.sql('SELECT 1 FROM payment_facts WHERE settled_at IS NULL');
      },
      (rows) => rows.length === 0,
    );
    const rows = await stack.sql<{ kept: number }>(
      `SELECT (SELECT sum(q.minor) FROM payments q WHERE q.id = p.id OR q.of_id = p.id)::int AS kept
       FROM payments p WHERE p.reference LIKE 'pi\\_%' AND p.meant_for_id = $1`,
      [_id],
    );
    expect(rows.map(({ kept }) => kept)).toEqual(orders.map(() => 700));
    expect(await readInvoice(_id)).toMatchObject({ paidMinor: 700 * orders.length });
  });

  it('twice in two tabs: one page; at two providers: the second is left over', async () => {
    const { _id } = await issuedDeposit();
    const [first, second] = await Promise.all([
      api.post(`/api/invoices/${_id}/pay`, {}, client.token),
      api.post(`/api/invoices/${_id}/pay`, {}, client.token),
    ]);
    const pages = [first, second].flatMap(({ body }) => body.url ?? []);
    expect(new Set(pages).size).toBe(1);
    expect(codeOf(await record(_id, 432_000))).toBe(201);
    await payByCard(_id).catch(() => undefined);
    await fetch(pages[0], {
      ...{ method: 'POST', body: new URLSearchParams({ press: 'pay' }), redirect: 'manual' },
    });
    const left = await eventually(
      () =>
        stack.sql(
          `SELECT unallocated_minor FROM payments WHERE meant_for_id = $1 AND provider = 'stripe'`,
          [_id],
        ),
      (rows) => rows.length > 0,
    );
    expect(left).toEqual([{ unallocated_minor: '432000' }]);
    expect(await readInvoice(_id)).toMatchObject({ state: 'paid', paidMinor: 432_000 });
  });

  it('are asked for once more by somebody else, after an answer of the provider was lost', async () => {
    const { _id } = await issuedDeposit();
    const lost = await api.post(`/api/invoices/${_id}/pay`, {}, client.token);
    await stack.sql('UPDATE checkouts SET reference = NULL, url = NULL WHERE invoice_id = $1', [
      _id,
    ]);
    const again = await api.post(`/api/invoices/${_id}/pay`, {}, admin.token);
    expect(again.body).toEqual(lost.body);
  });

  it('go back and come again: a refund reopens, a dispute won settles', async () => {
    const { _id } = await issuedDeposit();
    await payByCard(_id);
    await untilState(_id, 'paid');
    const payment = await paymentOf(_id);
    await atProvider(payment, 'dispute');
    const disputed = await untilState(_id, 'issued');
    expect(disputed).toMatchObject({ pausedAt: expect.any(String), nextReminderAt: null });
    await atProvider(payment, 'won');
    expect(await untilState(_id, 'paid')).toMatchObject({ pausedAt: null });
    await atProvider(payment, 'refund-half');
    const reopened = await untilState(_id, 'part_paid');
    expect(reopened).toMatchObject({ paidMinor: 216_000, openMinor: 216_000, pausedAt: null });
    expect(reopened.nextReminderAt).not.toBeNull();
  });

  it('of another sum or currency wait for staff', async () => {
    const { _id } = await issuedDeposit();
    await stack.sql(
      `INSERT INTO checkouts (id, invoice_id, minor, currency, reference)
       VALUES (gen_random_uuid(), $1, 432000, 'USD', 'cs_wrong')`,
      [_id],
    );
    const object = {
      ...{ id: 'cs_wrong', object: 'checkout.session', amount_total: 1, currency: 'usd' },
      ...{ payment_intent: 'pi_wrong', payment_status: 'paid', payment_method_types: ['card'] },
    };
    await hear({ id: 'evt_wrong', type: 'checkout.session.completed', data: { object } });
    await untilSettled();
    const [fact] = await stack.sql(
      `SELECT outcome FROM payment_facts WHERE event_id = 'evt_wrong'`,
    );
    expect(fact).toEqual({ outcome: 'sum_differs' });
    expect(await readInvoice(_id)).toMatchObject({ state: 'issued', paidMinor: 0 });
    const { body } = await api.get('/api/payments?isUnallocated=true', admin.token);
    const payment = body.payments.find(({ reference }: never) => reference === 'pi_wrong');
    expect(payment).toMatchObject({ minor: 1, unallocatedMinor: 1 });
    const given = await api.post(
      `/api/payments/${payment._id}/allocations`,
      { invoiceId: _id, minor: 1, version: payment.version },
      admin.token,
    );
    expect(codeOf(given)).toBe(200);
    expect(await readInvoice(_id)).toMatchObject({ state: 'part_paid', paidMinor: 1 });
  });

  it('have the day on which they were made, however late they are heard of', async () => {
    const { _id } = await issuedDeposit();
    await stack.sql(
      `INSERT INTO checkouts (id, invoice_id, minor, currency, reference)
       VALUES (gen_random_uuid(), $1, 432000, 'USD', 'cs_late')`,
      [_id],
    );
    const seconds = (at: string) => Date.parse(at) / 1_000;
    const page = {
      ...{ id: 'cs_late', object: 'checkout.session', amount_total: 432_000, currency: 'usd' },
      ...{ payment_intent: 'pi_late', payment_status: 'paid', payment_method_types: ['card'] },
    };
    const back = { currency: 'usd', payment_intent: 'pi_late' };
    const refund = { ...back, object: 'refund', id: 're_late', amount: 1_000, status: 'succeeded' };
    const dispute = { ...back, object: 'dispute', id: 'dp_late', amount: 2_000 };
    // In summer, London is an hour ahead.
    const facts = [
      ['checkout.session.completed', '2026-07-01T23:30Z', page],
      ['refund.updated', '2026-07-09T12:00Z', { ...refund, created: seconds('2026-07-03T22:59Z') }],
      [
        'charge.dispute.closed',
        '2026-08-20T09:00Z',
        { ...dispute, status: 'won', created: seconds('2026-07-10T09:00Z') },
      ],
      [
        'refund.created',
        '2099-01-01T00:00Z',
        { ...refund, id: 're_ahead', created: seconds('2099-01-01T00:00Z') },
      ],
    ] as const;
    for (const [type, at, object] of facts) {
      const event = { id: `evt_${at}`, type, created: seconds(at), data: { object } };
      expect(await hear(event)).toBe(200);
      await untilSettled();
    }
    const rows = await stack.sql<{ reference: string; day: string }>(
      `SELECT p.reference, p.received_on::text AS day FROM payments p JOIN payments root ON root.id IN (p.id, p.of_id)
       WHERE root.reference = 'pi_late' ORDER BY p.received_on, p.reference`,
    );
    expect(rows).toEqual([
      { reference: 'pi_late', day: '2026-07-02' },
      { reference: 're_late', day: '2026-07-03' },
      { reference: 'dp_late', day: '2026-07-10' },
      { reference: 'dp_late:again', day: '2026-08-20' },
      { reference: 're_ahead', day: officeDay() },
    ]);
  });

  it('heal by asking, though no webhook arrives: a bank that refuses, then a card', async () => {
    const { _id } = await issuedDeposit();
    await stack.sql(`
      CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'lost'; END $$;
      CREATE TRIGGER lost BEFORE INSERT ON payment_facts FOR EACH ROW EXECUTE FUNCTION lose()`);
    const asked = async (wanted: string) => {
      await stack.sql('UPDATE checkouts SET next_attempt_at = now() WHERE invoice_id = $1', [_id]);
      await eventually(
        () =>
          stack.sql('SELECT 1 FROM checkouts WHERE invoice_id = $1 AND state = $2', [_id, wanted]),
        (rows) => rows.length === 1,
      );
    };
    const page = await payByCard(_id, 'bank');
    await asked('pending');
    expect(codeOf(await api.post(`/api/invoices/${_id}/pay`, {}, client.token))).toBe(
      'payment_pending',
    );
    await atProvider(await intentOf(page), 'bank-refuses');
    await asked('failed');
    await payByCard(_id);
    await asked('paid');
    expect(await readInvoice(_id)).toMatchObject({ state: 'paid', paidMinor: 432_000 });
    await stack.sql('DROP FUNCTION lose CASCADE');
  });

  it('in a state that nobody foresaw change no balance, and staff hear of it', async () => {
    const { _id } = await issuedDeposit();
    await payByCard(_id);
    await untilState(_id, 'paid');
    const object = {
      ...{ object: 'dispute', id: 'dp_new', amount: 432_000, currency: 'usd' },
      ...{ payment_intent: await paymentOf(_id), status: 'a_state_of_tomorrow' },
    };
    await hear({ id: 'evt_new', type: 'charge.dispute.updated', data: { object } });
    await untilSettled();
    expect(await readInvoice(_id)).toMatchObject({ state: 'paid' });
    const told = await eventually(
      () =>
        stack.sql('SELECT 1 FROM notifications WHERE user_id = $1 AND title = $2', [
          admin.id,
          'Look at Stripe',
        ]),
      (rows) => rows.length > 0,
    );
    expect(told).toHaveLength(1);
  });

  it('are told by nobody but the provider', async () => {
    const event = { id: 'evt_forged', type: 'refund.created', data: { object: {} } };
    expect(await hear(event, 't=1,v1=00')).toBe(401);
    expect(await hear(event, '')).toBe(401);
    expect(await stack.sql(`SELECT 1 FROM payment_facts WHERE event_id = 'evt_forged'`)).toEqual(
      [],
    );
  });
});

describe('A mistake', () => {
  it('is credited whole and invoiced anew; a change order that takes off follows', async () => {
    const requestId = await agreed();
    await bill(requestId);
    const { items } = await moneyOf(requestId);
    const invoice = await issue(items[0].invoiceId);
    const credit = await api.post(
      `/api/invoices/${invoice._id}/credit`,
      { reason: 'mistake', explanation: 'Wrong address', lines: [], version: invoice.version },
      admin.token,
    );
    expect(codeOf(credit)).toBe(200);
    expect(credit.body.invoice).toMatchObject({ state: 'credited', openMinor: 0 });
    expect(credit.body.invoice.creditNotes[0].number).toMatch(/^CRN-/);
    const again = await moneyOf(requestId);
    expect(again.items[0].invoiceId).toBeNull();
    expect(again).toMatchObject({ agreedMinor: 1_440_000, invoicedMinor: 0 });
    const line = { text: 'Less', quantity: 1_000, unitMinor: -100_000, vatRate: 2_000 };
    await agreed({ lines: [line], deposit: null, milestones: [] }, { requestId, kind: 'change' });
    const changed = await moneyOf(requestId);
    expect(changed.agreedMinor).toBe(1_440_000 - 120_000);
    const drafted = await api.post(`/api/plan-items/${again.items[0]._id}/draft`, {}, admin.token);
    expect(drafted.body.invoice).toMatchObject({ totalMinor: 432_000 - 120_000 });
  });

  it('credits what a change order took off once everything is invoiced', async () => {
    const requestId = await agreed();
    await bill(requestId);
    for (const { _id, invoiceId } of (await moneyOf(requestId)).items) {
      const drafted = invoiceId
        ? { _id: invoiceId }
        : (await api.post(`/api/plan-items/${_id}/draft`, {}, admin.token)).body.invoice;
      await issue(drafted._id);
    }
    const line = { text: 'Less', quantity: 1_000, unitMinor: -100_000, vatRate: 2_000 };
    await agreed({ lines: [line], deposit: null, milestones: [] }, { requestId, kind: 'change' });
    const [part] = (await moneyOf(requestId)).items.filter(
      ({ totalMinor }: { totalMinor: number }) => totalMinor < 0,
    );
    const { version } = part;
    const path = `/api/plan-items/${part._id}/credit`;
    const credited = await api.post(path, { version }, admin.token);
    expect([codeOf(credited), credited.body.invoice?.creditNotes]).toEqual([
      201,
      [
        {
          ...{ _id: expect.any(String), issuedOn: expect.any(String), totalMinor: 120_000 },
          number: expect.stringMatching(/^CRN-\d{6}$/),
        },
      ],
    ]);
  });

  it('gives back what a change order took off with the whole, and keeps it with a part', async () => {
    const requestId = await agreed();
    await bill(requestId);
    const line = { text: 'Less', quantity: 1_000, unitMinor: -100_000, vatRate: 2_000 };
    await agreed({ lines: [line], deposit: null, milestones: [] }, { requestId, kind: 'change' });
    const stage = async () =>
      (await moneyOf(requestId)).items.find(
        ({ title, invoiceId }: Record<string, unknown>) => title === 'First results' && !invoiceId,
      );
    const invoiced = async () => {
      const drafted = await api.post(
        `/api/plan-items/${(await stage())._id}/draft`,
        {},
        admin.token,
      );
      return issue(drafted.body.invoice._id);
    };
    const credit = async (id: string, lines: object[]) =>
      api.post(
        `/api/invoices/${id}/credit`,
        {
          ...{ reason: 'mistake', explanation: 'Twice', lines },
          version: (await readInvoice(id)).version,
        },
        admin.token,
      );
    const first = await invoiced();
    expect(first.totalMinor).toBe(576_000 - 120_000);
    expect(codeOf(await credit(first._id, []))).toBe(200);
    const second = await invoiced();
    expect(second.totalMinor).toBe(first.totalMinor);
    expect(codeOf(await credit(second._id, [{ line: 0, netMinor: 50_000 }]))).toBe(200);
    expect(await stage()).toMatchObject({ totalMinor: 60_000 });
    expect(codeOf(await credit(second._id, []))).toBe(200);
    const money = await moneyOf(requestId);
    expect(money).toMatchObject({ agreedMinor: 1_320_000, invoicedMinor: 0, openMinor: 0 });
    const open = money.items.filter(({ number }: { number: string | null }) => !number);
    expect(open.reduce((sum: number, one: { totalMinor: number }) => sum + one.totalMinor, 0)).toBe(
      1_320_000,
    );
  });

  it('in part gives its part of the plan back', async () => {
    const { _id, requestId, version } = (await issuedDeposit()) as never as Record<string, string>;
    const credit = await api.post(
      `/api/invoices/${_id}/credit`,
      {
        ...{ reason: 'mistake', explanation: 'Twice', version },
        lines: [{ line: 0, netMinor: 100_000 }],
      },
      admin.token,
    );
    expect(codeOf(credit)).toBe(200);
    const money = await moneyOf(requestId!);
    expect(money.items).toHaveLength(4);
    expect(
      money.items.reduce((sum: number, one: { totalMinor: number }) => sum + one.totalMinor, 0),
    ).toBe(1_440_000);
  });
});

describe('Who sees and does what', () => {
  it('in a company is who leads, signs or pays, but not of a private request', async () => {
    const { lead, member, signatory } = await companiesAt(stack).company('none');
    const { _id, requestId } = await issuedDeposit({}, member);
    const seen = async () => {
      const answers = [];
      for (const { token } of [member, lead, signatory]) {
        const { body } = await api.get('/api/invoices', token);
        const { status } = await api.get(`/api/invoices/${_id}`, token);
        answers.push([body.invoices.length, status]);
      }
      return answers;
    };
    expect(await seen()).toEqual([
      [1, 200],
      [1, 200],
      [1, 200],
    ]);
    const setRole = (id: string, role: string) =>
      stack.sql('UPDATE memberships SET role = $2 WHERE user_id = $1', [id, role]);
    await setRole(signatory.id, 'member');
    expect((await seen())[2]).toEqual([0, 404]);
    await setRole(signatory.id, 'finance');
    expect((await seen())[2]).toEqual([1, 200]);
    expect((await api.get(`/api/requests/${requestId}`, signatory.token)).status).toBe(404);
    // Staff without `finance` read that something was invoiced, but not how much.
    const reader = await personWithRole(stack, 'support');
    await stack.sql(`UPDATE project_requests SET assigned_to = 'support' WHERE id = $1`, [
      requestId,
    ]);
    const { body: history } = await api.get(`/api/requests/${requestId}/history`, reader.token);
    expect(JSON.stringify(history)).toContain('Invoice issued');
    expect(JSON.stringify(history)).not.toContain('4,320');
    await stack.mailbox.waitFor({ to: lead.email, subject: /^Invoice INV-/ });
    await stack.sql('UPDATE project_requests SET is_private = true WHERE id = $1', [requestId]);
    expect(await seen()).toEqual([
      [1, 200],
      [0, 404],
      [0, 404],
    ]);
  });

  it('is the client and who pays for the company; staff with finance', async () => {
    const { _id, requestId } = await issuedDeposit();
    const [stranger, support, manager] = await Promise.all([
      personWithRole(stack, 'client'),
      personWithRole(stack, 'support'),
      personWithRole(stack, 'manager'),
    ]);
    const statuses = async (token: string) => [
      (await api.get(`/api/invoices/${_id}`, token)).status,
      (await api.get(`/api/requests/${requestId}/money`, token)).status,
      (await api.get('/api/invoices/to-issue', token)).status,
      (await api.get('/api/payments', token)).status,
      (await api.post(`/api/invoices/${_id}/write-off`, { reason: 'No', version: 1 }, token))
        .status,
    ];
    expect(await statuses(client.token)).toEqual([200, 200, 403, 403, 403]);
    expect(await statuses(stranger.token)).toEqual([404, 404, 403, 403, 403]);
    expect(await statuses(support.token)).toEqual([404, 404, 403, 403, 403]);
    expect(await statuses(manager.token)).toEqual([404, 404, 403, 403, 403]);
    const granted = await api.put(
      `/api/people/${manager.id}/grants`,
      { grants: ['finance'] },
      admin.token,
    );
    expect(codeOf(granted)).toBe(200);
    expect(await statuses(manager.token)).toEqual([200, 200, 200, 200, 403]);
    expect(
      codeOf(
        await api.put(`/api/people/${support.id}/grants`, { grants: ['finance'] }, admin.token),
      ),
    ).toBe('only_managers');
    expect((await statuses(admin.token)).slice(0, 4)).toEqual([200, 200, 200, 200]);
  });
});
