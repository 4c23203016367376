import { Api } from '../support/api';
import { personWithRole, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const idleSeconds = async ({ id }: Person): Promise<number> => {
  const [row] = await stack.sql<{ seconds: string }>(
    `SELECT extract(epoch FROM now() - greatest(s.last_seen_at, u.last_seen_at)) AS seconds
     FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.id = $1`,
    [id],
  );
  return Number(row!.seconds);
};
const letPass = ({ id }: Person, minutes: number) =>
  stack.sql(
    `WITH s AS (UPDATE sessions SET last_seen_at = last_seen_at - make_interval(mins => $2)
                WHERE user_id = $1)
     UPDATE users SET last_seen_at = last_seen_at - make_interval(mins => $2) WHERE id = $1`,
    [id, minutes],
  );
const call = (person: Person, path: string, background?: string) =>
  api.call('GET', path, {
    token: person.token,
    headers: background === undefined ? {} : { 'X-Background': background },
  });

describe('A background call', () => {
  it.each(['client', 'support', 'manager', 'admin'] as const)(
    'is answered, and does not renew the session of a %s',
    async (role) => {
      const person = await personWithRole(stack, role);
      await letPass(person, 20);
      for (const path of ['/api/notifications', '/api/me', '/api/get-requests']) {
        expect((await call(person, path, 'true')).status).toBe(200);
      }
      expect(await idleSeconds(person)).toBeGreaterThan(19 * 60);
    },
  );

  it('lets a session end whose only calls it makes, while the calls of a person renew it', async () => {
    const away = await personWithRole(stack, 'support');
    const there = await personWithRole(stack, 'support');
    for (let round = 0; round < 2; round += 1) {
      await letPass(away, 16);
      await letPass(there, 16);
      await call(away, '/api/notifications', 'true');
      expect((await call(there, '/api/notifications')).status).toBe(200);
    }
    const ended = await call(away, '/api/notifications', 'true');
    expect([ended.status, ended.body.code]).toEqual([401, 'token_expired']);
    expect((await call(away, '/api/me')).status).toBe(401);
  });

  it('is only what says "true"', async () => {
    for (const value of ['false', '', '0', 'yes']) {
      const person = await personWithRole(stack, 'client');
      await letPass(person, 20);
      await call(person, '/api/me', value);
      expect(await idleSeconds(person)).toBeLessThan(60);
    }
  });

  it('is a poll of the queue dashboard', async () => {
    const person = await personWithRole(stack, 'admin');
    const { headers } = await api.post('/api/ops/queue-access', undefined, person.token);
    const cookie = headers.get('set-cookie')!.split(';')[0]!;
    await letPass(person, 20);
    const answer = await api.call('GET', '/ops/queues/api/queues', { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await idleSeconds(person)).toBeGreaterThan(19 * 60);
  });
});
