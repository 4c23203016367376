import { repeats } from '../support/drill';
import { eventually } from '../support/eventually';
import { inDays } from '../support/proposals';
import {
  admin,
  agreed,
  api,
  bill,
  hear,
  issuedDeposit,
  moneyOf,
  readInvoice,
  stack,
  withInvoices,
} from '../support/invoices';

withInvoices({ apart: true, apis: 2 });

const KILLS = repeats(3, 50);
const ISSUES = repeats(30, 200);
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

/** Ten drafts of one request that state all that they must. */
async function tenDrafts(): Promise<string[]> {
  const milestones = Array.from({ length: 9 }, (_, at) => ({
    ...{ title: `Part ${at + 1}`, due: inDays(14), share: at < 8 ? 800 : 600 },
  }));
  const requestId = await agreed({ milestones });
  const { items } = await moneyOf(requestId);
  for (const { _id } of items.slice(1)) {
    await api.post(`/api/plan-items/${_id}/draft`, {}, admin.token);
  }
  const { items: drafted } = await moneyOf(requestId);
  return drafted.map(({ invoiceId }: { invoiceId: string }) => invoiceId);
}

async function drafts(wanted: number): Promise<string[]> {
  const ids: string[] = [];
  await bill(await agreed());
  while (ids.length < wanted) {
    const some = Math.min(4, Math.ceil((wanted - ids.length) / 10));
    ids.push(...(await Promise.all(Array.from({ length: some }, tenDrafts))).flat());
  }
  await stack.sql(`UPDATE invoices SET sterling_rate = '0.8' WHERE number IS NULL`);
  return ids.slice(0, wanted);
}

async function issueAt(base: string, id: string): Promise<number> {
  const answer = fetch(`${base}/api/invoices/${id}/issue`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return answer.then(
    ({ status }) => status,
    // Of the process that was killed.
    () => 0,
  );
}

describe('Numbers', () => {
  it(
    'have no gap and no double, though a third is rolled back and an API is killed twice',
    async () => {
      const ids = await drafts(ISSUES);
      const [before] = await stack.sql<{ next: number }>(
        `SELECT next FROM document_series WHERE kind = 'invoice'`,
      );
      await stack.sql(`
      CREATE FUNCTION refuse_a_third() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF random() < 0.3 THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$;
      CREATE CONSTRAINT TRIGGER a_third AFTER UPDATE OF number ON invoices
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_a_third()`);
      const answered: number[] = [];
      let left = ids;
      for (let round = 0; left.length > 0; round += 1) {
        const issuing = Promise.all(left.map((id, at) => issueAt(stack.baseUrls[at % 2]!, id)));
        if (round < 2) {
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * left.length));
          await stack.apis[1]!.kill();
          await stack.startApi(1);
        }
        answered.push(...(await issuing));
        const open = await stack.sql<{ id: string }>(
          'SELECT id FROM invoices WHERE id = ANY($1) AND number IS NULL',
          [ids],
        );
        left = open.map(({ id }) => id);
      }
      await stack.sql('DROP FUNCTION refuse_a_third CASCADE');
      expect(answered.filter((status) => status === 500).length).toBeGreaterThan(0);
      expect(answered).toContain(0);
      const rows = await stack.sql<{ number: string }>(
        'SELECT number FROM invoices WHERE id = ANY($1) ORDER BY number',
        [ids],
      );
      const numbers = rows.map(({ number }) => Number(number.slice(4)));
      expect(numbers).toEqual(ids.map((_, at) => before!.next + at));
      const issued = await stack.sql(
        `SELECT 1 FROM events WHERE type = 'invoice.issued' AND subject_id = ANY($1::text[])`,
        [ids],
      );
      expect(issued).toHaveLength(ids.length);
    },
    120_000 + 2_000 * ISSUES,
  );
});
