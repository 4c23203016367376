import { companiesAt } from '../support/company';
import { personWithRole, raise, type Person } from '../support/people';
import {
  admin,
  agreed,
  api,
  bill,
  codeOf,
  issue,
  issuedDeposit,
  moneyOf,
  readInvoice,
  record,
  stack,
  withInvoices,
} from '../support/invoices';

withInvoices();

type Account = {
  currency: string;
  openingMinor: number;
  closingMinor: number;
  entries: { kind: string; number: string; minor: number; balanceMinor: number }[];
};

const statementOf = async ({ token }: Person, query = '') =>
  (await api.get(`/api/account-statement${query}`, token)).body as {
    holder: string;
    accounts: Account[];
  };

const fileOf = async ({ token }: Person, format: string, query = '') => {
  const answer = await fetch(
    `${stack.baseUrl}/api/account-statement/file?format=${format}${query}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const versionOf = async (id: string) => (await readInvoice(id)).version as number;

/** Credits all lines of an invoice. */
const credit = async (id: string, reason: string) =>
  api.post(
    `/api/invoices/${id}/credit`,
    { reason, explanation: 'Agreed by phone.', lines: [], version: await versionOf(id) },
    admin.token,
  );

const paymentId = async (invoiceId: string) => {
  const [row] = await stack.sql<{ id: string }>('SELECT id FROM payments WHERE meant_for_id = $1', [
    invoiceId,
  ]);
  return row!.id;
};

/** An issued deposit of 4,320.00 with 100.00 too much paid, given back in part, and another that is credited. */
async function wholeAccount(own: Person) {
  const first = await issuedDeposit({}, own);
  expect(codeOf(await record(first._id, 442_000))).toBe(201);
  const payment = await paymentId(first._id);
  const { version } = (await api.get(`/api/payments/${payment}`, admin.token)).body;
  const on = new Date().toISOString().slice(0, 10);
  const back = { minor: 4_000, on, note: 'Paid too much', version };
  expect(codeOf(await api.post(`/api/payments/${payment}/paid-back`, back, admin.token))).toBe(200);
  const second = await issuedDeposit({}, own);
  expect(codeOf(await credit(second._id, 'reduction'))).toBe(200);
  const third = await issuedDeposit({}, own);
  await record(third._id, 20_000);
  const fourth = await issuedDeposit({}, own);
  const off = { reason: 'They are gone.', version: await versionOf(fourth._id) };
  expect(codeOf(await api.post(`/api/invoices/${fourth._id}/write-off`, off, admin.token))).toBe(
    200,
  );
  return { first, second, third, fourth };
}

describe('A statement of account', () => {
  it('has every movement, and ends with what is open less what is left over', async () => {
    const own = await personWithRole(stack, 'client');
    const { first, third } = await wholeAccount(own);
    const { holder, accounts } = await statementOf(own);
    const [account] = accounts;
    expect(holder).toBe('Northgate Ltd');
    expect(accounts).toHaveLength(1);
    // A credit note stands below the invoice that it credits.
    expect(account!.entries[0]!.kind).toBe('invoice');
    const sums = Object.groupBy(account!.entries, ({ kind }) => kind);
    const minors = (kind: string) => sums[kind]?.map(({ minor }) => minor).sort((a, b) => a - b);
    expect(minors('invoice')).toEqual([432_000, 432_000, 432_000, 432_000]);
    expect(minors('payment')).toEqual([-442_000, -20_000]);
    expect(minors('refund')).toEqual([4_000]);
    expect(minors('credit_note')).toEqual([-432_000]);
    expect(minors('write_off')).toEqual([-432_000]);
    // The credited invoice comes first, even on the same day.
    const kinds = account!.entries.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('invoice')).toBeLessThan(kinds.indexOf('credit_note'));
    const { invoices } = (await api.get('/api/invoices?limit=50', own.token)).body;
    const open = invoices.reduce(
      (sum: number, one: { openMinor: number }) => sum + one.openMinor,
      0,
    );
    const { unallocatedMinor } = (
      await api.get(`/api/payments/${await paymentId(first._id)}`, admin.token)
    ).body;
    expect(unallocatedMinor).toBe(6_000);
    expect(account!.closingMinor).toBe(open - unallocatedMinor);
    expect(account!.entries.at(-1)!.balanceMinor).toBe(account!.closingMinor);
    expect(account!.entries.find(({ kind }) => kind === 'payment')!.number).toBe(first.number);
    // The same for staff, who name an invoice of the client.
    expect(await statementOf(admin, `?invoiceId=${third._id}`)).toEqual(
      await statementOf(own, `?invoiceId=${third._id}`),
    );
    const lines = (await fileOf(own, 'csv')).bytes.toString().trim().split('\n');
    expect(lines).toHaveLength(2 + account!.entries.length);
    expect(lines.at(-1)).toContain((account!.closingMinor / 100).toFixed(2));
    const pdf = await fileOf(own, 'pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.bytes.toString('latin1')).toContain('statement-');
  });

  it('brings forward what was owed before its first day', async () => {
    const own = await personWithRole(stack, 'client');
    await issuedDeposit({}, own);
    const { accounts } = await statementOf(own, '?from=2030-01-01&to=2030-02-01');
    expect(accounts).toMatchObject([
      { openingMinor: 432_000, entries: [], closingMinor: 432_000, currency: 'USD' },
    ]);
    const before = await statementOf(own, '?from=2020-01-01&to=2020-02-01');
    expect(before.accounts).toEqual([]);
    const wrong = await api.get('/api/account-statement?from=2026-02-01&to=2026-01-01', own.token);
    expect(wrong.body).toMatchObject({ status: 422, errors: [{ field: 'to' }] });
  });

  it('is for those who see the invoices alone', async () => {
    const { lead, member } = await companiesAt(stack).company('none');
    const { _id } = await issuedDeposit({}, lead);
    const other = await personWithRole(stack, 'client');
    const manager = await personWithRole(stack, 'manager');
    expect((await statementOf(lead)).accounts[0]!.closingMinor).toBe(432_000);
    for (const person of [other, member, manager]) {
      expect(await statementOf(person)).toMatchObject({ holder: '', accounts: [] });
      const named = await api.get(`/api/account-statement?invoiceId=${_id}`, person.token);
      expect(codeOf(named)).toBe('invoice_not_found');
      expect((await fileOf(person, 'pdf', `&invoiceId=${_id}`)).status).toBe(404);
    }
    expect((await api.get('/api/account-statement', admin.token)).status).toBe(422);
  });
});

describe('The money of the firm', () => {
  it('agrees with the statements, the requests and the dashboard to the penny', async () => {
    const before = await sums();
    const own = await personWithRole(stack, 'client');
    const requestId = await agreed({}, { by: own });
    await bill(requestId);
    const [deposit] = (await moneyOf(requestId)).items;
    const invoice = await issue(deposit.invoiceId);
    await record(invoice._id, 100_050);
    const without = await raise(stack, own.token);
    const price = { requestId: without._id, status: 'approved', agreedPrice: 99 };
    await api.put('/api/admin-requests', price, admin.token);
    const money = await moneyOf(requestId);
    const after = await sums();
    expect(after.agreedMinor - before.agreedMinor).toBe(money.agreedMinor);
    expect(after.invoicedMinor - before.invoicedMinor).toBe(money.invoicedMinor);
    expect(after.paidMinor - before.paidMinor).toBe(100_050);
    const { stats } = (await api.get('/api/get-requests', own.token)).body;
    expect(stats).toMatchObject({
      agreed: money.agreedMinor / 100 + 99,
      invoiced: money.invoicedMinor / 100,
      revenue: 1_000.5,
    });
    const [account] = (await statementOf(own)).accounts;
    expect(account!.closingMinor).toBe(money.invoicedMinor - money.paidMinor);
    // The days of the reports, by default.
    const { from, to } = (await api.get('/api/reports', admin.token)).body;
    expect((await api.get('/api/money', admin.token)).body).toMatchObject({ from, to });
    const manager = await personWithRole(stack, 'manager');
    expect((await api.get('/api/money', manager.token)).status).toBe(403);
  });
});

const sums = async () => {
  const { sums: found } = (await api.get('/api/money', admin.token)).body as {
    sums: { currency: string; agreedMinor: number; invoicedMinor: number; paidMinor: number }[];
  };
  return (
    found.find(({ currency }) => currency === 'USD') ?? {
      ...{ agreedMinor: 0, invoicedMinor: 0, paidMinor: 0 },
    }
  );
};
