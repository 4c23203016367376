import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { eventually } from '../support/eventually';
import { openStream, type OpenedStream } from '../support/live';
import { personWithRole, raise, signIn, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

async function closing(stream: OpenedStream, act: () => Promise<unknown>) {
  await act();
  const acted = Date.now();
  await eventually(
    () => Promise.resolve(stream.closedAt()),
    (at) => at !== undefined,
    5_000,
  );
  const { event, data } = stream.events.at(-1)!;
  return { ms: stream.closedAt()! - acted, event, reason: data.reason };
}

const AT_ONCE = { event: 'end', reason: 'session' };

describe('A stream', () => {
  it('begins with its headers: never stored, never buffered, never compressed', async () => {
    const stream = await openStream(stack, admin.token, { 'accept-encoding': 'gzip, br' });
    const { headers } = stream;
    stream.close();
    expect(stream.status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-request-id')).toBeTruthy();
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('is refused with a true status: 401 without a session or with one that ended, 406 otherwise', async () => {
    expect((await openStream(stack, 'nonsense')).status).toBe(401);
    const person = await personWithRole(stack, 'client');
    await api.post('/api/logout', undefined, person.token);
    expect((await openStream(stack, person.token)).status).toBe(401);
    const { status, body } = await api.get('/api/stream', admin.token);
    expect([status, body.code]).toEqual([406, 'not_acceptable']);
    const accept = { accept: 'text/event-stream', authorization: `Bearer ${admin.token}` };
    const head = await fetch(`${stack.baseUrl}/api/stream`, { method: 'HEAD', headers: accept });
    expect(head.status).toBe(406);
  });

  it('takes no token in its address', async () => {
    const answer = await fetch(`${stack.baseUrl}/api/stream?token=${admin.token}`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.status).toBe(401);
    await answer.text();
  });

  it.each(['client', 'support', 'manager', 'admin'] as const)(
    'closes within a second of the sign-out of a %s',
    async (role) => {
      const person = await personWithRole(stack, role);
      const stream = await openStream(stack, person.token);
      const { ms, ...last } = await closing(stream, () =>
        api.post('/api/logout', undefined, person.token),
      );
      expect(last).toEqual(AT_ONCE);
      expect(ms).toBeLessThan(1_000);
    },
  );

  it.each([
    ['deactivation', 'active', { isActive: false }],
    ['a change of the role', 'role', { role: 'manager' }],
  ])('closes within a second of %s', async (_what, path, body) => {
    const person = await personWithRole(stack, 'support');
    const stream = await openStream(stack, person.token);
    const { ms, ...last } = await closing(stream, async () => {
      const { status } = await api.put(`/api/people/${person.id}/${path}`, body, admin.token);
      expect(status).toBe(200);
    });
    expect(last).toEqual(AT_ONCE);
    expect(ms).toBeLessThan(1_000);
    expect((await openStream(stack, person.token)).status).toBe(401);
  });

  it('closes within a second of a change of the password, and opens with the new token', async () => {
    const person = await personWithRole(stack, 'client');
    const stream = await openStream(stack, person.token);
    let token = '';
    const { ms, ...last } = await closing(stream, async () => {
      const form = { currentPassword: person.password, newPassword: 'another-heron-quay-43' };
      const { status, body } = await api.post('/api/change-password', form, person.token);
      expect(status).toBe(200);
      ({ token } = body as { token: string });
    });
    expect(last).toEqual(AT_ONCE);
    expect(ms).toBeLessThan(1_000);
    const next = await openStream(stack, token);
    expect(next.status).toBe(200);
    next.close();
  });

  it.each([
    ['is left alone too long', 'last_seen_at = now() - make_interval(secs => idle_seconds)'],
    ['has lasted as long as it may', 'expires_at = now()'],
    ['is ended by a row, without an event', 'ended_at = now()'],
  ])('closes within a second if the session %s', async (_what, change) => {
    const person = await personWithRole(stack, 'support');
    const stream = await openStream(stack, person.token);
    const { ms, ...last } = await closing(stream, () =>
      stack.sql(`UPDATE sessions SET ${change} WHERE user_id = $1`, [person.id]),
    );
    expect(last).toEqual(AT_ONCE);
    expect(ms).toBeLessThan(1_000);
  });

  it('says nothing of what happens after access has ended', async () => {
    const person = await personWithRole(stack, 'client');
    const other = await signIn(stack, person);
    const stream = await openStream(stack, person.token);
    await api.post('/api/logout', undefined, person.token);
    await eventually(() => Promise.resolve(stream.closedAt()), Boolean, 5_000);
    await raise(stack, other);
    await dispatched(stack);
    expect(stream.events.filter(({ event }) => event === 'change')).toEqual([]);
  });

  it('does not renew a session, opened as often as you like and without the header', async () => {
    const person = await personWithRole(stack, 'support');
    await stack.sql(
      `WITH s AS (UPDATE sessions SET last_seen_at = now() - interval '20 minutes' WHERE user_id = $1)
       UPDATE users SET last_seen_at = now() - interval '20 minutes' WHERE id = $1`,
      [person.id],
    );
    for (let i = 0; i < 3; i += 1) (await openStream(stack, person.token)).close();
    const [row] = await stack.sql<{ minutes: number }>(
      `SELECT extract(epoch FROM now() - last_seen_at)::float / 60 AS minutes FROM sessions WHERE user_id = $1`,
      [person.id],
    );
    expect(row!.minutes).toBeGreaterThan(19);
  });
});

describe('A person', () => {
  it('has five streams: the oldest closes and says why, the others stay', async () => {
    const person = await personWithRole(stack, 'client');
    const streams: OpenedStream[] = [];
    for (let i = 0; i < 6; i += 1) streams.push(await openStream(stack, person.token));
    await eventually(() => Promise.resolve(streams[0]!.closedAt()), Boolean, 5_000);
    expect(streams[0]!.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'too-many' } });
    expect(streams.slice(1).map((stream) => stream.closedAt())).toEqual(Array(5).fill(undefined));
    for (const stream of streams) stream.close();
  });
});
