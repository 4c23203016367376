import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { textOf } from '../../backend/site/form-parts';
import { Api } from '../support/api';
import { drained } from '../support/drained';
import { contactForm, leadForm } from '../support/forms';
import { linkIn } from '../support/mailbox';
import { newEmail, tokenFromMail } from '../support/people';
import { postForm } from '../support/plain-forms';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  api = new Api(stack.baseUrl);
});
afterAll(() => stack.stop());

const from = (ip: string) => ({ 'X-Forwarded-For': ip });
const send = (ip: string, over: Record<string, unknown> = {}) =>
  api.post('/api/forms/contact', contactForm(over), undefined, from(ip));

describe('The forms', () => {
  it('take ten posts in ten minutes from one place, then say how long to wait', async () => {
    for (let i = 0; i < 10; i += 1) expect((await send('203.0.113.1')).status).toBe(201);
    const refused = await send('203.0.113.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(refused.body.message).toMatch(
      /^You have sent this a few times already\. Please wait \d+ minutes or call us on \+44/,
    );
    // All forms share one limit per address.
    const other = await api.post('/api/forms/lead', leadForm(), undefined, from('203.0.113.1'));
    expect(other.status).toBe(429);
    expect((await send('203.0.113.2')).status).toBe(201);
  });

  it('reject input on the same page without JavaScript, and keep it', async () => {
    const plain = () => {
      const { firstName, lastName, email, message } = contactForm();
      const fields = { firstName, lastName, email, message, page: '/contact', formId: 'contact' };
      return postForm(stack.baseUrl, '/forms/contact', fields, from('203.0.113.9'));
    };
    for (let i = 0; i < 10; i += 1) expect((await plain()).status).toBe(303);
    const refused = await plain();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(textOf(refused.page.focused!)).toMatch(/You have sent this a few times already\./);
    expect(refused.page.valueOf('contact-message')).toBe('Could we talk about forecasting?');
    expect((await send('203.0.113.9')).status).toBe(429);
  });

  it('answer a booking with a page, however often it is sent', async () => {
    const headers = {
      ...from('203.0.113.77'),
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: stack.baseUrl,
    };
    const post = () =>
      fetch(`${stack.baseUrl}/forms/booking`, { method: 'POST', headers, body: 'slug=intro' });
    let last: Response;
    do last = await post();
    while (!(await last.text()).includes('Please try again later'));
    expect(last.status).toBe(429);
    expect(last.headers.get('content-type')).toMatch(/^text\/html/);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('accept one address five times an hour, from any caller', async () => {
    const email = newEmail('visitor');
    for (let i = 0; i < 5; i += 1) {
      expect((await send(`198.51.100.${i}`, { email, message: `Number ${i}` })).status).toBe(201);
    }
    const refused = await send('198.51.100.99', { email: email.toUpperCase() });
    expect([refused.status, refused.body.code]).toEqual([429, 'quota_exceeded']);
    expect((await send('198.51.100.98')).status).toBe(201);
  });

  it('take 3,000 posts an hour from all places together', async () => {
    const redis = new Redis(stack.redisUrl);
    const key = 'limit:forms-everyone:everyone';
    await redis.set(key, 2_999, 'KEEPTTL');
    expect((await send('203.0.113.60')).status).toBe(201);
    const refused = await send('203.0.113.61');
    expect([refused.status, refused.body.code]).toEqual([429, 'quota_exceeded']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    await redis.del(key);
    await redis.quit();
    expect((await send('203.0.113.62')).status).toBe(201);
  });

  it('keep no address in Redis', async () => {
    const redis = new Redis(stack.redisUrl);
    const keys = await redis.keys('*');
    await redis.quit();
    expect(keys.some((key) => key.includes('forms-address'))).toBe(true);
    expect(keys.filter((key) => key.includes('@'))).toEqual([]);
    const known = createHash('sha256').update('visitor').digest('hex');
    expect(keys.join()).not.toContain(known);
  });

  it('are taken without a limit while Redis is away: nothing is lost', async () => {
    await stack.redis.stop();
    for (let i = 0; i < 12; i += 1) expect((await send('203.0.113.50')).status).toBe(201);
    await stack.redis.start();
  });
});

describe('The newsletter', () => {
  const CONFIRM = 'Please confirm your subscription';
  const ask = (email: string, host: number) =>
    api.post('/api/newsletter/subscribe', { email }, undefined, from(`192.0.2.${host}`));
  const tokensOf = `subject_id IN (SELECT t.id FROM subscriptions t JOIN subscribers s ON s.id = t.subscriber_id WHERE s.email = $1)`;

  it('mails an address once in ten minutes and three times a day, from any caller', async () => {
    const email = newEmail('reader');
    await Promise.all([ask(email, 1), ask(email, 2)]);
    await stack.mailbox.waitFor({ to: email, subject: CONFIRM });
    for (let host = 3; host < 6; host += 1) {
      await stack.sql(
        `UPDATE one_time_tokens SET created_at = created_at - interval '11 minutes' WHERE ${tokensOf}`,
        [email],
      );
      expect((await ask(email, host)).status).toBe(202);
    }
    await stack.mailbox.waitForCount(3, { to: email, subject: CONFIRM });
    await drained(stack);
    const mails = await stack.mailbox.all({ to: email, subject: CONFIRM });
    expect(mails).toHaveLength(3);
    const token = new URL(linkIn(mails.at(-1)!, 'token=')).searchParams.get('token');
    expect((await api.post('/api/newsletter/verify', { token })).status).toBe(200);
  });

  it('mails at most 1,000 strangers an hour', async () => {
    await stack.sql(
      `INSERT INTO one_time_tokens (id, purpose, subject_id, token_hash, created_at, expires_at)
       SELECT gen_random_uuid(), 'confirm_subscription', gen_random_uuid(), md5(n::text), now(), now() + interval '7 days'
       FROM generate_series(1, 1000) n`,
    );
    const email = newEmail('reader');
    expect((await ask(email, 20)).status).toBe(202);
    const made = await stack.sql(`SELECT 1 FROM one_time_tokens WHERE ${tokensOf}`, [email]);
    expect(made).toEqual([]);
    await stack.sql(
      `DELETE FROM one_time_tokens WHERE token_hash IN (SELECT md5(n::text) FROM generate_series(1, 1000) n)`,
    );
    expect((await ask(email, 21)).status).toBe(202);
    await stack.mailbox.waitFor({ to: email, subject: CONFIRM });
  });

  it('mails at once who comes back after leaving', async () => {
    const email = newEmail('reader');
    await ask(email, 7);
    const token = await tokenFromMail(stack, email, CONFIRM);
    await api.post('/api/newsletter/verify', { token });
    const welcome = await stack.mailbox.waitFor({ to: email, subject: 'Welcome' });
    await api.post('/api/newsletter/unsubscribe', {
      token: new URL(linkIn(welcome, '/unsubscribe')).searchParams.get('token'),
    });
    await ask(email, 8);
    await stack.mailbox.waitForCount(2, { to: email, subject: CONFIRM });
  });
});
