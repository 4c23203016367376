import { eventually } from '../support/eventually';
import {
  agreed,
  api,
  bill,
  client,
  moneyOf,
  readInvoice,
  stack,
  withInvoices,
} from '../support/invoices';

withInvoices({ env: { ISSUE_DEPOSITS: 'on' } });

const rounds = async () => {
  const [row] = await stack.sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM events WHERE type = 'invoice.issued'`,
  );
  return row!.n;
};

describe('With ISSUE_DEPOSITS', () => {
  it('a deposit is issued by itself once, as soon as it states all that it must', async () => {
    const requestId = await agreed();
    const [{ invoiceId }] = (await moneyOf(requestId)).items;
    const draft = await readInvoice(invoiceId);
    expect(draft).toMatchObject({ state: 'draft', number: null, version: 1 });
    expect(draft.gaps.map(({ field }: { field: string }) => field)).toEqual([
      'buyer.address',
      'sterlingRate',
    ]);
    await bill(requestId);
    // The rate of a day is known to staff alone; here it is there from the start.
    await stack.sql(`UPDATE invoices SET sterling_rate = '0.8' WHERE id = $1`, [invoiceId]);
    const issued = await eventually(
      () => readInvoice(invoiceId),
      ({ state }) => state === 'issued',
    );
    expect(issued.number).toMatch(/^INV-\d{6}$/);
    expect(issued.totalMinor).toBe(432_000);
    const { body } = await api.get('/api/invoices', client.token);
    expect(body.invoices).toMatchObject([{ _id: invoiceId, number: issued.number }]);
    expect(await eventually(rounds, (n) => n > 0)).toBe(1);
  });

  it('a draft that staff have changed waits for them', async () => {
    const requestId = await agreed();
    const [{ invoiceId }] = (await moneyOf(requestId)).items;
    await bill(requestId);
    await stack.sql(`UPDATE invoices SET sterling_rate = '0.8', version = 2 WHERE id = $1`, [
      invoiceId,
    ]);
    const other = await agreed();
    await bill(other);
    const [{ invoiceId: later }] = (await moneyOf(other)).items;
    await stack.sql(`UPDATE invoices SET sterling_rate = '0.8' WHERE id = $1`, [later]);
    await eventually(
      () => readInvoice(later),
      ({ state }) => state === 'issued',
    );
    expect(await readInvoice(invoiceId)).toMatchObject({ state: 'draft', number: null });
  });
});
