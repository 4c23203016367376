import { Api } from '../support/api';
import { officeDay } from '../support/desk';
import { eventually } from '../support/eventually';
import { contactForm } from '../support/forms';
import { newEmail, personWithRole, registration } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMITS: 'on', MAIL_DIGEST_SECONDS: '2' } });
  api = new Api(stack.baseUrl);
  const host = await personWithRole(stack, 'manager');
  await stack.sql('DELETE FROM holidays');
  await stack.sql(
    `UPDATE call_types SET host_ids = $1, notice_hours = 0, buffer_minutes = 0, horizon_days = 60,
       daily_limit = 20`,
    [[host.id]],
  );
  await stack.sql(
    `INSERT INTO call_hosts (user_id, hours) VALUES ($1, (SELECT jsonb_agg(jsonb_build_object(
       'day', day, 'from', '00:00', 'to', '24:00')) FROM generate_series(1, 7) day))`,
    [host.id],
  );
});
afterAll(() => stack.stop());

let tries = 0;

/** Each try of a test has days of its own. */
const at = (day: number, time: string): string => `${officeDay(day + 12 * tries)}T${time}:00.000Z`;

const form = (email: string, over: Record<string, string>) => ({
  slug: 'consultation',
  zone: 'UTC',
  name: 'Amira Khan',
  email,
  ...over,
});

const post = (path: string, fields: Record<string, string>) =>
  fetch(stack.baseUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

describe('An address that anyone may have entered', () => {
  it('gets a few mails an hour, whatever is sent, moved and cancelled; none is lost', async () => {
    tries += 1;
    const victim = newEmail('victim');
    const booked = await api.post('/api/calls', form(victim, { at: at(3, '10:00') }));
    expect(booked.status).toBe(201);
    const mail = await stack.mailbox.waitFor({ to: victim, subject: /^(Your c|C)all with/ });
    const link = /\/call\/[\w-]+/.exec(mail.text)![0]!;
    for (const time of ['11:00', '12:00', '13:00', '14:00', '15:00']) {
      const moved = await post(link, { action: 'move', at: at(4, time) });
      expect([time, moved.status, /role="alert">([^<]*)/.exec(await moved.text())?.[1]]).toEqual([
        time,
        303,
        undefined,
      ]);
    }
    // Held and merged: one mail about the last of the moves.
    await stack.mailbox.waitFor({ to: victim, subject: /^Moved: / });
    await eventually(
      () => stack.sql(`SELECT 1 FROM outbox_mails WHERE state IN ('held', 'queued', 'sending')`),
      (rows) => rows.length === 0,
    );
    const moves = await stack.mailbox.all({ to: victim, subject: /^Moved: / });
    expect(moves).toHaveLength(1);
    expect(moves[0]!.text).toContain('15:00');

    const answers = [];
    for (const [n, hour] of ['09', '10', '11', '12', '13'].entries()) {
      answers.push(await api.post('/api/calls', form(victim, { at: at(5 + n, `${hour}:00`) })));
    }
    // Five an hour for an address from a network.
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429]);
    // The owner of the address, at home, may still write to us.
    const contact = await api.post('/api/forms/contact', contactForm({ email: victim }));
    expect(contact.status).toBe(201);
    expect(contact.headers.get('ratelimit')).not.toContain('address');
    await eventually(
      () =>
        stack.sql<{ n: number }>(
          `SELECT count(*)::int AS n FROM outbox_mails
         WHERE state IN ('held', 'queued', 'sending') OR state = 'waiting' AND last_error IS NULL`,
        ),
      ([row]) => row!.n === 0,
    );
    const sent = await stack.mailbox.all({ to: victim });
    expect(sent.length).toBeLessThanOrEqual(6);
    const later = await stack.sql<{ lastError: string }>(
      `SELECT last_error AS "lastError" FROM outbox_mails WHERE state = 'waiting'`,
    );
    for (const { lastError } of later) {
      expect(lastError).toBe('It waits, because many e-mails went to this address.');
    }
    const other = newEmail('reader');
    await api.post('/api/newsletter/subscribe', { email: other, page: '/', source: 'footer' });
    await stack.mailbox.waitFor({ to: other, subject: 'Please confirm your subscription' });
  }, 120_000);

  it('waits for the next hour in the outbox, and staff see why', async () => {
    const victim = newEmail('victim');
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await stack.sql(
        `WITH lead AS (INSERT INTO leads (id, form, service, email, details, tracking, state, body_hash, search_text)
           SELECT gen_random_uuid(), form, service, $1, details, tracking, 'new', $2, '' FROM leads LIMIT 1
           RETURNING id)
         INSERT INTO outbox_mails (id, template, props)
         SELECT gen_random_uuid(), 'call-not-booked', jsonb_build_object('leadId', id) FROM lead`,
        [victim, `hash-${n}`],
      );
    }
    const states = () =>
      stack.sql<{ state: string; error: string | null }>(
        `SELECT m.state, m.last_error AS error FROM outbox_mails m
         JOIN leads l ON l.id = (m.props->>'leadId')::uuid WHERE l.email = $1 ORDER BY m.state`,
        [victim],
      );
    const rows = await eventually(states, (all) =>
      all.every(({ state, error }) => state === 'sent' || error !== null),
    );
    expect(rows.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 6 }, () => 'sent'),
      'waiting',
      'waiting',
    ]);
  }, 60_000);

  it('shares them between the forms and signing up', async () => {
    const victim = newEmail('victim');
    for (const message of ['Can you help?', 'Are you there?', 'Hello?']) {
      const { status } = await api.post(
        '/api/forms/contact',
        contactForm({ email: victim, message }),
      );
      expect(status).toBe(201);
    }
    for (let n = 0; n < 4; n += 1) {
      expect((await api.post('/api/register', registration(victim))).status).toBe(201);
    }
    const later = await eventually(
      () =>
        stack.sql<{ template: string }>(
          `SELECT template FROM outbox_mails m WHERE state = 'waiting' AND last_error IS NOT NULL
             AND EXISTS (SELECT FROM leads l WHERE l.email = $1 AND l.id::text = m.props->>'leadId'
               UNION ALL SELECT FROM pending_registrations p
               WHERE p.email = $1 AND p.id::text = m.props->>'registrationId')`,
          [victim],
        ),
      (rows) => rows.length === 1,
    );
    expect(later).toHaveLength(1);
    expect(await stack.mailbox.all({ to: victim })).toHaveLength(6);
  }, 60_000);
});
