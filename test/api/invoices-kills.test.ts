import { eventually } from '../support/eventually';
import {
  admin,
  api,
  hear,
  issuedDeposit,
  readInvoice,
  stack,
  withInvoices,
} from '../support/invoices';

withInvoices({ apart: true });

/** The drill of `docs/operations.md` kills fifty times. */
const KILLS = Number(process.env['PAYMENT_KILLS'] ?? 5);
const MINOR = 1_000;

describe('A worker that is killed', () => {
  it('loses no payment and settles none twice, at whatever step it was', async () => {
    const { _id } = await issuedDeposit();
    for (let at = 0; at < KILLS; at += 1) {
      await stack.sql(
        `INSERT INTO checkouts (id, invoice_id, minor, currency, reference, state)
         VALUES (gen_random_uuid(), $1, $2, 'USD', $3, 'expired')`,
        [_id, MINOR, `cs_kill_${at}`],
      );
      const object = {
        ...{ id: `cs_kill_${at}`, object: 'checkout.session', amount_total: MINOR },
        ...{ currency: 'usd', payment_intent: `pi_kill_${at}`, payment_status: 'paid' },
        payment_method_types: ['card'],
      };
      const fact = { id: `evt_kill_${at}`, type: 'checkout.session.completed', data: { object } };
      expect(await hear(fact)).toBe(200);
      // At any moment from receiving the webhook to sending the mails.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      await stack.workers.at(-1)!.kill();
      await stack.startWorker();
      expect(await hear(fact)).toBe(200);
    }
    const [settled] = await eventually(
      async () => {
        await stack.sql(
          'UPDATE payment_facts SET next_attempt_at = now() WHERE settled_at IS NULL AND attempts > 0',
        );
        return stack.sql<{ left: number }>(
          'SELECT count(*)::int AS left FROM payment_facts WHERE settled_at IS NULL',
        );
      },
      ([one]) => one!.left === 0,
    );
    expect(settled).toEqual({ left: 0 });
    expect(await readInvoice(_id)).toMatchObject({ paidMinor: KILLS * MINOR });
    const rows = await stack.sql(
      `SELECT reference FROM payments WHERE reference LIKE 'pi\\_kill\\_%'`,
    );
    expect(rows).toHaveLength(KILLS);
    const told = await eventually(
      () =>
        stack.sql(
          `SELECT e.id FROM events e WHERE e.type = 'payment.received'
             AND NOT EXISTS (SELECT 1 FROM event_queue q WHERE q.sequence = e.sequence)`,
        ),
      (all) => all.length === KILLS,
    );
    expect(told).toHaveLength(KILLS);
    const { body } = await api.get('/api/payments?isUnallocated=true', admin.token);
    expect(body.payments).toEqual([]);
  });
});
