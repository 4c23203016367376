import { Api } from '../support/api';
import { newEmail, personWithRole, projectRequest } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let first: Api;
let second: Api;
beforeAll(async () => {
  stack = await startStack({ apis: 2, workers: 2, env: { RATE_LIMITS: 'on' } });
  [first, second] = stack.baseUrls.map((url) => new Api(url)) as [Api, Api];
});
afterAll(() => stack.stop());

describe('Two of each process', () => {
  it('share sessions: signed in at one, signed out at the other', async () => {
    const person = await personWithRole(stack, 'client');
    expect((await second.get('/api/me', person.token)).status).toBe(200);
    expect((await second.post('/api/logout', undefined, person.token)).status).toBe(200);
    expect((await first.get('/api/me', person.token)).status).toBe(401);
  });

  it('share the queue: no mail goes twice', async () => {
    const person = await personWithRole(stack, 'client');
    await stack.sql(
      `INSERT INTO outbox_mails (id, template, props)
       SELECT gen_random_uuid(), 'already-have-account', jsonb_build_object('userId', $1::text) FROM generate_series(1, 300)`,
      [person.id],
    );
    const mails = await stack.mailbox.waitForCount(300, { to: person.email });
    expect(new Set(mails.map((mail) => mail.headers['message-id'])).size).toBe(300);
    expect(mails).toHaveLength(300);
  });

  it('share the limits: five sign-ups an hour from one address over all processes', async () => {
    const statuses = [];
    for (let i = 0; i < 6; i += 1) {
      const api = i % 2 ? first : second;
      const form = {
        firstName: 'A',
        lastName: 'B',
        email: newEmail(),
        company: 'C',
        password: 'heron-lantern-quay-42',
      };
      const answer = await api.post('/api/register', form);
      statuses.push(answer.status);
      expect(answer.headers.get('ratelimit-policy')).toMatch(/, "register";q=5;w=3600$/);
      if (answer.status === 429) {
        expect(answer.body.code).toBe('quota_exceeded');
        expect(answer.body.type).toMatch(/quota/);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500);
        expect(answer.headers.get('ratelimit')).toMatch(/, "register";r=0;t=\d+$/);
      }
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('count exports by person: five a day, and say when the next is possible', async () => {
    const admin = await personWithRole(stack, 'admin');
    const answers = [];
    for (const path of ['leads', 'subscribers', 'audit', 'queue', 'audit', 'queue']) {
      const place: Api = answers.length % 2 ? first : second;
      answers.push(await place.get(`/api/${path}/export`, admin.token));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = answers.at(-1)!;
    expect(refused.body).toMatchObject({
      code: 'quota_exceeded',
      message: 'You have exported five files today. The next export is possible in 24 hours.',
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await first.get('/api/audit/check', admin.token)).status).toBe(200);
  });

  it('count raised requests by person: ten an hour', async () => {
    const person = await personWithRole(stack, 'client');
    const other = await personWithRole(stack, 'client');
    const raise = (api: Api, token: string) =>
      api.post('/api/raise-request', projectRequest(), token);
    const answers = [];
    for (let i = 0; i < 11; i += 1)
      answers.push((await raise(i % 2 ? first : second, person.token)).status);
    expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
    expect((await raise(first, other.token)).status).toBe(201);
  });

  it('without Redis, keep sign-in doors closed and reading open', async () => {
    const person = await personWithRole(stack, 'client');
    await stack.redis.stop();
    const login = await first.post('/api/login', person);
    expect([login.status, login.body.code]).toEqual([503, 'unavailable']);
    expect((await first.get('/api/me', person.token)).status).toBe(200);
    await stack.redis.start();
    let status = 503;
    for (let i = 0; i < 100 && status === 503; i += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ({ status } = await first.post('/api/login', person));
    }
    expect(status).toBe(200);
  });

  it('finish pending calls when stopped, and accept no new ones', async () => {
    const person = await personWithRole(stack, 'client');
    const calls = Array.from({ length: 20 }, () => second.get('/api/get-requests', person.token));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const stopping = stack.apis[1]!.stop();
    const settled = await Promise.allSettled(calls);
    await stopping;
    const answered = settled.filter((r) => r.status === 'fulfilled').map((r) => r.value.status);
    expect(answered.every((status) => status === 200 || status === 503)).toBe(true);
    await expect(second.get('/health/live')).rejects.toThrow();
    expect((await first.get('/health/live')).status).toBe(200);
  });
});
