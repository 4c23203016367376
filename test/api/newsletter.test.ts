import { Api } from '../support/api';
import { drained } from '../support/drained';
import { newEmail, tokenFromMail } from '../support/people';
import {
  CONFIRM_SUBJECT,
  confirmedReader,
  consentEvidence,
  subscriptionState,
} from '../support/readers';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const WELCOME = 'Welcome to Fenwright Newsletter!';
const INBOX = 'hello@fenwright.example';

const subscribe = (email: string, over: Record<string, unknown> = {}) =>
  api.post('/api/newsletter/subscribe', { email, page: '/', source: 'footer', ...over });
const verify = (token: string) => api.post('/api/newsletter/verify', { token });
const confirmToken = (email: string) => tokenFromMail(stack, email, CONFIRM_SUBJECT);

const subscriber = (over?: Record<string, unknown>) => confirmedReader(stack, over);

const stateOf = (email: string, topic?: string) => subscriptionState(stack, email, topic);

describe('Subscribing', () => {
  it('is confirmed by a button: pending, mail, POST, welcome, notice to us, evidence', async () => {
    const email = newEmail('reader');
    const asked = await subscribe(email, { fullName: 'Ada Byron', company: 'Northgate' });
    expect(asked.status).toBe(202);
    expect(asked.body).toEqual({
      success: true,
      message: 'Successfully subscribed to newsletter! Check your email for confirmation.',
    });
    const token = await confirmToken(email);
    expect(await stateOf(email)).toBe('pending');
    const done = await verify(token);
    expect([done.status, done.body.message]).toEqual([200, 'Subscription verified successfully']);
    expect(await stateOf(email)).toBe('confirmed');
    await stack.mailbox.waitFor({ to: email, subject: WELCOME });
    const notices = await stack.mailbox.waitForCount(1, {
      to: INBOX,
      subject: 'New subscriber: Newsletter',
    });
    expect(notices.some((mail) => mail.text.includes(email))).toBe(true);
    expect(await consentEvidence(stack, email)).toMatchObject([
      { kind: 'requested', text_version: '2026-11', page: '/#footer', network: '127.0.0.0/24' },
      { kind: 'confirmed', text_version: '2026-11', page: '/verify-subscription' },
    ]);
  });

  it('stores the hash of the token, never the token', async () => {
    const email = newEmail('reader');
    await subscribe(email);
    const token = await confirmToken(email);
    for (const table of ['one_time_tokens', 'subscriptions', 'subscribers', 'outbox_mails']) {
      const [{ found } = { found: -1 }] = await stack.sql<{ found: number }>(
        `SELECT count(*)::int AS found FROM ${table} t WHERE t::text LIKE $1`,
        [`%${token}%`],
      );
      expect(`${table} ${found}`).toBe(`${table} 0`);
    }
    const [row] = await stack.sql<{ days: number }>(
      `SELECT extract(epoch FROM t.expires_at - t.created_at) / 86400 AS days FROM one_time_tokens t
       JOIN subscriptions s ON s.id = t.subject_id JOIN subscribers r ON r.id = s.subscriber_id WHERE r.email = $1`,
      [email],
    );
    expect(Number(row!.days)).toBeCloseTo(7);
  });

  it('quotes no input in the mail that a stranger may get', async () => {
    const email = newEmail('reader');
    await subscribe(email, { fullName: 'Buy pills at evil.example', company: 'Evil Ltd' });
    const mail = await stack.mailbox.waitFor({ to: email, subject: CONFIRM_SUBJECT });
    expect(mail.text + mail.html + mail.subject).not.toMatch(/pills|evil/i);
  });

  it('is not confirmed by opening the link, however it is opened', async () => {
    const email = newEmail('reader');
    await subscribe(email);
    const token = await confirmToken(email);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
      await fetch(`${stack.baseUrl}/verify-subscription?token=${token}`, { method });
      await fetch(`${stack.baseUrl}/api/newsletter/verify?token=${token}`, { method });
    }
    expect(await stateOf(email)).toBe('pending');
    const page = await fetch(`${stack.baseUrl}/verify-subscription?token=${token}`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('gives the same answer for a new, a waiting and a confirmed address', async () => {
    const known = await subscriber();
    const waiting = newEmail('reader');
    await subscribe(waiting);
    const answers = await Promise.all(
      [newEmail('reader'), waiting, known.email, known.email.toUpperCase()].map((one) =>
        subscribe(one),
      ),
    );
    expect(new Set(answers.map((a) => JSON.stringify([a.status, a.body]))).size).toBe(1);
  });

  it('never takes anything from who is confirmed, and sends them nothing', async () => {
    const { email } = await subscriber({ fullName: 'Ada Byron' });
    await subscribe(email, { fullName: 'Somebody Else' });
    await drained(stack);
    expect(await stateOf(email)).toBe('confirmed');
    expect(await stack.mailbox.all({ to: email })).toHaveLength(2);
    const [row] = await stack.sql<{ full_name: string }>(
      'SELECT full_name FROM subscribers WHERE email = $1',
      [email],
    );
    expect(row!.full_name).toBe('Ada Byron');
  });

  it('to a second topic is confirmed on its own and leaves the first alone', async () => {
    const { email } = await subscriber();
    await subscribe(email, { topic: 'webinars' });
    await stack.mailbox.waitForCount(2, { to: email, subject: CONFIRM_SUBJECT });
    expect([await stateOf(email), await stateOf(email, 'webinars')]).toEqual([
      'confirmed',
      'pending',
    ]);
    await verify(await confirmToken(email));
    expect(await stateOf(email, 'webinars')).toBe('confirmed');
    await stack.mailbox.waitFor({
      to: email,
      subject: 'You are on the list for news about our webinars',
    });
  });

  it('with the hidden field filled in gets the same answer and no mail', async () => {
    const email = newEmail('reader');
    const asked = await subscribe(email, { website: 'x' });
    expect([asked.status, asked.body.success]).toEqual([202, true]);
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toEqual([]);
    await subscribe(email);
    await stack.mailbox.waitFor({ to: email, subject: CONFIRM_SUBJECT });
  });
});

describe('Verifying', () => {
  it('a second time says that it is done already; of two at once, one does it', async () => {
    const email = newEmail('reader');
    await subscribe(email);
    const token = await confirmToken(email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token)));
    const messages = answers.map(({ status, body }) => `${status} ${body.message}`).sort();
    expect(messages).toEqual([
      ...Array.from({ length: 5 }, () => '200 Subscription already verified'),
      '200 Subscription verified successfully',
    ]);
    await stack.mailbox.waitFor({ to: email, subject: WELCOME });
    await drained(stack);
    expect(await stack.mailbox.all({ to: email, subject: WELCOME })).toHaveLength(1);
  });

  it.each([
    ['no token', {}, 422, 'No verification token provided'],
    ['an empty token', { token: ' ' }, 422, 'No verification token provided'],
    ['an unknown token', { token: 'x'.repeat(43) }, 400, 'Invalid verification token'],
    ['an endless token', { token: 'x'.repeat(513) }, 422, 'This link is not valid.'],
  ])('%s is refused', async (_, body, status, message) => {
    const answer = await api.post('/api/newsletter/verify', body);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('after seven days is refused', async () => {
    const email = newEmail('reader');
    await subscribe(email);
    const token = await confirmToken(email);
    await stack.sql(
      `UPDATE one_time_tokens SET expires_at = now() - interval '1 second'
       WHERE subject_id IN (SELECT t.id FROM subscriptions t JOIN subscribers s ON s.id = t.subscriber_id WHERE s.email = $1)`,
      [email],
    );
    const answer = await verify(token);
    expect([answer.status, answer.body.code]).toEqual([410, 'token_expired']);
    expect(await stateOf(email)).toBe('pending');
  });
});
