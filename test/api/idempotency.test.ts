import { randomUUID } from 'node:crypto';
import { Api, type Answer } from '../support/api';
import { dispatched } from '../support/drained';
import { whileLocked } from '../support/locks';
import { operations } from '../support/openapi-contract';
import { newEmail, personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const NEW_PASSWORD = 'willow-barge-compass-7';

/** Signed-in POSTs and PUTs that ignore a key; repeated here on purpose. */
const WITHOUT_KEY = [
  'POST /api/attachments',
  'POST /api/auth/link/{provider}',
  'POST /api/bank/statements',
  'POST /api/call-settings/feed',
  'POST /api/issues/preview',
  'POST /api/logout',
  'POST /api/ops/mails/{id}/reveal',
  'POST /api/ops/queue-access',
  'POST /api/second-factor/app',
  'POST /api/second-factor/app/confirm',
  'POST /api/second-factor/app/verify',
  'POST /api/second-factor/codes',
  'POST /api/second-factor/passkeys',
  'POST /api/second-factor/passkeys/challenge',
  'POST /api/second-factor/passkeys/options',
  'POST /api/second-factor/passkeys/verify',
  'POST /api/second-factor/recovery',
  'POST /api/tokens',
  'POST /api/webhooks',
  'POST /api/webhooks/{id}/rotate',
];

const keyFor = () => ({ 'idempotency-key': randomUUID() });
const changeOf = (person: Person, over = {}) => ({
  currentPassword: person.password,
  newPassword: NEW_PASSWORD,
  ...over,
});
const storedFor = (person: Person) =>
  stack.sql<{ answer: Record<string, unknown>; body_hash: string }>(
    'SELECT answer, body_hash FROM idempotency_keys WHERE user_id = $1',
    [person.id],
  );

describe('Every signed-in POST and PUT', () => {
  it('heeds an Idempotency-Key, or says why not', () => {
    const writes = operations
      .filter(({ method }) => ['post', 'put'].includes(method))
      .filter(({ operation }) => operation['x-permission'] !== 'public');
    expect(writes.length).toBeGreaterThan(15);
    const without = writes.filter(({ operation }) => !takesKey(operation));
    expect(without.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      WITHOUT_KEY,
    );
    for (const { operation } of without) {
      expect(operation['x-not-idempotent']).toMatch(/^[A-Z].{20,}\.$/);
    }
  });
});

describe('A repeated change of the password', () => {
  it('gives the first answer again, token included, which is nowhere in the table', async () => {
    const person = await personWithRole(stack, 'client');
    const headers = keyFor();
    const send = () => api.post('/api/change-password', changeOf(person), person.token, headers);
    const first = await send();
    const replay = await send();
    expect([first.status, replay.status]).toEqual([200, 200]);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.body).toEqual(first.body);
    expect((await api.get('/api/me', replay.body.token)).status).toBe(200);
    const [stored] = await storedFor(person);
    expect(Object.keys(stored!.answer)).toEqual(['sealed']);
    expect(JSON.stringify(stored)).not.toContain(first.body.token);
    // Only one change was made: one mail, one session left.
    await dispatched(stack);
    const mails = await stack.sql(
      `SELECT 1 FROM outbox_mails WHERE template = 'password-changed' AND props->>'userId' = $1`,
      [person.id],
    );
    const { body } = await api.get('/api/sessions', first.body.token);
    expect([mails.length, body.sessions.length]).toEqual([1, 1]);
  });

  it('is refused for another body, and a refused one can be mended', async () => {
    const person = await personWithRole(stack, 'client');
    const headers = keyFor();
    const send = (over = {}) =>
      api.post('/api/change-password', changeOf(person, over), person.token, headers);
    const wrong = await send({ currentPassword: 'not-it-at-all' });
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([422, 'wrong_password']);
    expect((await send()).status).toBe(200);
    const other = await send({ newPassword: 'otter-candle-marsh-19' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('A repeated change of the profile', () => {
  const profileOf = (email: string) => ({
    firstName: 'Imogen',
    lastName: 'Fenn',
    email,
    company: 'Fenn & Daughters',
  });

  it('gives the same new token, although the first one replaced the session', async () => {
    const person = await personWithRole(stack, 'client');
    const headers = keyFor();
    const body = profileOf(newEmail('moved'));
    const send = () => api.put('/api/update-profile', body, person.token, headers);
    const first = await send();
    expect(first.body.token).toEqual(expect.any(String));
    expect((await send()).body).toEqual(first.body);
    expect((await api.get('/api/me', first.body.token)).body.user.version).toBe(
      first.body.user.version,
    );
  });

  it('answers 409 while the first one is still running', async () => {
    const person = await personWithRole(stack, 'client');
    const headers = keyFor();
    const send = () =>
      api.put('/api/update-profile', profileOf(person.email), person.token, headers);
    const lock = 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE';
    let first: Promise<Answer>;
    await whileLocked(stack, [lock, [person.id]], async () => {
      first = send();
      await until(async () => (await storedFor(person)).length === 1);
      const second = await send();
      expect([second.status, second.body.code]).toEqual([409, 'idempotency_in_progress']);
    });
    expect((await first!).status).toBe(200);
    expect((await send()).headers.get('idempotent-replayed')).toBe('true');
  });
});

describe('A repeated change of many requests', () => {
  const bulk = (rows: { _id: string; version: number }[], over: object) => ({
    ...over,
    rows: rows.map(({ _id, version }) => ({ requestId: _id, version })),
  });
  const three = async () => {
    const client = await personWithRole(stack, 'client');
    const raised = [];
    for (let n = 0; n < 3; n += 1) raised.push(await raise(stack, client.token));
    return stack.sql<{ _id: string; version: number }>(
      'SELECT id AS _id, version FROM project_requests WHERE id = ANY($1) ORDER BY number',
      [raised.map(({ _id }) => _id)],
    );
  };

  it.each([
    { action: 'team', team: 'manager' },
    { action: 'status', status: 'in_review' },
    { action: 'urgency', urgency: 'high' },
    { action: 'assign' },
  ])('changes all of them ($action), and gives the same answer again', async (over) => {
    const admin = await personWithRole(stack, 'admin');
    const requests = await three();
    if (over.action === 'assign') {
      const { id } = await personWithRole(stack, 'support');
      Object.assign(over, { assigneeId: id });
      await stack.sql(
        `UPDATE project_requests SET assigned_to = 'support', status = 'assigned' WHERE id = ANY($1)`,
        [requests.map(({ _id }) => _id)],
      );
    }
    const headers = keyFor();
    const form = bulk(requests, over);
    const send = () => api.post('/api/queue/changes', form, admin.token, headers);
    const first = await send();
    expect(first.body).toMatchObject({ message: '3 of 3 changed.' });
    const again = await send();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const versions = await stack.sql<{ version: number }>(
      'SELECT version FROM project_requests WHERE id = ANY($1) ORDER BY number',
      [requests.map(({ _id }) => _id)],
    );
    expect(versions.map(({ version }) => version)).toEqual(
      first.body.rows.map(({ version }: { version: number }) => version),
    );
  });

  it('answers 409 until all of them are changed', async () => {
    const admin = await personWithRole(stack, 'admin');
    const requests = await three();
    const headers = keyFor();
    const form = bulk(requests, { action: 'urgency', urgency: 'high' });
    const send = () => api.post('/api/queue/changes', form, admin.token, headers);
    const lock = 'SELECT 1 FROM project_requests WHERE id = $1 FOR UPDATE';
    let first: Promise<Answer>;
    await whileLocked(stack, [lock, [requests.at(-1)!._id]], async () => {
      first = send();
      await until(async () => {
        const changed = await stack.sql(
          `SELECT 1 FROM project_requests WHERE id = ANY($1) AND urgency = 'high'`,
          [requests.map(({ _id }) => _id)],
        );
        return changed.length === 2;
      });
      const second = await send();
      expect([second.status, second.body.code]).toEqual([409, 'idempotency_in_progress']);
    });
    expect((await first!).body).toMatchObject({ message: '3 of 3 changed.' });
    expect((await send()).body).toMatchObject({ message: '3 of 3 changed.' });
  });

  it('goes on after a process died between two of them, and changes none twice', async () => {
    const admin = await personWithRole(stack, 'admin');
    const requests = await three();
    const headers = keyFor();
    const form = bulk(requests, { action: 'urgency', urgency: 'high' });
    const send = () => api.post('/api/queue/changes', form, admin.token, headers);
    const first = await send();
    await stack.sql(
      `UPDATE idempotency_keys SET answer = NULL, created_at = now() - interval '31 seconds'
       WHERE user_id = $1`,
      [admin.id],
    );
    const again = await send();
    expect(again.body.message).toBe('0 of 3 changed.');
    const [counted] = await stack.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM events
       WHERE type = 'request.urgency-changed' AND subject_id = ANY($1)`,
      [requests.map(({ _id }) => _id)],
    );
    expect([first.status, counted!.n]).toEqual([200, 3]);
  });
});

describe('A key', () => {
  it('belongs to the object in the path as well', async () => {
    const admin = await personWithRole(stack, 'admin');
    const headers = keyFor();
    const ids = [randomUUID(), randomUUID()];
    await stack.sql(
      `INSERT INTO contact_syncs (id, kind, subject_id, state) VALUES ($1, 'lead', $1, 'dead'), ($2, 'lead', $2, 'dead')`,
      ids,
    );
    const retry = (id: string) =>
      api.post(`/api/ops/contacts/${id}/retry`, undefined, admin.token, headers);
    expect((await retry(ids[0]!)).status).toBe(200);
    expect((await retry(ids[0]!)).body._id).toBe(ids[0]);
    const other = await retry(ids[1]!);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    // This stack has no provider, so these rows would keep `drained` waiting in every other test
    // file.
    await stack.sql('DELETE FROM contact_syncs WHERE id = ANY($1)', [ids]);
  });

  it('works where nothing is changed twice anyway', async () => {
    const person = await personWithRole(stack, 'client');
    const headers = keyFor();
    const send = () => api.put('/api/notifications/read', { all: true }, person.token, headers);
    expect((await send()).status).toBe(200);
    expect((await send()).headers.get('idempotent-replayed')).toBe('true');
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not happen');
  }
}

const takesKey = ({ parameters }: { parameters?: { name: string }[] }): boolean =>
  parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
