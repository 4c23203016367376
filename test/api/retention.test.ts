import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { contactForm } from '../support/forms';
import { newEmail, personWithRole } from '../support/people';
import { runRetention } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

/** No worker: rows are aged first, then the clean-up runs as a command. */
let stack: Stack;
let api: Api;
beforeAll(async () => {
  stack = await startStack({ workers: 0, env: { LOG_LEVEL: 'info' } });
  api = new Api(stack.baseUrl);
});
afterAll(() => stack.stop());

const age = (table: string, column: string, interval: string, id: string) =>
  stack.sql(`UPDATE ${table} SET ${column} = now() - interval '${interval}' WHERE id = $1`, [id]);

async function lead(over: Record<string, unknown>, interval: string): Promise<string> {
  const { body } = await api.post('/api/forms/contact', contactForm(over));
  await age('leads', 'updated_at', interval, body.id as string);
  return body.id as string;
}

async function pending(interval: string): Promise<string> {
  const email = newEmail('reader');
  await api.post('/api/newsletter/subscribe', { email });
  const [row] = await stack.sql<{ id: string }>('SELECT id FROM subscribers WHERE email = $1', [
    email,
  ]);
  await stack.sql(
    `UPDATE subscriptions SET created_at = now() - interval '${interval}' WHERE subscriber_id = $1`,
    [row!.id],
  );
  await age('subscribers', 'created_at', interval, row!.id);
  return row!.id;
}

const left = async (table: string, ids: string[]) =>
  (await stack.sql<{ id: string }>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [ids])).map(
    ({ id }) => id,
  );

describe('The nightly clean-up', () => {
  it('deletes old data, keeps the rest, and reports it', async () => {
    const oldSpam = await lead({ website: 'x' }, '31 days');
    const newSpam = await lead({ website: 'x' }, '29 days');
    const oldLead = await lead({}, '25 months');
    const newLead = await lead({}, '23 months');
    const oldPending = await pending('15 days');
    const newPending = await pending('13 days');
    const oldComplaint = await lead({}, '73 months');
    const newComplaint = await lead({}, '71 months');
    await stack.sql(`UPDATE leads SET form = 'complaint' WHERE id = ANY($1)`, [
      [oldComplaint, newComplaint],
    ]);
    const [oldMail, newMail, middleMail] = await stack.sql<{ id: string }>(
      `INSERT INTO outbox_mails (id, template, props, state, recipient, sent_at)
       SELECT gen_random_uuid(), 'lead-received', '{}', 'sent', 'ada@x.example', now()
       FROM generate_series(1, 3) RETURNING id`,
    );
    await age('outbox_mails', 'created_at', '14 months', oldMail!.id);
    await age('outbox_mails', 'created_at', '89 days', newMail!.id);
    await age('outbox_mails', 'created_at', '91 days', middleMail!.id);
    const admin = await personWithRole(stack, 'admin');
    await stack.sql(
      `INSERT INTO events (id, at, type, network) VALUES
       (gen_random_uuid(), now() - interval '31 days', 'test', '203.0.113.77'),
       (gen_random_uuid(), now(), 'test', '203.0.113.78')`,
    );
    const reader = await pending('1 day');
    await stack.sql(`UPDATE subscribers SET state = 'confirmed' WHERE id = $1`, [reader]);
    await stack.sql(
      `INSERT INTO consent_events (subscriber_id, email_hash, kind, at) VALUES
       ($1, 'still subscribed', 'confirmed', now() - interval '7 years'),
       (NULL, 'erased long ago', 'erased', now() - interval '73 months'),
       (NULL, 'erased lately', 'erased', now() - interval '71 months')`,
      [reader],
    );
    await stack.sql(
      `INSERT INTO cookie_choices (browser, choice, text_version, page, at) VALUES
       (gen_random_uuid(), 'accepted', '2026-11', '/old', now() - interval '14 months'),
       (gen_random_uuid(), 'accepted', '2026-11', '/new', now() - interval '12 months')`,
    );
    await stack.sql(
      `WITH company AS (
         INSERT INTO organisations (id, name, sharing) VALUES (gen_random_uuid(), 'Marsh', 'none') RETURNING id)
       INSERT INTO memberships (id, organisation_id, email, role, state, created_at)
       SELECT gen_random_uuid(), id, 'guest' || days || '@x.example', 'member', 'invited', now() - make_interval(days => days)
       FROM company, unnest(ARRAY[29, 31]) days`,
    );
    const leaver = await pending('15 days');
    await stack.sql(
      `INSERT INTO subscriptions (id, subscriber_id, topic, state, confirmed_at, unsubscribed_at)
       VALUES (gen_random_uuid(), $1, 'webinars', 'unsubscribed', now(), now())`,
      [leaver],
    );
    expect(JSON.parse(await runRetention(stack))).toMatchObject({ leads: 1 });
    // The address's state follows its remaining topics, not the deleted one.
    expect(await stack.sql('SELECT state FROM subscribers WHERE id = $1', [leaver])).toEqual([
      { state: 'unsubscribed' },
    ]);

    expect(await left('leads', [oldSpam, newSpam, oldLead, newLead])).toEqual(
      expect.arrayContaining([newSpam, newLead]),
    );
    expect(await left('leads', [oldSpam, oldLead])).toEqual([]);
    expect(await left('leads', [oldComplaint, newComplaint])).toEqual([newComplaint]);
    expect(await left('subscribers', [oldPending, newPending])).toEqual([newPending]);
    expect(await left('outbox_mails', [oldMail!.id])).toEqual([]);
    const recipients = await stack.sql<{ recipient: string | null }>(
      'SELECT recipient FROM outbox_mails WHERE id = ANY($1) ORDER BY created_at',
      [[newMail!.id, middleMail!.id]],
    );
    expect(recipients.map(({ recipient }) => recipient)).toEqual([null, 'ada@x.example']);
    const ips = await stack.sql<{ ip: string }>(
      `SELECT network AS ip FROM events WHERE type = 'test' ORDER BY at`,
    );
    expect(ips.map(({ ip }) => ip)).toEqual(['203.0.113.0/24', '203.0.113.78']);
    const evidence = await stack.sql<{ email_hash: string }>(
      `SELECT email_hash FROM consent_events WHERE email_hash LIKE '% %' ORDER BY 1`,
    );
    expect(evidence.map(({ email_hash: of }) => of)).toEqual(['erased lately', 'still subscribed']);
    const expired = await stack.sql(`SELECT 1 FROM consent_events WHERE kind = 'expired'`);
    expect(expired).toHaveLength(2);

    expect(await stack.sql('SELECT page FROM cookie_choices')).toEqual([{ page: '/new' }]);

    const report = await api.get('/api/ops/retention', admin.token);
    const [run] = report.body.runs;
    const rows = Object.fromEntries(
      run.removed.map(({ rule, rows: count }: { rule: string; rows: number }) => [rule, count]),
    );
    expect(rows).toMatchObject({
      'spam-leads': 1,
      leads: 1,
      'unconfirmed-subscriptions': 2,
      'subscribers-without-subscription': 1,
      mails: 1,
      'mail-recipients': 2,
      'audit-addresses': 1,
      'consent-evidence': 1,
      complaints: 1,
      'cookie-choices': 1,
      'company-invitations': 1,
    });
    expect(run.removed.every(({ kept }: { kept: string }) => kept.length > 0)).toBe(true);
  });

  it('is done once a night, however many workers there are', async () => {
    const old = await lead({ website: 'x' }, '31 days');
    expect(await runRetention(stack)).toContain('done already');
    // A starting worker runs the clean-up if due, and finishes it before stopping.
    for (const worker of [await stack.startWorker(), await stack.startWorker()]) {
      await eventually(
        () => Promise.resolve(worker.tail(2_000)),
        (said) => said.includes('"msg":"Ready"'),
      );
      await worker.stop();
    }
    expect(await left('leads', [old])).toEqual([old]);
    expect(await stack.sql('SELECT 1 FROM retention_runs')).toHaveLength(1);
  });
});
