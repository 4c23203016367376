import { whileWaiting } from '../support/locks';
import { personWithRole } from '../support/people';
import {
  admin,
  api,
  codeOf,
  issuedDeposit,
  readInvoice,
  stack,
  withInvoices,
} from '../support/invoices';

withInvoices();

async function send(text: string | Uint8Array, token = admin.token, query = '') {
  const answer = await fetch(`${stack.baseUrl}/api/bank/statements${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: text as string,
  });
  return { status: answer.status, body: await answer.json() };
}

const MAPPING = {
  ...{ bank: 'House bank', hasHeader: true, dayColumn: 'When', dayOrder: 'ymd' },
  ...{ amountColumn: 'How much', textColumn: 'What', currency: 'USD', decimal: '.' },
};

const fileOf = (...rows: string[]) => ['When,How much,What', ...rows].join('\n');

const openLines = async () =>
  (await api.get('/api/bank/lines?state=open', admin.token)).body.lines as {
    _id: string;
    text: string;
    version: number;
    evidence: { invoiceId: string; why: string }[];
  }[];

describe('A statement of the bank', () => {
  it('of an unknown layout is mapped once, and read twice adds nothing', async () => {
    const { _id, number } = await issuedDeposit();
    const file = fileOf(
      `2026-11-02,4320.00,"NORTHGATE LTD ${number}"`,
      '2026-11-03,-12.50,Coffee',
      '2026-11-03,99.00,Somebody',
      '2026-13-03,1.00,No such day',
    );
    const first = await send(file);
    const columns = ['When', 'How much', 'What'];
    expect(first.body).toMatchObject({ added: 0, columns });
    const form = { ...MAPPING, columns };
    expect(codeOf(await api.put('/api/bank/mappings', form, admin.token))).toBe(200);
    const others = await send(file.replace('What', 'What else'));
    expect(others.body).toMatchObject({ added: 0, columns: ['When', 'How much', 'What else'] });
    const query = '?bank=House%20bank';
    const read = await send(file);
    expect(read.body).toMatchObject({ added: 2, matched: 1, outgoing: 1, known: 0 });
    expect(read.body.unread).toEqual([{ line: 5, why: expect.stringContaining('2026-13-03') }]);
    expect(await readInvoice(_id)).toMatchObject({ state: 'paid', paidMinor: 432_000 });
    const again = await send(file, admin.token, query);
    expect(again.body).toMatchObject({ added: 0, matched: 0, known: 2 });
    expect(await readInvoice(_id)).toMatchObject({ paidMinor: 432_000 });
  });

  it('of a layout that two banks share is read for the bank that is named', async () => {
    const columns = ['Booked on', 'Sum', 'Words'];
    const mapping = {
      ...MAPPING,
      dayColumn: 'Booked on',
      amountColumn: 'Sum',
      textColumn: 'Words',
    };
    for (const [bank, dayOrder] of [
      ['Bank of the day', 'dmy'],
      ['Bank of the month', 'mdy'],
    ]) {
      const form = { ...mapping, bank, dayOrder, columns };
      expect(codeOf(await api.put('/api/bank/mappings', form, admin.token))).toBe(200);
    }
    const file = `${columns.join()}\n05/11/2026,7.00,Shared layout`;
    expect((await send(file)).body).toMatchObject({ added: 0, columns });
    const read = await send(file, admin.token, '?bank=Bank%20of%20the%20month');
    const message = 'One line is new, 0 matched.';
    expect(read.body).toMatchObject({ added: 1, columns: [], message });
    const rows = await stack.sql(`SELECT day::text FROM bank_lines WHERE text = 'Shared layout'`);
    expect(rows).toEqual([{ day: '2026-05-11' }]);
  });

  it('of two banks that name no account has its own lines', async () => {
    const other = { ...MAPPING, bank: 'Other bank' };
    expect(codeOf(await api.put('/api/bank/mappings', other, admin.token))).toBe(200);
    const file = fileOf('2026-11-02,5.00,INTEREST');
    const added = [];
    for (const bank of ['House%20bank', 'Other%20bank', 'Other%20bank']) {
      const { body } = await send(file, admin.token, `?bank=${bank}`);
      added.push([body.added, body.known]);
    }
    expect(added).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  it('is decided by people where it is not certain, once', async () => {
    const { _id, number } = await issuedDeposit();
    const read = await send(
      fileOf(`2026-11-04,4300.00,"${number} LESS FEES"`, '2026-11-04,4300.00,NORTHGATE'),
      admin.token,
      '?bank=House%20bank',
    );
    expect(read.body).toMatchObject({ added: 2, matched: 0 });
    const line = (await openLines()).find(({ text }) => text.includes('LESS FEES'))!;
    expect(line.evidence).toMatchObject([{ invoiceId: _id, why: 'number' }]);
    const form = { invoices: [{ invoiceId: _id, minor: 430_000 }], version: line.version };
    const at = `/api/bank/lines/${line._id}/match`;
    const answers = await Promise.all([
      api.post(at, form, admin.token),
      api.post(at, form, admin.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readInvoice(_id)).toMatchObject({ state: 'part_paid', openMinor: 2_000 });
    const other = (await openLines()).find(({ text }) => text === 'NORTHGATE')!;
    const tooMuch = await api.post(
      `/api/bank/lines/${other._id}/match`,
      { invoices: [{ invoiceId: _id, minor: 430_000 }], version: other.version },
      admin.token,
    );
    expect(codeOf(tooMuch)).toBe('more_than_left');
    const ignored = await api.post(
      `/api/bank/lines/${other._id}/ignore`,
      { version: other.version },
      admin.token,
    );
    expect(ignored.body.line.state).toBe('ignored');
  });

  it('is read to its end though an invoice is paid at that moment', async () => {
    const [first, second] = [await issuedDeposit(), await issuedDeposit()];
    const file = fileOf(
      `2026-11-06,4320.00,"${first.number} A"`,
      `2026-11-06,4320.00,"${second.number} B"`,
    );
    const read = await whileWaiting(stack, {
      lock: ['SELECT 1 FROM invoices WHERE id = $1 FOR UPDATE', [first._id]],
      call: () => send(file, admin.token, '?bank=House%20bank'),
      change: [
        [
          `WITH paid AS (INSERT INTO payments (id, provider, reference, kind, minor, currency, received_on)
             VALUES (gen_random_uuid(), 'staff', gen_random_uuid(), 'cash', 432000, 'USD', '2026-11-06') RETURNING id),
           given AS (INSERT INTO allocations (id, payment_id, invoice_id, minor)
             SELECT gen_random_uuid(), id, $1, 432000 FROM paid)
           UPDATE invoices SET paid_minor = 432000, state = 'paid', version = version + 1 WHERE id = $1`,
          [first._id],
        ],
      ],
    });
    expect([read.status, read.body.matched]).toEqual([200, 1]);
    expect(await readInvoice(second._id)).toMatchObject({ state: 'paid' });
  });

  it('that takes money back pays nothing', async () => {
    const { _id } = await issuedDeposit();
    await stack.sql(
      `INSERT INTO bank_lines (id, account, day, minor, currency, text, place, is_reversal)
       VALUES (gen_random_uuid(), '', '2026-11-05', -5000, 'USD', 'RETURNED', 0, true)`,
    );
    const line = (await openLines()).find(({ text }) => text === 'RETURNED')!;
    const form = { invoices: [{ invoiceId: _id, minor: 5_000 }], version: line.version };
    const answer = await api.post(`/api/bank/lines/${line._id}/match`, form, admin.token);
    expect(codeOf(answer)).toBe('takes_money_back');
  });

  it('that means harm is refused with its reason', async () => {
    const doctype = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x "y">]><Document>&x;</Document>';
    for (const text of [doctype, '', 'a,b\n"never closed,1']) {
      const { status, body } = await send(text);
      expect([status, body.code]).toEqual([422, 'statement_refused']);
    }
    const large = await send(new Uint8Array(11 * 1024 * 1024).fill(65));
    expect(large.status).toBe(413);
    const manager = await personWithRole(stack, 'manager');
    expect((await send('a', manager.token)).status).toBe(403);
    const elsewhere = await fetch(`${stack.baseUrl}/api/payments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/octet-stream',
      },
      body: 'x',
    });
    expect(elsewhere.status).toBe(415);
  });
});
