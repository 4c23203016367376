import { randomUUID } from 'node:crypto';
import { Api } from '../support/api';
import { sharedStack, startStack, type Stack } from '../support/stack';

const shared = sharedStack();
const api = new Api(shared.baseUrl);
afterAll(() => shared.close());

const choice = (over: Record<string, unknown> = {}) => ({
  browser: randomUUID(),
  choice: 'accepted',
  textVersion: '2026-11',
  page: '/insights',
  ...over,
});

const policyOf = async (baseUrl: string, path: string) =>
  (await fetch(baseUrl + path)).headers.get('content-security-policy') ?? '';

describe('A choice about cookies', () => {
  it('is stored with the text and the page, and with nothing about the visitor', async () => {
    const sent = choice();
    const { status, body } = await api.post('/api/consent', sent);
    expect([status, body.message]).toEqual([201, 'Your choice is saved.']);
    const [row] = await shared.sql('SELECT * FROM cookie_choices WHERE browser = $1', [
      sent.browser,
    ]);
    expect(row).toEqual({
      id: expect.any(String),
      browser: sent.browser,
      choice: 'accepted',
      text_version: '2026-11',
      page: '/insights',
      at: expect.any(Date),
    });
  });

  it('can be neither changed nor taken away', async () => {
    const sent = choice({ choice: 'rejected' });
    await api.post('/api/consent', sent);
    await expect(
      shared.sql(`UPDATE cookie_choices SET choice = 'accepted' WHERE browser = $1`, [
        sent.browser,
      ]),
    ).rejects.toThrow('append-only');
    await expect(
      shared.sql('DELETE FROM cookie_choices WHERE browser = $1', [sent.browser]),
    ).rejects.toThrow('append-only');
  });

  it.each([
    [{ browser: 'me' }, 'browser'],
    [{ choice: 'perhaps' }, 'choice'],
    [{ textVersion: '1999-01' }, 'textVersion'],
    [{ page: 'x'.repeat(301) }, 'page'],
  ])('with %j is refused', async (over, field) => {
    const { status, body } = await api.post('/api/consent', choice(over));
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });
});

describe('Without ids', () => {
  it('there is nothing to agree to, and no host but ours is let in', async () => {
    const { body, headers } = await api.get('/api/consent');
    expect(body).toEqual({ tagManagerId: null, analyticsId: null });
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(await policyOf(shared.baseUrl, '/')).not.toContain('google');
  });
});

describe('With ids', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({
      workers: 0,
      env: { TAG_MANAGER_ID: 'GTM-TEST123', RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    });
  });
  afterAll(() => stack.stop());

  it('pages learn them, and public pages alone let the hosts in, without inline scripts', async () => {
    const { body } = await new Api(stack.baseUrl).get('/api/consent');
    expect(body).toEqual({ tagManagerId: 'GTM-TEST123', analyticsId: null });
    for (const path of ['/', '/no-such-page']) {
      const policy = await policyOf(stack.baseUrl, path);
      expect(policy).toContain("script-src 'self' https://*.googletagmanager.com;");
      expect(policy).not.toContain('unsafe-inline');
    }
    expect(await policyOf(stack.baseUrl, '/signin')).not.toContain('google');
    expect(await policyOf(stack.baseUrl, '/api/consent')).not.toContain('google');
  });

  it('twenty choices in ten minutes are taken from one place', async () => {
    const own = new Api(stack.baseUrl);
    const send = () =>
      own.post('/api/consent', choice(), undefined, { 'X-Forwarded-For': '203.0.113.9' });
    for (let i = 0; i < 20; i += 1) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
  });
});
