import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '../support/api';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { contactForm } from '../support/forms';
import { newEmail, personWithRole, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
let admin: Person;
beforeAll(async () => {
  stack = await startStack({ env: { MAIL_BACKOFF_MS: '50', MAIL_POLL_MS: '400' } });
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.stop());

type Mail = { _id: string; template: string; state: string; recipient: string; attempts: number };
const mails = async (query = ''): Promise<Mail[]> =>
  (await api.get(`/api/ops/mails?${query}`, admin.token)).body.mails as Mail[];

async function thanksTo(email: string, state: string): Promise<Mail> {
  for (let i = 0; i < 200; i += 1) {
    const found = await stack.sql<{ id: string }>(
      `SELECT m.id FROM outbox_mails m JOIN leads l ON l.id = (m.props->>'leadId')::uuid
       WHERE l.email = $1 AND m.template = 'lead-received' AND m.state = $2`,
      [email, state],
    );
    if (found[0]) return (await mails('limit=100')).find(({ _id }) => _id === found[0]!.id)!;
    await pause(50);
  }
  throw new Error(`No mail to ${email} became ${state}`);
}

async function enquire(): Promise<string> {
  const email = newEmail('visitor');
  await api.post('/api/forms/contact', contactForm({ email }));
  return email;
}

describe('The mail page', () => {
  it('is for admins', async () => {
    const { token } = await personWithRole(stack, 'manager');
    const paths = [
      '/api/ops/mails',
      '/api/ops/mail-backlog',
      '/api/ops/contacts',
      '/api/ops/retention',
    ];
    for (const path of paths) {
      expect([(await api.get(path)).status, (await api.get(path, token)).status]).toEqual([
        401, 403,
      ]);
    }
  });

  it('shows every mail with recipients masked; who reveals one is written down', async () => {
    const email = await enquire();
    const mail = await thanksTo(email, 'sent');
    expect(mail).toMatchObject({
      recipient: 'v***@test.example',
      attempts: 1,
      lastError: null,
      canRetry: false,
      canCancel: false,
    });
    expect(JSON.stringify(await mails('limit=100'))).not.toContain(email);
    const shown = await api.post(`/api/ops/mails/${mail._id}/reveal`, {}, admin.token);
    expect(shown.body).toEqual({ recipient: email });
    const [entry] = await stack.sql<{ actor_id: string }>(
      `SELECT actor_id FROM events WHERE type = 'mail.recipient-revealed' AND subject_id = $1`,
      [mail._id],
    );
    expect(entry!.actor_id).toBe(admin.id);
  });

  it('shows a waiting mail’s recipient and error, and retries it on request', async () => {
    stack.smtp.refuse({ share: 1, code: 452 });
    const email = await enquire();
    const dead = await thanksTo(email, 'dead');
    expect(dead).toMatchObject({ recipient: 'v***@test.example', attempts: 8, canRetry: true });
    expect((dead as unknown as { lastError: string }).lastError).toContain('452');
    expect((await mails('state=dead&template=lead-received')).map(({ _id }) => _id)).toContain(
      dead._id,
    );
    stack.smtp.refuse(false);
    const retried = await api.post(`/api/ops/mails/${dead._id}/retry`, {}, admin.token);
    expect([retried.status, retried.body.mail.state]).toEqual([200, 'waiting']);
    await stack.mailbox.waitFor({ to: email });
    await thanksTo(email, 'sent');
    const late = await api.post(`/api/ops/mails/${dead._id}/retry`, {}, admin.token);
    expect([late.status, late.body.code, late.body.current.state]).toEqual([
      409,
      'mail_moved_on',
      'sent',
    ]);
  });

  it('takes a mail off its way, and back onto it', async () => {
    await stack.redis.stop();
    const email = await enquire();
    const waiting = await thanksTo(email, 'waiting');
    expect(waiting).toMatchObject({ recipient: null, canCancel: true });
    const shown = await api.post(`/api/ops/mails/${waiting._id}/reveal`, {}, admin.token);
    expect(shown.body).toEqual({ recipient: email });
    const backlog = await api.get('/api/ops/mail-backlog', admin.token);
    expect(backlog.body).toMatchObject({ queueDepth: null, hasProvider: false });
    expect(backlog.body.waiting).toBeGreaterThanOrEqual(2);
    expect(backlog.body.oldestUnsentSeconds).toBeGreaterThanOrEqual(0);
    const cancelled = await api.post(`/api/ops/mails/${waiting._id}/cancel`, {}, admin.token);
    expect(cancelled.body.mail).toMatchObject({
      state: 'cancelled',
      recipient: 'v***@test.example',
    });
    await stack.redis.start();
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toEqual([]);
    await api.post(`/api/ops/mails/${waiting._id}/retry`, {}, admin.token);
    await stack.mailbox.waitFor({ to: email });
    const after = await api.get('/api/ops/mail-backlog', admin.token);
    expect(after.body.queueDepth).toEqual(expect.any(Number));
    expect(after.body.sentLastMinute).toBeGreaterThan(0);
  });

  it('suppresses a permanently refused address for newsletters only', async () => {
    stack.smtp.refuse({ share: 1, code: 550 });
    const email = newEmail('reader');
    await api.post('/api/newsletter/subscribe', { email });
    for (let i = 0; i < 100; i += 1) {
      if (
        (await stack.sql('SELECT 1 FROM suppressions WHERE email_hash = hash_address($1)', [email]))
          .length > 0
      )
        break;
      await pause(50);
    }
    stack.smtp.refuse(false);
    const [mail] = await mails('template=confirm-subscription');
    expect(mail).toMatchObject({ state: 'dead', attempts: 1 });
    const again = await api.post('/api/newsletter/subscribe', { email, topic: 'webinars' });
    expect(again.status).toBe(202);
    const list = await api.get(`/api/subscribers?state=suppressed`, admin.token);
    expect(list.body.subscribers).toMatchObject([{ email, suppressedFor: 'bounce' }]);
    await api.post('/api/forms/contact', contactForm({ email }));
    await stack.mailbox.waitFor({ to: email, subject: 'Thank you for your' });
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toHaveLength(1);
  });

  it('gives a refused mail up only together with the suppression of its address', async () => {
    await stack.sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION ''no suppression''; END'`);
    await stack.sql(
      'CREATE TRIGGER refuse BEFORE INSERT ON suppressions FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    stack.smtp.refuse({ share: 1, code: 550 });
    const email = newEmail('reader');
    await api.post('/api/newsletter/subscribe', { email });
    const state = async () => {
      const [row] = await stack.sql<{ state: string; attempts: number }>(
        `SELECT state, attempts FROM outbox_mails WHERE template = 'confirm-subscription'
         ORDER BY created_at DESC LIMIT 1`,
      );
      return row;
    };
    await eventually(state, (row) => row?.state === 'sending' && row.attempts === 1);
    await pause(1_500);
    expect((await state())?.state).toBe('sending');
    await stack.sql('DROP FUNCTION refuse CASCADE');
    await stack.sql(
      `UPDATE outbox_mails SET claimed_at = now() - interval '1 day' WHERE state = 'sending'`,
    );
    await eventually(state, (row) => row?.state === 'dead');
    stack.smtp.refuse(false);
    const suppressed = 'SELECT 1 FROM suppressions WHERE email_hash = hash_address($1)';
    expect(await stack.sql(suppressed, [email])).toHaveLength(1);
  });

  it('refuses filters and ids that do not exist', async () => {
    expect((await api.get('/api/ops/mails?state=x', admin.token)).status).toBe(422);
    expect((await api.get('/api/ops/mails?template=x', admin.token)).status).toBe(422);
    const path = '/api/ops/mails/0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
    for (const action of ['reveal', 'retry', 'cancel']) {
      expect((await api.post(`${path}/${action}`, {}, admin.token)).status).toBe(404);
    }
  });
});
