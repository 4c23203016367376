import { Api } from '../support/api';
import { drained } from '../support/drained';
import { linkIn, type StoredMail } from '../support/mailbox';
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

const subscribe = (email: string, over: Record<string, unknown> = {}) =>
  api.post('/api/newsletter/subscribe', { email, page: '/', source: 'footer', ...over });
const verify = (token: string) => api.post('/api/newsletter/verify', { token });
const confirmToken = (email: string) => tokenFromMail(stack, email, CONFIRM_SUBJECT);
const subscriber = () => confirmedReader(stack);
const stateOf = (email: string, topic?: string) => subscriptionState(stack, email, topic);

const unsubscribeUrl = (mail: StoredMail) =>
  /<(http[^>]+)>/.exec(mail.headers['list-unsubscribe'] ?? '')![1]!;
const tokenIn = (mail: StoredMail, part: string) =>
  new URL(linkIn(mail, part)).searchParams.get('token')!;

const typed = (type: string, body = 'List-Unsubscribe=One-Click'): RequestInit => ({
  headers: { 'content-type': type },
  body,
});
const form = (body: string) => typed('application/x-www-form-urlencoded', body);

describe('Unsubscribing', () => {
  it('by the mail program’s button (RFC 8058) works at once, by POST only', async () => {
    const { email, welcome } = await subscriber();
    expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(welcome.headers['list-unsubscribe']).toMatch(/^<http[^>]+>, <mailto:[^>]+>$/);
    expect(welcome.headers['list-id']).toContain('newsletter.fenwright.example');
    const url = unsubscribeUrl(welcome);
    await fetch(url);
    await fetch(url, { method: 'HEAD' });
    expect(await stateOf(email)).toBe('confirmed');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const done = await fetch(url, { method: 'POST', body });
    expect([done.status, await stateOf(email)]).toEqual([200, 'unsubscribed']);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
    await stack.mailbox.waitFor({ to: email, subject: 'You are unsubscribed' });
    await drained(stack);
    expect(await stack.mailbox.all({ to: email, subject: 'You are unsubscribed' })).toHaveLength(1);
  });

  const ONE_CLICK = 'List-Unsubscribe=One-Click';
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  it.each<[string, RequestInit]>([
    ['as multipart/form-data', { body: multipart }],
    ['without a body', {}],
    ['with a line break at the end', form(`${ONE_CLICK}\r\n`)],
    ['with another body', form('a=b')],
    ['without a type', { body: Buffer.from(ONE_CLICK) }],
    ['as text in an old charset', typed('text/plain; charset=iso-8859-1')],
    ['as JSON that is none', typed('application/json')],
  ])('may be posted %s', async (_name, init) => {
    const { email, welcome } = await subscriber();
    const done = await fetch(unsubscribeUrl(welcome), { method: 'POST', ...init });
    expect([done.status, await stateOf(email)]).toEqual([200, 'unsubscribed']);
  });

  it('needs the token; forms are taken nowhere else', async () => {
    const { email, welcome } = await subscriber();
    const forged = unsubscribeUrl(welcome).replace(/.{4}$/, 'AAAA');
    const refused = await fetch(forged, { method: 'POST', ...form(ONE_CLICK) });
    expect([refused.status, await stateOf(email)]).toEqual([400, 'confirmed']);
    const login = await fetch(`${stack.baseUrl}/api/login`, {
      method: 'POST',
      body: new URLSearchParams({ email }),
    });
    expect(login.status).toBe(415);
  });

  it('ends the one topic of the link, and can be undone from the goodbye mail', async () => {
    const { email, welcome } = await subscriber();
    await subscribe(email, { topic: 'resources' });
    await stack.mailbox.waitForCount(2, { to: email, subject: CONFIRM_SUBJECT });
    await verify(await confirmToken(email));
    const token = tokenIn(welcome, '/unsubscribe');
    const left = await api.post('/api/newsletter/unsubscribe', { token, reason: 'too_many' });
    expect([left.status, left.body.topics]).toEqual([200, ['newsletter']]);
    expect([await stateOf(email), await stateOf(email, 'resources')]).toEqual([
      'unsubscribed',
      'confirmed',
    ]);
    const goodbye = await stack.mailbox.waitFor({ to: email, subject: 'You are unsubscribed' });
    const undo = tokenIn(goodbye, 'undo=1');
    expect((await api.post('/api/newsletter/undo', { token })).status).toBe(400);
    const back = await api.post('/api/newsletter/undo', { token: undo });
    expect([back.status, await stateOf(email)]).toEqual([200, 'confirmed']);
    const kinds = (await consentEvidence(stack, email)).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['unsubscribed', 'resubscribed']);
  });

  it('is not undone by the old confirmation link, only by a fresh opt-in', async () => {
    const email = newEmail('reader');
    await subscribe(email);
    const old = await confirmToken(email);
    await verify(old);
    const welcome = await stack.mailbox.waitFor({ to: email, subject: 'Welcome' });
    await api.post('/api/newsletter/unsubscribe', { token: tokenIn(welcome, '/unsubscribe') });
    const again = await verify(old);
    expect([again.status, again.body.code]).toEqual([410, 'token_used']);
    await subscribe(email);
    expect(await stateOf(email)).toBe('pending');
    await stack.mailbox.waitForCount(2, { to: email, subject: CONFIRM_SUBJECT });
    expect((await verify(await confirmToken(email))).status).toBe(200);
  });

  it.each(['', 'abc', 'A'.repeat(44), 'x'.repeat(513)])('refuses the token %p', async (token) => {
    const answer = await api.post('/api/newsletter/unsubscribe', { token });
    expect([400, 422]).toContain(answer.status);
  });
});

describe('Preferences', () => {
  it('are read and changed with the link of a mail, without revealing the address', async () => {
    const { email, welcome } = await subscriber();
    const token = tokenIn(welcome, '/newsletter/preferences');
    const read = await api.post('/api/newsletter/preferences', { token });
    expect(read.body.email).toBe('r***@test.example');
    expect(read.body.topics).toEqual([
      { topic: 'newsletter', label: 'Newsletter', isOn: true },
      { topic: 'webinars', label: 'Webinars', isOn: false },
      { topic: 'resources', label: 'Resources', isOn: false },
    ]);
    const changed = await api.put('/api/newsletter/preferences', { token, topics: ['webinars'] });
    expect(changed.body.topics.map((t: { isOn: boolean }) => t.isOn)).toEqual([false, true, false]);
    expect([await stateOf(email), await stateOf(email, 'webinars')]).toEqual([
      'unsubscribed',
      'confirmed',
    ]);
    const bad = await api.put('/api/newsletter/preferences', { token, topics: ['spam'] });
    expect(bad.status).toBe(422);
  });

  it('flood nobody with goodbyes: what was switched on today ends without a mail', async () => {
    const { email, welcome } = await subscriber();
    const token = tokenIn(welcome, '/newsletter/preferences');
    for (const topics of [[], ['newsletter'], [], ['newsletter'], []]) {
      expect((await api.put('/api/newsletter/preferences', { token, topics })).status).toBe(200);
      await drained(stack);
    }
    const goodbyes = await stack.mailbox.all({ to: email, subject: 'You are unsubscribed' });
    expect(goodbyes).toHaveLength(1);
  });

  it('lead to the data of the address only through a mail of its own', async () => {
    const { email, welcome } = await subscriber();
    const token = tokenIn(welcome, '/newsletter/preferences');
    for (const path of ['export', 'erase']) {
      const { status, body } = await api.post(`/api/newsletter/${path}`, { token });
      expect([status, body.code]).toEqual([400, 'token_invalid']);
    }
    const asked = await api.post('/api/newsletter/data-link', { token });
    expect([asked.status, asked.body.message]).toEqual([
      202,
      'We have sent a link to r***@test.example.',
    ]);
    expect((await api.post('/api/newsletter/data-link', { token })).status).toBe(202);
    const mail = await stack.mailbox.waitFor({ to: email, subject: 'Your newsletter data' });
    await drained(stack);
    expect(await stack.mailbox.all({ to: email, subject: 'Your newsletter data' })).toHaveLength(1);
    const data = new URL(linkIn(mail, 'data=')).searchParams.get('data');
    const found = await api.post('/api/newsletter/export', { token: data });
    expect([found.status, found.body.subscriber.email]).toEqual([200, email]);
    expect((await api.post('/api/newsletter/preferences', { token: data })).status).toBe(400);
    expect((await api.post('/api/newsletter/erase', { token: data })).status).toBe(200);
    expect(await stack.sql('SELECT 1 FROM subscribers WHERE email = $1', [email])).toEqual([]);
    expect((await api.post('/api/newsletter/export', { token: data })).status).toBe(400);
  });

  it('are closed to a link that is only for unsubscribing', async () => {
    const { welcome } = await subscriber();
    const token = tokenIn(welcome, '/unsubscribe');
    expect((await api.post('/api/newsletter/preferences', { token })).status).toBe(400);
  });
});
