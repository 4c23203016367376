import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { Api } from '../support/api';
import { personWithRole } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const answerTo = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    request(`${stack.baseUrl}${path}`, { method, headers }, (response) => {
      const status = response.statusCode!;
      textOf(response).then((body) => {
        resolve({ status, text: `${JSON.stringify(response.headers)}${body}` });
      }, reject);
    })
      .on('error', reject)
      .end();
  });

const asset = async () => {
  const { body } = await api.get('/');
  return /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/.exec(body)![1]!;
};

describe('What a browser is told', () => {
  it.each([
    ['a page', '/'],
    ['the portal', '/dashboard'],
    ['no page', '/no-such-page'],
    ['a picture', '/favicon.svg'],
    ['the API', '/api/services'],
    ['a refusal', '/api/get-requests'],
    ['no call', '/api/no-such-call'],
    ['an address that cannot be decoded', '/api/%E0%A4%A'],
    ['the documentation', '/api/docs'],
    ['a redirect', '/about/'],
    ['a script or style', undefined],
  ])('is the same with %s: no frame, no plugin, no guessing of types', async (_name, path) => {
    const { headers } = await api.get(path ?? (await asset()));
    const policy = headers.get('content-security-policy');
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(
      /^(strict-origin-when-cross-origin|no-referrer)$/,
    );
  });

  it('lets no other origin read an answer', async () => {
    const { token } = await personWithRole(stack, 'client');
    for (const origin of ['https://evil.example', 'null', stack.baseUrl]) {
      const headers = { origin };
      const answers = [
        await api.call('GET', '/api/me', { token, headers }),
        await api.call('GET', '/', { headers }),
      ];
      for (const answer of answers) {
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
  });

  it('is of what kind an answer is, and in which encoding', async () => {
    const kinds = [
      ['/', 'text/html; charset=utf-8'],
      ['/no-such-page', 'text/html; charset=utf-8'],
      ['/api/services', 'application/json; charset=utf-8'],
      ['/api/get-requests', 'application/problem+json; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
    ];
    for (const [path, kind] of kinds) {
      const { headers } = await api.get(path!);
      expect([path, headers.get('content-type')?.toLowerCase()]).toEqual([path, kind]);
    }
  });
});

describe('The server', () => {
  it('takes a parameter once: two values are refused, and a body’s field is not read from the address', async () => {
    const { token } = await personWithRole(stack, 'client');
    const twice = await api.get('/api/get-requests?search=a&search=b', token);
    expect([twice.status, twice.body.errors?.[0].field]).toEqual([422, 'search']);
    const elsewhere = await api.post('/api/login?email=a%40b.example&password=x', {});
    expect(elsewhere.status).toBe(422);
  });

  it('echoes no request back: TRACE is refused', async () => {
    for (const path of ['/', '/api/me', '/assets/']) {
      const { status, text } = await answerTo('TRACE', path, { cookie: 'session=secret-of-mine' });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('secret-of-mine');
    }
  });

  it('lists no folder, and serves nothing of its source', async () => {
    for (const path of ['/assets', '/images', '/.git/HEAD', '/.env', '/package.json', '/dist']) {
      const answer = await api.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).not.toContain('Index of');
    }
  });
});
