import { hash } from '@node-rs/argon2';
import { Api } from '../support/api';
import { whileWaiting } from '../support/locks';
import { accountWithRole, personWithRole, signIn, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const NEW_PASSWORD = 'willow-barge-compass-7';
let newHash: string;
beforeAll(async () => {
  newHash = await hash(NEW_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

const lockOf = ({ id }: Pick<Person, 'id'>): [string, unknown[]] => [
  'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
  [id],
];
const changed = ({ id }: Pick<Person, 'id'>): [string, unknown[]][] => [
  ['UPDATE users SET password_hash = $2 WHERE id = $1', [id, newHash]],
  ['UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL', [id]],
];
const liveSessions = async ({ id }: Pick<Person, 'id'>): Promise<number> => {
  const sql = 'SELECT 1 FROM sessions WHERE user_id = $1 AND ended_at IS NULL';
  return (await stack.sql(sql, [id])).length;
};

describe('While the password is being changed', () => {
  it('a sign-in with the old one that was looked at before makes no session', async () => {
    const person = await accountWithRole(stack, 'client');
    const { status, body } = await whileWaiting(stack, {
      lock: lockOf(person),
      call: () => api.post('/api/login', person),
      change: changed(person),
    });
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
    expect(await liveSessions(person)).toBe(0);
    await signIn(stack, { ...person, password: NEW_PASSWORD });
  });

  it('nor does one while the account is closed, or gets another address', async () => {
    for (const set of ['disabled_at = now()', `email = 'moved.' || email`]) {
      const person = await accountWithRole(stack, 'client');
      const { status } = await whileWaiting(stack, {
        lock: lockOf(person),
        call: () => api.post('/api/login', person),
        change: [[`UPDATE users SET ${set} WHERE id = $1`, [person.id]]],
      });
      expect([401, 403]).toContain(status);
      expect(await liveSessions(person)).toBe(0);
    }
  });

  it('a session that is made carries the role that the account has by then', async () => {
    const person = await accountWithRole(stack, 'client');
    const { body } = await whileWaiting(stack, {
      lock: lockOf(person),
      call: () => api.post('/api/login', { ...person, remember: true }),
      change: [[`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]]],
    });
    // Staff sessions never last thirty days.
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThan(13 * 3_600_000);
  });

  it.each([
    ['giving the old one once more', 'POST', '/api/reauthenticate', {}],
    ['another change with it', 'POST', '/api/change-password', { newPassword: 'otter-candle-19' }],
    [
      'a change of address in a fresh session',
      'PUT',
      '/api/update-profile',
      { firstName: 'A', lastName: 'B', company: 'C', email: 'moved.away@test.example' },
    ],
  ])('%s opens nothing', async (_what, method, path, form) => {
    const person = await personWithRole(stack, 'client');
    const { status } = await whileWaiting(stack, {
      lock: lockOf(person),
      call: () =>
        api.call(method, path, {
          token: person.token,
          body: { currentPassword: person.password, ...form },
        }),
      change: changed(person),
    });
    expect([401, 422]).toContain(status);
    expect(await liveSessions(person)).toBe(0);
    const [user] = await stack.sql('SELECT pending_email FROM users WHERE id = $1', [person.id]);
    expect(user).toEqual({ pending_email: null });
  });

  it('rounds of both at once leave no session of the old one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await personWithRole(stack, 'client');
      const form = { currentPassword: person.password, newPassword: NEW_PASSWORD };
      const [change, ...signIns] = await Promise.all([
        api.post('/api/change-password', form, person.token),
        ...Array.from({ length: 4 }, () => api.post('/api/login', person)),
      ]);
      expect(change.status).toBe(200);
      for (const { body } of signIns.filter(({ status }) => status === 200)) {
        expect((await api.get('/api/me', body.token)).status).toBe(401);
      }
      expect(await liveSessions(person)).toBe(1);
    }
  });
});

describe('An admin who loses the access', () => {
  it('gives none to others with a call that waited', async () => {
    const [admin, accomplice] = [
      await personWithRole(stack, 'admin'),
      await personWithRole(stack, 'client'),
    ];
    const { status } = await whileWaiting(stack, {
      lock: lockOf(accomplice),
      call: () => api.put(`/api/people/${accomplice.id}/role`, { role: 'admin' }, admin.token),
      change: [
        [`UPDATE users SET role = 'client' WHERE id = $1`, [admin.id]],
        ['UPDATE sessions SET ended_at = now() WHERE user_id = $1', [admin.id]],
      ],
    });
    expect(status).toBe(401);
    const [row] = await stack.sql('SELECT role FROM users WHERE id = $1', [accomplice.id]);
    expect(row).toEqual({ role: 'client' });
  });
});
