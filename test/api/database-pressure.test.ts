import { Client } from 'pg';
import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { eventually } from '../support/eventually';
import { untilSomebodyWaits, whileLocked } from '../support/locks';
import { personWithRole, raise, signIn } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
beforeAll(async () => {
  stack = await startStack({
    apart: true,
    env: {
      DATABASE_POOL_SIZE: '4',
      DATABASE_POOL_TIMEOUT_MS: '400',
      DATABASE_LOCK_TIMEOUT_MS: '1500',
      DATABASE_STATEMENT_TIMEOUT_MS: '3000',
    },
  });
  api = new Api(stack.baseUrl);
});
afterAll(() => stack.stop());

/** Locks one account until the returned function is called. */
async function hold(userId: string): Promise<() => Promise<void>> {
  const rival = new Client({ connectionString: stack.databaseUrl });
  await rival.connect();
  await rival.query('BEGIN');
  await rival.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
  return async () => {
    await rival.query('ROLLBACK');
    await rival.end();
  };
}

const profile = (email: string, firstName: string) => ({
  firstName,
  lastName: 'Marsh',
  company: 'Marsh Ltd',
  email,
});

describe('A busy database', () => {
  it('forty cancels of one mail at once need no second connection each', async () => {
    const admin = await personWithRole(stack, 'admin');
    stack.smtp.refuse(true);
    await raise(stack, admin.token);
    await dispatched(stack);
    // Postponed, so that no worker takes it during the test.
    const [mail] = await eventually(
      () =>
        stack.sql<{ id: string }>(
          `UPDATE outbox_mails SET next_attempt_at = now() + interval '1 hour'
           WHERE state = 'waiting' RETURNING id`,
        ),
      (rows) => rows.length > 0,
    );
    const begun = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        api.post(`/api/ops/mails/${mail!.id}/cancel`, undefined, admin.token),
      ),
    );
    stack.smtp.refuse(false);
    const seconds = (performance.now() - begun) / 1000;
    const statuses = answers.map(({ status }) => status);
    // Calls that get no connection in time are answered 503 rather than left hanging.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 409, 503].includes(status))).toBe(true);
    expect(seconds).toBeLessThan(8);
    expect((await api.get('/api/me', admin.token)).status).toBe(200);
  });

  it('answers 503 with Retry-After where no connection or lock is free in time', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, () => personWithRole(stack, 'client')),
    );
    const releases = await Promise.all(people.map(({ id }) => hold(id)));
    try {
      const changes = people.map((person) =>
        api.put('/api/update-profile', profile(person.email, 'Waiting'), person.token),
      );
      await untilSomebodyWaits(stack);
      const answers = await Promise.all(changes);
      for (const { status, headers, body } of answers) {
        expect([status, body.code]).toEqual([503, 'unavailable']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await Promise.all(releases.map((release) => release()));
    }
    const [person] = people;
    const after = await api.put(
      '/api/update-profile',
      profile(person!.email, 'Free'),
      person!.token,
    );
    expect(after.status).toBe(200);
  });

  it('does not tell a visitor that there is no such call', async () => {
    const lock = 'LOCK TABLE call_types IN ACCESS EXCLUSIVE MODE';
    const page = await whileLocked(stack, [lock], () =>
      fetch(`${stack.baseUrl}/book/consultation`),
    );
    expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([503, true]);
  });

  it('ends a statement that takes too long', async () => {
    const person = await personWithRole(stack, 'client');
    await stack.sql(
      `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_sleep(30); RETURN NEW; END $$`,
    );
    await stack.sql(
      `CREATE TRIGGER dawdle BEFORE UPDATE OF company ON users FOR EACH ROW EXECUTE FUNCTION dawdle()`,
    );
    const slow = await api.put(
      '/api/update-profile',
      { ...profile(person.email, 'Slow'), company: 'Slow Ltd' },
      person.token,
    );
    await stack.sql('DROP TRIGGER dawdle ON users');
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('A client who is renamed while staff move their request', () => {
  it('neither answers 500 nor loses a change, in two hundred rounds', async () => {
    const client = await personWithRole(stack, 'client');
    const manager = await personWithRole(stack, 'manager');
    const request = await raise(stack, client.token);
    await stack.sql(
      `UPDATE project_requests SET assigned_to = 'manager', status = 'assigned', delegated_at = now() WHERE id = $1`,
      [request._id],
    );
    const other = await signIn(stack, client);
    const wrong: number[] = [];
    let moved = 0;
    let now = 'assigned';
    for (let round = 0; round < 200; round += 1) {
      const status = round % 2 === 0 ? 'in_review' : 'approved';
      const answers = await Promise.all([
        api.put('/api/update-profile', profile(client.email, `Robin${round}`), client.token),
        api.put('/api/manager-requests', { requestId: request._id, status }, manager.token),
        api.put('/api/update-profile', profile(client.email, `Wren${round}`), other),
      ]);
      wrong.push(...answers.map((a) => a.status).filter((code) => ![200, 503].includes(code)));
      // If a move got no connection, the next one may set the status that is already set.
      if (answers[1].status === 200 && now !== status) {
        now = status;
        moved += 1;
      }
    }
    expect(wrong).toEqual([]);
    const events = await stack.sql(
      `SELECT 1 FROM events WHERE subject_id = $1 AND type = 'request.status-changed'`,
      [request._id],
    );
    expect(events).toHaveLength(moved);
    expect(moved).toBeGreaterThan(180);
    // The last name is copied to the request once its event is dispatched.
    await eventually(
      () =>
        stack.sql<{ name: string; found: string }>(
          `SELECT u.first_name || ' ' || u.last_name AS name, r.client_name AS found
           FROM users u JOIN project_requests r ON r.user_id = u.id WHERE u.id = $1`,
          [client.id],
        ),
      ([row]) => row!.found === row!.name,
    );
  });
});
