import { drained } from '../support/drained';
import { personWithRole } from '../support/people';
import { erased } from '../support/privacy';
import {
  agreed,
  api,
  bill,
  codeOf,
  issue,
  moneyOf,
  stack,
  withInvoices,
} from '../support/invoices';

withInvoices();

it('An erasure keeps what was issued, and takes drafts and billing details', async () => {
  const client = await personWithRole(stack, 'client');
  const requestId = await agreed({}, { by: client });
  await bill(requestId);
  const { items } = await moneyOf(requestId);
  const { _id, number } = await issue(items[0].invoiceId);
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
});
