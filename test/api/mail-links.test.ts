import { Api } from '../support/api';
import { deskAt } from '../support/desk';
import { linkIn } from '../support/mailbox';
import { operations } from '../support/openapi-contract';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

type Raised = { _id: string; reference: string };

async function pressed({ email }: Pick<Person, 'email'>, { _id, reference }: Raised) {
  const mail = await stack.mailbox.waitFor({
    to: email,
    subject: `We have received your request ${reference}`,
  });
  const link = linkIn(mail, '/act#');
  const [token, ...rest] = new URL(link).hash.slice(1).split('.');
  expect(rest).toEqual([reference, _id]);
  return { token: token!, link };
}

const use = (token: string) => api.post('/api/mail-links/use', { token });

async function opened() {
  const person = await personWithRole(stack, 'client');
  const request = await raise(stack, person.token);
  const { token: link } = await pressed(person, request);
  const { status, body } = await use(link);
  expect(status).toBe(200);
  return { person, request, link, token: body.token as string, body };
}

const refused = { status: 403, body: { code: 'password_needed' } };
const dead = { status: 400, body: { code: 'token_invalid' } };

describe('The button of a mail about a request', () => {
  it('opens that request for an hour, and one can answer, edit, send a file and leave', async () => {
    const { person, request, token, body } = await opened();
    expect(Object.keys(body).sort()).toEqual(['expiresAt', 'level', 'requestId', 'token']);
    expect(body.requestId).toBe(request._id);
    const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000;
    expect([minutes > 58, minutes <= 60]).toEqual([true, true]);
    const at = `/api/requests/${request._id}`;
    expect((await api.get(at, token)).status).toBe(200);
    const said = await api.post(`${at}/comments`, { text: 'From the mail.' }, token);
    expect(said.status).toBe(201);
    expect((await api.get('/api/me', token)).body.user.email).toBe(person.email);
    const withdrawn = await api.post(`${at}/withdraw`, { reason: 'Not now.' }, token);
    expect(withdrawn.status).toBe(200);
    const events = await stack.sql(
      `SELECT subject_id, data FROM events WHERE actor_id = $1 AND type = 'sign-in.mail-link'`,
      [person.id],
    );
    expect(events).toEqual([{ subject_id: request._id, data: {} }]);
    expect((await api.post('/api/logout', undefined, token)).status).toBe(200);
    expect((await api.get(at, token)).status).toBe(401);
  });

  it('keeps its secret out of the database and the queue, and a look at the page uses nothing', async () => {
    const person = await personWithRole(stack, 'client');
    const request = await raise(stack, person.token);
    const { token, link } = await pressed(person, request);
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(link, { method })).status).toBe(200);
    }
    const [row] = await stack.sql<Record<string, unknown>>(
      `SELECT to_jsonb(t) AS row FROM one_time_tokens t WHERE purpose = 'open_request' AND subject_id = $1`,
      [person.id],
    );
    expect(JSON.stringify(row)).not.toContain(token);
    const mails = await stack.sql('SELECT * FROM outbox_mails WHERE recipient = $1', [
      person.email,
    ]);
    expect(JSON.stringify(mails)).not.toContain(token);
    expect((await use(token)).status).toBe(200);
  });

  it('works once: of twenty presses one makes a session', async () => {
    const person = await personWithRole(stack, 'client');
    const { token } = await pressed(person, await raise(stack, person.token));
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [count] = await stack.sql(
      'SELECT count(*)::int AS n FROM sessions WHERE user_id = $1 AND only_request_id IS NOT NULL',
      [person.id],
    );
    expect(count).toEqual({ n: 1 });
  });
});

describe('A session from a mail', () => {
  it('reaches what says so, and no other route of the whole API', async () => {
    const open = new Set<string>();
    const { token, request } = await opened();
    for (const { method, path, operation } of operations) {
      if (operation['x-permission'] === 'public' || path === '/api/logout') continue;
      const url = path.replace('{id}', request._id).replace('{provider}', 'google');
      const body = operation.requestBody && method !== 'get' ? {} : undefined;
      // Per-person limits would end the loop early.
      const answer = await api.call(method.toUpperCase(), url, { token, body });
      if (answer.status !== 403) open.add(`${method.toUpperCase()} ${path}`);
      else expect([path, answer.body.code]).toEqual([path, 'password_needed']);
    }
    expect([...open].sort()).toEqual([
      'DELETE /api/attachments/{id}',
      'GET /api/attachments/{id}',
      'GET /api/check-user-role',
      'GET /api/invoices/{id}',
      'GET /api/invoices/{id}/pdf',
      'GET /api/me',
      'GET /api/proposals/{id}',
      'GET /api/proposals/{id}/pdf',
      'GET /api/requests/{id}',
      'GET /api/requests/{id}/comments',
      'GET /api/requests/{id}/comments/{commentId}/rest',
      'GET /api/requests/{id}/history',
      'GET /api/requests/{id}/money',
      'GET /api/requests/{id}/proposals',
      'GET /api/second-factor',
      'POST /api/attachments',
      'POST /api/invoices/{id}/pay',
      'POST /api/invoices/{id}/question',
      'POST /api/proposals/{id}/accept',
      'POST /api/proposals/{id}/code',
      'POST /api/proposals/{id}/decline',
      'POST /api/proposals/{id}/question',
      'POST /api/requests/{id}/comments',
      'POST /api/requests/{id}/reopen',
      'POST /api/requests/{id}/withdraw',
      'POST /api/second-factor/app/verify',
      'POST /api/second-factor/passkeys/challenge',
      'POST /api/second-factor/passkeys/verify',
      'POST /api/second-factor/recovery',
      'PUT /api/requests/{id}',
    ]);
  });

  it('does not reach another request of the same person, nor its files', async () => {
    const { person, token } = await opened();
    const waiting = await uploaded(person.token);
    const bound = await uploaded(person.token);
    const other = await raise(stack, person.token, { attachments: [bound] });
    const at = `/api/requests/${other._id}`;
    for (const path of [
      at,
      at.toUpperCase().replace('/API/REQUESTS', '/api/requests'),
      `${at}/comments`,
    ]) {
      expect(await api.get(path, token)).toMatchObject(refused);
    }
    expect(await api.post(`${at}/comments`, { text: 'No.' }, token)).toMatchObject(refused);
    for (const file of [waiting, bound]) {
      expect((await api.get(`/api/attachments/${file}`, token)).status).toBe(404);
      expect((await api.delete(`/api/attachments/${file}`, token)).status).toBe(404);
    }
  });

  it('sends files with its messages, and reads and removes them there', async () => {
    const { request, token } = await opened();
    const file = await uploaded(token);
    const form = { text: 'Here.', attachments: [file] };
    const said = await api.post(`/api/requests/${request._id}/comments`, form, token);
    expect(said.status).toBe(201);
    const at = `${stack.baseUrl}/api/attachments/${file}`;
    const read = await fetch(at, { headers: { authorization: `Bearer ${token}` } });
    expect([200, 409]).toContain(read.status);
    expect((await api.delete(`/api/attachments/${file}`, token)).status).toBe(200);
  });

  it('ends with all others, and so do unused links', async () => {
    const { person, request, token } = await opened();
    const second = await raise(stack, person.token);
    const { token: unused } = await pressed(person, second);
    expect((await api.delete('/api/sessions', person.token)).status).toBe(200);
    expect((await api.get(`/api/requests/${request._id}`, token)).status).toBe(401);
    expect(await use(unused)).toMatchObject({ status: 410, body: { code: 'token_superseded' } });
  });
});

describe('A link is void', () => {
  it.each([
    ['once it has been used', null, { status: 410, body: { code: 'token_used' } }],
    [
      'after three days',
      `UPDATE one_time_tokens SET expires_at = now() - interval '1 second' WHERE subject_id = $1`,
      { status: 410, body: { code: 'token_expired' } },
    ],
    [
      'for another address',
      `UPDATE users SET email = 'moved.' || id || '@test.example' WHERE id = $1`,
      dead,
    ],
    ['for a closed account', 'UPDATE users SET disabled_at = now() WHERE id = $1', dead],
    ['for staff', `UPDATE users SET role = 'support' WHERE id = $1`, dead],
  ])('%s', async (_, change, answer) => {
    const person = await personWithRole(stack, 'client');
    const { token } = await pressed(person, await raise(stack, person.token));
    if (change) await stack.sql(change, [person.id]);
    else expect((await use(token)).status).toBe(200);
    expect(await use(token)).toMatchObject(answer);
  });

  it('for all but one of many presses at once', async () => {
    const person = await personWithRole(stack, 'client');
    const { token } = await pressed(person, await raise(stack, person.token));
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(token)));
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      ...Array.from({ length: 4 }, () => 'token_used'),
    ]);
  });

  it('and unknown ones are', async () => {
    expect(await use('q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfG')).toMatchObject(dead);
  });

  it('and staff get none, for their own requests and those of others', async () => {
    const admin = await personWithRole(stack, 'admin');
    const request = await raise(stack, admin.token);
    const mail = await stack.mailbox.waitFor({ to: admin.email, subject: request.reference });
    expect(mail.text).toContain(`/dashboard/requests/${request._id}`);
    const client = await personWithRole(stack, 'client');
    const { _id } = await deskAt(stack).delegated(client, admin);
    const support = await personWithRole(stack, 'support');
    await deskAt(stack).assign(admin, _id, support.id);
    const told = await stack.mailbox.waitFor({ to: support.email, subject: 'REQ-' });
    expect(mail.text + told.text).not.toContain('/act#');
  });
});

async function uploaded(token: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob(['A plain text.']), 'notes.txt');
  const answer = await fetch(`${stack.baseUrl}/api/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await answer.json()) as { attachment: { _id: string } };
  expect(answer.status).toBe(201);
  return body.attachment._id;
}
