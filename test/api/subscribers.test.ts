import { Api } from '../support/api';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { newEmail, personWithRole, type Person } from '../support/people';
import { confirmedReader, CONFIRM_SUBJECT } from '../support/readers';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

const subscriber = (over: Record<string, unknown> = {}) =>
  confirmedReader(stack, { page: '/insights', ...over });

describe('The subscribers', () => {
  it('are for admins', async () => {
    const { token } = await personWithRole(stack, 'manager');
    const { id } = await subscriber();
    const answers = [
      await api.get('/api/subscribers', token),
      await api.get(`/api/subscribers/${id}`, token),
      await api.delete(`/api/subscribers/${id}`, token),
      await api.post(`/api/subscribers/${id}/unsubscribe`, {}, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('are found by words, state and topic, with the evidence of their consent', async () => {
    const company = `Wherry${Date.now()}`;
    const { email, id } = await subscriber({ fullName: 'Ada Byron', company });
    const waiting = newEmail('reader');
    await api.post('/api/newsletter/subscribe', { email: waiting, company, topic: 'webinars' });
    const emails = async (query: string) =>
      (
        await api.get(`/api/subscribers?search=${company}&${query}`, admin.token)
      ).body.subscribers.map((one: { email: string }) => one.email) as string[];
    expect(await emails('')).toEqual([waiting, email]);
    expect(await emails('state=confirmed')).toEqual([email]);
    expect(await emails('state=pending')).toEqual([waiting]);
    expect(await emails('topic=webinars')).toEqual([waiting]);
    const detail = await api.get(`/api/subscribers/${id}`, admin.token);
    expect(detail.body.subscriber).toMatchObject({
      email,
      fullName: 'Ada Byron',
      state: 'confirmed',
    });
    expect(detail.body.evidence).toMatchObject([
      { kind: 'confirmed', textVersion: '2026-11', page: '/verify-subscription' },
      { kind: 'requested', network: '127.0.0.0/24', page: '/insights#footer' },
    ]);
    expect(detail.body.evidence[1].text).toContain('You can unsubscribe at any time');
    expect((await api.get('/api/subscribers?state=x', admin.token)).status).toBe(422);
  });

  it('are unsubscribed for who rang, and suppressed for who complained until staff lift it', async () => {
    const { email, id } = await subscriber();
    const left = await api.post(`/api/subscribers/${id}/unsubscribe`, {}, admin.token);
    expect(left.body.subscriber.state).toBe('unsubscribed');
    const silenced = await api.post(`/api/subscribers/${id}/suppress`, {}, admin.token);
    expect(silenced.body.subscriber).toMatchObject({
      state: 'suppressed',
      suppressedFor: 'complaint',
    });
    await api.post('/api/newsletter/subscribe', { email, topic: 'webinars' });
    await drained(stack);
    expect(await stack.mailbox.all({ to: email, subject: CONFIRM_SUBJECT })).toHaveLength(1);
    const released = await api.post(`/api/subscribers/${id}/release`, {}, admin.token);
    expect(released.body.subscriber).toMatchObject({ state: 'unsubscribed', suppressedFor: null });
    await api.post('/api/newsletter/subscribe', { email, topic: 'webinars' });
    await stack.mailbox.waitForCount(2, { to: email, subject: CONFIRM_SUBJECT });
    const actions = await stack.sql<{ action: string }>(
      'SELECT type AS action FROM events WHERE audited AND subject_id = $1 ORDER BY sequence',
      [id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'subscriber.unsubscribed',
      'subscriber.suppressed',
      'subscriber.released',
    ]);
  });

  it('are erased everywhere except in the evidence, which is anonymous', async () => {
    const { email, id } = await subscriber({ fullName: 'Ada Byron' });
    await stack.mailbox.waitFor({ to: email, subject: 'Welcome' });
    const written = `SELECT 1 FROM outbox_mails WHERE recipient = $1 AND template = 'subscription-welcome'`;
    await eventually(
      () => stack.sql(written, [email]),
      ({ length }) => length === 1,
    );
    expect((await api.delete(`/api/subscribers/${id}`, admin.token)).status).toBe(204);
    expect((await api.get(`/api/subscribers/${id}`, admin.token)).status).toBe(404);
    for (const table of ['subscribers', 'outbox_mails', 'consent_events', 'events']) {
      const [row] = await stack.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM ${table} t WHERE t::text ILIKE $1`,
        [`%${email}%`],
      );
      expect(`${table} ${row!.n}`).toBe(`${table} 0`);
    }
    const evidence = await stack.sql<{ kind: string; subscriber_id: null }>(
      'SELECT kind, subscriber_id FROM consent_events WHERE email_hash = hash_address($1) ORDER BY id',
      [email],
    );
    expect(evidence).toEqual(
      ['requested', 'confirmed', 'erased'].map((kind) => ({ kind, subscriber_id: null })),
    );
  });

  it('have evidence that cannot be changed', async () => {
    const { id } = await subscriber();
    await expect(
      stack.sql(`UPDATE consent_events SET kind = 'requested' WHERE subscriber_id = $1`, [id]),
    ).rejects.toThrow('append-only');
    await expect(
      stack.sql('DELETE FROM consent_events WHERE subscriber_id = $1', [id]),
    ).rejects.toThrow('append-only');
  });

  it('are exported as CSV', async () => {
    const company = `Punt${Date.now()}`;
    const { email } = await subscriber({ company });
    const file = await api.get(`/api/subscribers/export?search=${company}`, admin.token);
    const lines = (file.body as string).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${email},,${company},confirmed,newsletter`);
  });
});
