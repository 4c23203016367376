import {
  admin,
  agreed,
  api,
  bill,
  client,
  codeOf,
  issue,
  issuedDeposit,
  moneyOf,
  payByCard,
  pressAt,
  readInvoice,
  record,
  stack,
  withInvoices,
} from '../support/invoices';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { linkIn } from '../support/mailbox';
import { inDays } from '../support/proposals';

withInvoices();

describe('A plan', () => {
  it('comes from what was accepted: deposit, stages and the rest, to the penny', async () => {
    const requestId = await agreed();
    const money = await moneyOf(requestId);
    expect(money).toMatchObject({ agreedMinor: 1_440_000, invoicedMinor: 0, paidMinor: 0 });
    expect(
      money.items.map(({ kind, title, totalMinor }: Record<string, unknown>) => [
        kind,
        title,
        totalMinor,
      ]),
    ).toEqual([
      ['deposit', 'Deposit', 432_000],
      ['stage', 'First results', 576_000],
      ['final', 'Hand-over', 432_000],
    ]);
    expect(money.items[0].state).toBe('draft');
    const seen = await moneyOf(requestId, client);
    expect(seen.items[0]).toMatchObject({ number: null, state: null, invoiceId: null });
  });
});

describe('The plan of a change order', () => {
  it('is made also where no invoice has room, and its deposit waits', async () => {
    const requestId = await agreed();
    const before = (await moneyOf(requestId)).items.length;
    await stack.sql('ALTER TABLE invoices DISABLE TRIGGER invoices_checked');
    await stack.sql(
      `INSERT INTO invoices (id, kind, request_id, proposal_id, lines, vat, net_minor, vat_minor, total_minor, currency)
       SELECT gen_random_uuid(), kind, request_id, proposal_id, lines, vat, net_minor, vat_minor, total_minor, currency
       FROM invoices, generate_series(1, 199) WHERE request_id = $1`,
      [requestId],
    );
    await stack.sql('ALTER TABLE invoices ENABLE TRIGGER invoices_checked');
    const lines = [{ text: 'More', quantity: 1_000, unitMinor: 100_000, vatRate: 2_000 }];
    const milestones = [{ title: 'The rest', due: inDays(20), share: 5_000 }];
    const more = { lines, deposit: { share: 5_000 }, milestones };
    await agreed(more, { requestId, kind: 'change' });
    const deposit = (await moneyOf(requestId)).items[before];
    expect(deposit).toMatchObject({ totalMinor: 60_000, invoiceId: null });
    const refused = await api.post(`/api/plan-items/${deposit._id}/draft`, {}, admin.token);
    expect(codeOf(refused)).toBe('too_many_invoices');
  });
});

describe('An invoice', () => {
  it('is issued once it states all that it must, with the next number, and never changes', async () => {
    const requestId = await agreed();
    const { items } = await moneyOf(requestId);
    const id = items[0].invoiceId as string;
    const draft = await readInvoice(id);
    expect(draft.gaps.map(({ field }: { field: string }) => field)).toEqual([
      'buyer.address',
      'sterlingRate',
    ]);
    const early = await api.post(`/api/invoices/${id}/issue`, {}, admin.token);
    expect(codeOf(early)).toBe('required');
    await bill(requestId);
    const issued = await issue(id);
    expect(issued.number).toMatch(/^INV-\d{6}$/);
    expect(issued.sterling.vatMinor).toBe(57_600);
    expect(issued.state).toBe('issued');
    await expect(
      stack.sql('UPDATE invoices SET total_minor = 1, net_minor = 1, vat_minor = 0 WHERE id = $1', [
        id,
      ]),
    ).rejects.toThrow('is issued');
    await expect(stack.sql('DELETE FROM invoices WHERE id = $1', [id])).rejects.toThrow('is kept');
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: /^Invoice INV-/ });
    expect(mail.text).toContain('00-00-00, 00000000');
    await stack.mailbox.waitFor({ to: 'accounts@northgate.example', subject: /^Invoice INV-/ });
    const pdf = await eventually(
      () => api.get(`/api/invoices/${id}/pdf`, client.token),
      ({ status }) => status === 200,
    );
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
  });

  it('is paid by its contact, who has no account, by the link of the mail alone', async () => {
    const { _id, number } = await issuedDeposit();
    const mail = await stack.mailbox.waitFor({
      to: 'accounts@northgate.example',
      subject: new RegExp(`^Invoice ${number}`),
    });
    const token = linkIn(mail, '/pay#').split('#')[1]!;
    const read = await api.post('/api/pay/read', { token });
    expect(read.status).toBe(200);
    expect(read.body).toEqual({
      ...{ number, projectName: expect.any(String), currency: 'USD', dueOn: expect.any(String) },
      ...{ totalMinor: 432_000, openMinor: 432_000, daysLate: 0, canPay: true },
      bank: expect.objectContaining({ sortCode: '00-00-00' }),
    });
    const { body } = await api.post('/api/pay/open', { token });
    // The same page for whoever opens it, so that nobody pays twice.
    expect((await api.post(`/api/invoices/${_id}/pay`, {}, client.token)).body.url).toBe(body.url);
    const back = await pressAt(body.url, 'pay');
    expect(back.headers.get('location')).toMatch(new RegExp(`/pay\\?invoice=${_id}&paid=1$`));
    await eventually(
      () => readInvoice(_id),
      ({ state }) => state === 'paid',
    );
    const after = await api.post('/api/pay/read', { token });
    expect(after.body).toMatchObject({ openMinor: 0, canPay: false });
    expect(codeOf(await api.post('/api/pay/open', { token }))).toBe('invoice_state');
    // A link made for something else, one letter changed, and no link at all.
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const wrong of [changed, token.slice(0, 40), 'x'.repeat(44)]) {
      for (const path of ['read', 'open']) {
        const refused = await api.post(`/api/pay/${path}`, { token: wrong });
        expect([refused.status, refused.body.code]).toEqual([410, 'pay_link_dead']);
      }
    }
    // Clients have an account, and get a link of their own.
    const own = await stack.mailbox.waitFor({
      to: client.email,
      subject: new RegExp(`^Invoice ${number}`),
    });
    expect(own.text).not.toContain('/pay#');
  });

  it('is paid by card, though each webhook comes twice and in any order', async () => {
    const { _id } = await issuedDeposit();
    await payByCard(_id);
    const paid = await eventually(
      () => readInvoice(_id),
      ({ state }) => state === 'paid',
    );
    expect(paid).toMatchObject({ paidMinor: 432_000, openMinor: 0 });
    await stack.mailbox.waitFor({ to: client.email, subject: /^Thank you: INV-\d+ is paid/ });
  });

  it('is paid in part and credited, and what is too much stays visible', async () => {
    const { _id, requestId } = await issuedDeposit();
    expect(codeOf(await record(_id, 132_000))).toBe(201);
    let invoice = await readInvoice(_id);
    expect(invoice).toMatchObject({ state: 'part_paid', openMinor: 300_000 });
    const credit = await api.post(
      `/api/invoices/${_id}/credit`,
      {
        ...{ reason: 'reduction', explanation: 'As agreed', version: invoice.version },
        lines: [{ line: 0, netMinor: 300_000 }],
      },
      admin.token,
    );
    expect(codeOf(credit)).toBe(200);
    invoice = await readInvoice(_id);
    expect(invoice).toMatchObject({ state: 'paid', creditedMinor: 360_000, paidMinor: 72_000 });
    const { body } = await api.get('/api/payments?isUnallocated=true', admin.token);
    expect(body.payments[0]).toMatchObject({ unallocatedMinor: 60_000, minor: 132_000 });
    expect((await moneyOf(requestId)).agreedMinor).toBe(1_440_000 - 360_000);
  });

  it('has more digits after the first million', async () => {
    const [{ next } = { next: 1 }] = await stack.sql<{ next: number }>(
      `SELECT next FROM document_series WHERE kind = 'invoice'`,
    );
    const setNext = (value: number) =>
      stack.sql(`UPDATE document_series SET next = $1 WHERE kind = 'invoice'`, [value]);
    await setNext(1_000_000);
    expect(await issuedDeposit()).toMatchObject({ number: 'INV-1000000' });
    await setNext(next);
  });
});

/** Moves the day by which it is to be paid, which triggers refuse to the product. */
async function dueInDays(id: string, days: number): Promise<void> {
  await stack.sql('ALTER TABLE invoices DISABLE TRIGGER invoices_kept');
  await stack.sql(
    `UPDATE invoices SET due_on = current_date + $2::int, next_reminder_at = now() WHERE id = $1`,
    [id, days],
  );
  await stack.sql('ALTER TABLE invoices ENABLE TRIGGER invoices_kept');
}

const setHours = (from: string, to: string) =>
  stack.sql(
    `UPDATE calendars SET version = version + 1, hours = (
       SELECT json_agg(json_build_object('day', day, 'from', $1::text, 'to', $2::text))
       FROM generate_series(1, 7) day)`,
    [from, to],
  );

describe('Reminders', () => {
  it('are sent in opening hours, the latest alone, and name interest if staff say so', async () => {
    const { _id, number } = await issuedDeposit();
    await stack.sql('DELETE FROM holidays');
    // The office opens later today, or tomorrow.
    const hour = new Date().getUTCHours();
    await (hour < 20 ? setHours('22:00', '23:00') : setHours('02:00', '03:00'));
    await dueInDays(_id, -12);
    const waiting = await eventually(
      () => readInvoice(_id),
      ({ nextReminderAt }) => Date.parse(nextReminderAt) > Date.now(),
    );
    expect(waiting.lastReminder).toBeNull();
    const named = await api.put(
      `/api/invoices/${_id}/interest`,
      { isNamed: true, version: waiting.version },
      admin.token,
    );
    expect(named.body.invoice).toMatchObject({ namesInterest: true });
    await setHours('00:00', '24:00');
    await dueInDays(_id, -12);
    const mail = await stack.mailbox.waitFor({
      to: client.email,
      subject: new RegExp(`^Please pay ${number}`),
    });
    expect(mail.text).toContain('8% a year above the base rate of the Bank of England');
    expect(await readInvoice(_id)).toMatchObject({ lastReminder: 'second' });
    expect((await readInvoice(_id, client)).namesInterest).toBe(false);
    const subjects = (await stack.mailbox.all())
      .map(({ subject }: { subject: string }) => subject)
      .filter((subject: string) => subject.includes(number));
    expect(subjects.filter((subject: string) => / was due on | is due on /.test(subject))).toEqual(
      [],
    );
  });

  it('are not sent while a bank is about to pay', async () => {
    await setHours('00:00', '24:00');
    const { _id, number } = await issuedDeposit();
    await payByCard(_id, 'bank');
    await eventually(
      () => stack.sql(`SELECT 1 FROM checkouts WHERE invoice_id = $1 AND state = 'pending'`, [_id]),
      (rows) => rows.length > 0,
    );
    await dueInDays(_id, -4);
    await eventually(
      () => readInvoice(_id),
      ({ lastReminder }) => lastReminder === 'first',
    );
    await drained(stack);
    const subjects = (await stack.mailbox.all()).map(({ subject }: { subject: string }) => subject);
    expect(subjects.filter((one: string) => one.startsWith(`${number} was due on`))).toEqual([]);
  });

  it('stop with a question, until staff say so, and with the payment', async () => {
    await setHours('00:00', '24:00');
    const { _id, number } = await issuedDeposit();
    const asked = await api.post(
      `/api/invoices/${_id}/question`,
      { text: 'What is it for?' },
      client.token,
    );
    expect(asked.status).toBe(200);
    await stack.sql('UPDATE invoices SET next_reminder_at = NULL WHERE id = $1', [_id]);
    const { version, pausedAt } = await readInvoice(_id);
    expect(pausedAt).not.toBeNull();
    const resumed = await api.post(
      `/api/invoices/${_id}/resume-reminders`,
      { version },
      admin.token,
    );
    expect(resumed.body.invoice.pausedAt).toBeNull();
    expect(resumed.body.invoice.nextReminderAt).not.toBeNull();
    await dueInDays(_id, -4);
    await stack.mailbox.waitFor({ to: client.email, subject: new RegExp(`^${number} was due on`) });
    await record(_id, 432_000);
    expect((await readInvoice(_id)).nextReminderAt).toBeNull();
  });
});
