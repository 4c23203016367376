import { Api } from '../support/api';
import { linkIn } from '../support/mailbox';
import { confirmedReader } from '../support/readers';
import { startStack, type Stack } from '../support/stack';

const TOKEN = 'hook-7Yq2mZr9Lw4Xc8Vb3';
let stack: Stack;
let api: Api;
beforeAll(async () => {
  stack = await startStack({
    env: { BREVO_WEBHOOK_TOKEN: TOKEN, METRICS_TOKEN: 'meter-7Yq2mZr9Lw4Xc8Vb3' },
  });
  api = new Api(stack.baseUrl);
});
afterAll(() => stack.stop());

const tell = (body: object, token = TOKEN) =>
  api.post('/webhooks/mail/brevo', body, undefined, { authorization: `Bearer ${token}` });

const subscriber = () => confirmedReader(stack);

const stateOf = async (email: string) =>
  (
    await stack.sql<{ state: string }>('SELECT state FROM subscribers WHERE email = $1', [email])
  )[0]!.state;

describe('What the provider tells us', () => {
  it('is heard only with its token', async () => {
    const { email } = await subscriber();
    const event = { event: 'spam', email };
    expect((await tell(event, 'x')).status).toBe(401);
    expect((await api.post('/webhooks/mail/brevo', event)).status).toBe(401);
    expect(await stateOf(email)).toBe('confirmed');
  });

  it.each(['hard_bounce', 'invalid_email', 'spam'])('%s suppresses the address', async (event) => {
    const { email } = await subscriber();
    const told = await tell({ event, email, 'message-id': '<1@x>', ts: 1_795_000_000, tag: '' });
    expect([told.status, await stateOf(email)]).toEqual([200, 'suppressed']);
  });

  it('unsubscribed ends all topics; anything else changes nothing', async () => {
    const { email } = await subscriber();
    for (const event of ['delivered', 'soft_bounce', 'opened', 'nonsense', 7]) {
      expect((await tell({ event, email })).status).toBe(200);
    }
    expect(await stateOf(email)).toBe('confirmed');
    await tell({ event: 'unsubscribed', email });
    expect(await stateOf(email)).toBe('unsubscribed');
    expect((await tell({ event: 'spam', email: 'no address' })).status).toBe(200);
    expect(
      (await tell({ items: [{}, { Subject: 5 }, { Subject: 'unsubscribe me' }] })).status,
    ).toBe(200);
  });

  it('a mail to the address in List-Unsubscribe ends its topic', async () => {
    const { email, welcome } = await subscriber();
    const [, mailto] = /<(mailto:[^>]+)>/.exec(welcome.headers['list-unsubscribe']!)!;
    const subject = new URL(mailto!).searchParams.get('subject');
    await tell({ items: [{ Subject: subject, From: { Address: email } }] });
    expect(await stateOf(email)).toBe('unsubscribed');
  });
});

describe('Whoever has the link of their mail', () => {
  it('gets what we know of them, and may have it erased', async () => {
    const { email, welcome } = await subscriber();
    const choices = new URL(linkIn(welcome, '/newsletter/preferences')).searchParams.get('token');
    expect((await api.post('/api/newsletter/export', { token: choices })).status).toBe(400);
    expect((await api.post('/api/newsletter/data-link', { token: choices })).status).toBe(202);
    const mail = await stack.mailbox.waitFor({ to: email, subject: 'Your newsletter data' });
    const token = new URL(linkIn(mail, 'data=')).searchParams.get('data');
    const known = await api.post('/api/newsletter/export', { token });
    expect(known.body.subscriber.email).toBe(email);
    expect(known.body.evidence).toHaveLength(2);
    const unsubscribing = new URL(linkIn(welcome, '/unsubscribe')).searchParams.get('token');
    expect((await api.post('/api/newsletter/export', { token: unsubscribing })).status).toBe(400);
    expect((await api.post('/api/newsletter/erase', { token })).status).toBe(200);
    expect(await stack.sql('SELECT 1 FROM subscribers WHERE email = $1', [email])).toEqual([]);
    expect((await api.post('/api/newsletter/erase', { token })).status).toBe(400);
  });
});

describe('/metrics with a token set', () => {
  it('require it, and report the values that ops watch', async () => {
    const call = (authorization?: string) =>
      api.call('GET', '/metrics', { headers: authorization ? { authorization } : {} });
    expect((await call()).status).toBe(401);
    expect((await call('Bearer meter')).status).toBe(401);
    const { status, body } = await call('Bearer meter-7Yq2mZr9Lw4Xc8Vb3');
    expect(status).toBe(200);
    expect(body).toMatch(/^mail_sent_last_minute [1-9]/m);
    expect(body).toMatch(/^provider_contacts_refused 0/m);
    expect(body).toMatch(/^retention_last_run_seconds -?\d/m);
  });
});
