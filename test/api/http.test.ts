import { Api } from '../support/api';
import { drained } from '../support/drained';
import { personWithRole, registration, tokenFromMail } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const json = { 'content-type': 'application/json' };

describe('A call that cannot be understood', () => {
  it.each([
    ['bad JSON', 'POST', '/api/login', { body: '{"email":', headers: json }, 400, 'malformed_json'],
    [
      'another media type',
      'POST',
      '/api/login',
      { body: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a plain form',
      'POST',
      '/api/login',
      { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    [
      'plain text',
      'POST',
      '/api/login',
      { body: '{}', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'another encoding',
      'POST',
      '/api/login',
      { body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
      415,
      'unsupported_media_type',
    ],
    ['an address nobody can read', 'GET', '/api/%E0%A4%A', {}, 400, 'malformed_url'],
    [
      'an answer we cannot give',
      'GET',
      '/api/services',
      { headers: { accept: 'text/html' } },
      406,
      'not_acceptable',
    ],
    ['a wrong method', 'DELETE', '/api/login', {}, 405, 'method_not_allowed'],
    ['an unknown address', 'GET', '/api/nothing', {}, 404, 'not_found'],
    ['an unknown address, posted to', 'POST', '/api/nothing', { body: {} }, 404, 'not_found'],
    [
      'a list for a body',
      'POST',
      '/api/login',
      { body: '[1]', headers: json },
      422,
      'validation_failed',
    ],
    [
      'null for a body',
      'POST',
      '/api/login',
      { body: 'null', headers: json },
      422,
      'validation_failed',
    ],
    [
      'too large a body',
      'POST',
      '/api/login',
      { body: { email: 'x'.repeat(66_000) } },
      413,
      'payload_too_large',
    ],
    [
      'objects for texts',
      'POST',
      '/api/login',
      { body: { email: { $gt: '' }, password: ['x'] } },
      422,
      'validation_failed',
    ],
  ] as const)('%s gets a clear answer', async (_name, method, path, options, status, code) => {
    const answer = await api.call(method, path, options);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      status,
      instance: path,
      traceId: answer.headers.get('x-request-id'),
    });
    expect(answer.body.message).toBe(answer.body.detail);
    expect(answer.body.message).not.toMatch(/success/i);
  });

  it.each(['application/json', 'application/octet-stream', 'multipart/form-data; boundary=x'])(
    'should refuse many megabytes of %s with an answer that its sender sees',
    async (type) => {
      const body = new Uint8Array(20 * 1024 * 1024).fill(120);
      for (let time = 0; time < 10; time += 1) {
        const headers = { 'content-type': type };
        const { status } = await fetch(`${stack.baseUrl}/api/login`, {
          method: 'POST',
          headers,
          body,
        });
        expect(status).toBe(413);
      }
    },
  );

  it('should not be let through by a prototype or a query trick', async () => {
    const { token } = await personWithRole(stack, 'client');
    const body = '{"__proto__":{"role":"admin"},"constructor":{"x":1}}';
    expect(
      (await api.call('PUT', '/api/update-profile', { token, body, headers: json })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await api.get('/api/get-requests?page[]=1&search[x]=y', token)).status).toBeLessThan(
      500,
    );
    expect((await api.get('/api/get-requests?search=a&search=b', token)).status).toBeLessThan(500);
    expect((await api.get("/api/get-requests?search=';DROP TABLE users;--", token)).status).toBe(
      200,
    );
  });
});

describe('A call that says JSON and has no body', () => {
  it('is one without a body', async () => {
    const { token } = await personWithRole(stack, 'client');
    const headers = { ...json, authorization: `Bearer ${token}` };
    const left = await api.call('POST', '/api/logout', { headers });
    expect(left.status).toBe(200);
    expect((await api.get('/api/me', token)).status).toBe(401);
  });

  it('is refused with the names of its fields if it needs one', async () => {
    const { status, body } = await api.call('POST', '/api/login', { headers: json });
    const fields = body.errors.map(({ field }: { field: string }) => field);
    expect([status, body.code, fields.toSorted()]).toEqual([
      422,
      'validation_failed',
      ['email', 'password'],
    ]);
  });
});

describe('Every answer', () => {
  it('carries the security headers, and the caller’s request id', async () => {
    const { headers } = await api.call('GET', '/api/services', {
      headers: { 'x-request-id': 'caller-id-0001' },
    });
    expect(headers.get('x-request-id')).toBe('caller-id-0001');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-frame-options')).toBe('DENY');
    const odd = await api.call('GET', '/api/services', {
      headers: { 'x-request-id': 'a b<script>' },
    });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has the request id in the outbox row of the mail it causes', async () => {
    const form = registration();
    await api.post('/api/register', form, undefined, { 'x-request-id': 'trace-me-to-mail' });
    await tokenFromMail(stack, form.email, 'Confirm your e-mail address');
    await drained(stack);
    const rows = await stack.sql(
      `SELECT state FROM outbox_mails WHERE trace_id = 'trace-me-to-mail'`,
    );
    expect(rows).toEqual([{ state: 'sent' }]);
  });
});

describe('The site', () => {
  it('answers pages with 200 and unknown paths with 404 and a page', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/signin', 200],
      ['/dashboard', 200],
      ['/nowhere', 404],
      ['/dashboard/nowhere/at/all', 404],
    ] as const) {
      const answer = await api.get(path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('content-type')).toMatch('text/html');
    }
    const missing = await api.get('/nowhere');
    expect(missing.body).toContain('404 - Page Not Found');
    expect(missing.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    const head = await api.call('HEAD', '/');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it('should not serve anything outside its build', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/routes.json',
      '/%00',
    ]) {
      expect([path, (await api.get(path)).status]).toEqual([path, 404]);
    }
    expect((await api.get('/%zz')).status).toBe(400);
    const doubled = await api.get('//evil.example/');
    expect(doubled.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
  });

  it('documents the API at /api/docs and /api/openapi.json', async () => {
    expect((await api.get('/api/docs')).body).toContain('swagger-ui');
    expect((await api.get('/api/openapi.json')).body.info.title).toBe('Fenwright API');
  });
});

describe('Operations', () => {
  it('report whether the process lives and is ready', async () => {
    expect((await api.get('/health/live')).body).toEqual({ status: 'up' });
    expect((await api.get('/health/ready')).body).toEqual({
      status: 'up',
      postgres: 'up',
      redis: 'up',
    });
  });

  it('measure requests by route, the queue and the oldest unsent mail', async () => {
    const { body } = await api.get('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} \d/,
    );
    expect(body).toMatch(/queue_jobs\{queue="mail",state="waiting"\} \d/);
    expect(body).toMatch(/mail_oldest_unsent_seconds \d/);
    expect(body).toMatch(/mail_outbox_mails\{state="dead"\} \d/);
  });
});
