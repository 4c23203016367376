import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { personWithRole } from '../support/people';
import { erased } from '../support/privacy';
import { runRetention } from '../support/scripts';
import {
  admin,
  agreed,
  api,
  bill,
  codeOf,
  issue,
  moneyOf,
  record,
  stack,
  withInvoices,
} from '../support/invoices';

withInvoices();

it('An erasure keeps what was issued for seven years, and takes drafts and billing details', async () => {
  const client = await personWithRole(stack, 'client');
  const requestId = await agreed({}, { by: client });
  await bill(requestId);
  const { items } = await moneyOf(requestId);
  const { _id, number } = await issue(items[0].invoiceId);
  await record(_id, 1_000, { payer: 'Amira Khan', note: 'By Amira Khan' });
  const { currentPassword } = { currentPassword: client.password };
  const asked = await api.post('/api/privacy/erase', { currentPassword }, client.token);
  expect(codeOf(asked)).toBeLessThan(300);
  await erased(stack, client.id);
  await drained(stack);
  const kept = await stack.sql('SELECT number, buyer->>$2 AS name FROM invoices WHERE id = $1', [
    _id,
    'name',
  ]);
  expect(kept).toEqual([{ number, name: 'Amira Khan' }]);
  expect(await stack.sql('SELECT 1 FROM billing_details WHERE user_id = $1', [client.id])).toEqual(
    [],
  );
  const drafts = await stack.sql(
    'SELECT 1 FROM invoices WHERE request_id = $1 AND number IS NULL',
    [requestId],
  );
  expect(drafts).toEqual([]);
  const named = () =>
    stack.sql(
      `SELECT i.number, i.total_minor FROM invoices i JOIN allocations a ON a.invoice_id = i.id
         JOIN payments p ON p.id = a.payment_id
       WHERE i.id = $1 AND i.buyer::text || i.lines::text || p.payer || p.note ~ 'Khan|High Street'`,
      [_id],
    );
  await runRetention(stack);
  expect(await named()).toEqual([{ number, total_minor: '432000' }]);
  // Off, because a trigger refuses to change these days.
  for (const table of ['invoices', 'payments']) {
    const day = table === 'invoices' ? 'issued_on' : 'received_on';
    await stack.sql(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_kept`);
    await stack.sql(`UPDATE ${table} SET ${day} = current_date - 2600`);
    await stack.sql(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_kept`);
  }
  await stack.sql('DELETE FROM retention_runs');
  await runRetention(stack);
  expect(await named()).toEqual([]);
  const [old] = await stack.sql(
    `SELECT number, total_minor, buyer->>'name' AS name, lines->0->>'text' AS line, lines->0->>'netMinor' AS net
     FROM invoices WHERE id = $1`,
    [_id],
  );
  const gone = '[erased]';
  expect(old).toEqual({ number, total_minor: '432000', name: gone, line: gone, net: '360000' });
  const pdf = await eventually(
    () => api.get(`/api/invoices/${_id}/pdf`, admin.token),
    ({ status }) => status === 200,
  );
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  await expect(
    stack.sql(`UPDATE invoices SET buyer = buyer || '{"name": "X"}' WHERE id = $1`, [_id]),
  ).rejects.toThrow('is issued');
});
