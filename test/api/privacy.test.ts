import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import brand from '../../brand.json';
import '../../backend/app.module';
import { textColumns } from '../../backend/database/columns';
import { personalData } from '../../backend/personal-data/personal-data.public';
import { companiesAt } from '../support/company';
import { deskAt } from '../support/desk';
import { dispatched, drained, sealed } from '../support/drained';
import { eventually } from '../support/eventually';
import { uploaded } from '../support/files';
import { contactForm } from '../support/forms';
import { mailOf, newMessageId, postMail, replyAddressIn, settled } from '../support/inbound-mail';
import { untilSomebodyWaits, whileLocked, whileWaiting } from '../support/locks';
import {
  newEmail,
  personWithRole,
  raise,
  signIn,
  tokenFromMail,
  type Person,
} from '../support/people';
import { dueNow, dumpOf, erased, linesWith, stateOf, storedIn, unzipped } from '../support/privacy';
import { runCommand } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

const ERASE = '/api/privacy/erase';
const EXPORT = '/api/privacy/export';

let stack: Stack;
let desk: ReturnType<typeof deskAt>;
let api: (typeof desk)['api'];
let admin: Person;
let support: Person;

beforeAll(async () => {
  stack = await startStack({ apart: true });
  desk = deskAt(stack);
  api = desk.api;
  [admin, support] = await Promise.all([
    personWithRole(stack, 'admin'),
    personWithRole(stack, 'support'),
  ]);
  await stack.sql(
    `UPDATE users SET first_name = 'Tomasine', last_name = 'Brightwater' WHERE id = $1`,
    [support.id],
  );
});
afterAll(() => stack.stop());

const ask = (person: Person, password = person.password) =>
  api.post(ERASE, { currentPassword: password }, person.token);
const own = async (person: Person) => (await api.get('/api/privacy', person.token)).body;
const ok = ({ status, body }: { status: number; body: { code?: string } }) =>
  expect([status < 300, body.code]).toEqual([true, undefined]);

const NAMES = ['Quillanora', 'Vexworthy'];
const PHONE = '+44 7700 900123';
const PHONES = ['7700 900123', '7700-900-123', '7700900123'];

async function busyClient() {
  const client = await personWithRole(stack, 'client');
  await stack.sql('UPDATE users SET first_name = $2, last_name = $3, phone = $4 WHERE id = $1', [
    client.id,
    ...NAMES,
    PHONE,
  ]);
  const { email, token } = client;
  const words = [...NAMES, email, ...PHONES];
  const [first, last] = NAMES;
  const contact = { contactEmail: email, contactPhone: PHONE };
  const request = await desk.delegated(client, admin, 'support', {
    ...contact,
    projectName: `${last} stock`,
    description: `${first} needs a forecast.`,
  });
  const id = request._id;
  const said = `Hello ${first}, as quillanora vexworthy said: ring 7700-900-123 or ${email.toUpperCase()}. Regards, Tomasine Brightwater`;
  ok(await desk.reply(support, id, said));
  const file = await uploaded(stack, client, `Plans of ${first} ${last}`, `${last}.txt`);
  ok(await desk.reply(client, id, `I am ${first}.`, { attachments: [file] }));
  const note = { requestId: id, text: `${first} ${last} is in a hurry.` };
  await stack.sql(
    `INSERT INTO request_notes (id, request_id, team, author_id, body) VALUES ($1, $2, 'support', $3, $4)`,
    [randomUUID(), id, support.id, note.text],
  );
  const address = await replyAddressIn(stack, email, 'We have received');
  const messageId = newMessageId();
  await postMail(
    stack,
    mailOf({
      from: `${first} ${last} <${email}>`,
      to: address,
      text: `${first} by mail.`,
      messageId,
    }),
  );
  expect((await settled(stack, messageId)).state).toBe('imported');
  const done = await raise(stack, token, { ...contact, projectName: `Paid by ${first}` });
  await stack.sql(
    `UPDATE project_requests SET status = 'completed', agreed_minor = 4200000, agreed_currency = 'USD' WHERE id = $1`,
    [done._id],
  );
  ok(
    await api.post(
      '/api/tokens',
      { name: `${first}’s`, scopes: ['requests:read'], days: 9 },
      token,
    ),
  );
  ok(
    await api.post('/api/forms/contact', contactForm({ email, firstName: first, lastName: last })),
  );
  ok(await api.post('/api/newsletter/subscribe', { email, page: '/', source: 'footer' }));
  const { body: slots } = await api.get(`/api/requests/${id}/call-slots`, token);
  const [{ startsAt }] = slots.days[1].times;
  ok(await api.post(`/api/requests/${id}/calls`, { at: startsAt, zone: 'Asia/Tokyo' }, token));
  return { client, words, id, done: done._id };
}

const figures = () =>
  stack.sql(
    `SELECT count(*)::int AS requests, sum(agreed_minor)::int AS agreed, min(number) AS first, max(number) AS last
     FROM project_requests`,
  );

describe('A client who used everything', () => {
  it('gets all of it, and after the erasure nothing names them', async () => {
    const { client, words, id, done } = await busyClient();
    await dispatched(stack);
    const before = await figures();
    expect(linesWith(await dumpOf(stack), words).length).toBeGreaterThan(15);
    expect(linesWith(await storedIn(stack), words).length).toBeGreaterThan(1);

    ok(await api.post(EXPORT, {}, client.token));
    const { export: made } = await eventually(
      () => own(client),
      (one) => one.export?.isReady,
    );
    await stack.mailbox.waitFor({ to: client.email, subject: 'Your data is ready' });
    const path = `${stack.baseUrl}${EXPORT}/${made._id}`;
    const as = (token: string) => fetch(path, { headers: { authorization: `Bearer ${token}` } });
    const answer = await as(client.token);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.zip"/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const archive = Buffer.from(await answer.arrayBuffer());
    expect(archive).toHaveLength(made.bytes);
    const files = await unzipped(archive);
    expect(files['files/1-Vexworthy.txt']).toBe('Plans of Quillanora Vexworthy');
    const all = Object.values(files).join('\n');
    for (const part of [
      'Quillanora needs a forecast.',
      'I am Quillanora.',
      'Quillanora by mail.',
      'Could we talk about forecasting?',
      '"from": "Support"',
      'Asia/Tokyo',
      client.email,
    ]) {
      expect(all).toContain(part);
    }
    expect(linesWith(all, ['Tomasine', 'Brightwater', support.email, 'is in a hurry'])).toEqual([]);
    expect(files['index.html']).toContain('Your requests');
    for (const other of [admin, support, await personWithRole(stack, 'client')]) {
      expect((await as(other.token)).status).toBe(404);
    }

    ok(await ask(client));
    expect(await own(client)).toMatchObject({ erasure: { runsAt: expect.any(String) } });
    await erased(stack, client.id);
    const farewell = await stack.mailbox.waitFor({
      to: client.email,
      subject: 'Your data was erased',
    });
    expect(farewell.text).toContain('we forget this address');

    expect(linesWith(await dumpOf(stack), words)).toEqual([]);
    expect(linesWith(await storedIn(stack), words)).toEqual([]);
    expect(await figures()).toEqual(before);
    const rows = await stack.sql(
      'SELECT id, status, project_name FROM project_requests WHERE id = ANY($1) ORDER BY number',
      [[id, done]],
    );
    expect(rows).toEqual([
      { id, status: 'withdrawn', project_name: '[erased]' },
      { id: done, status: 'completed', project_name: '[erased]' },
    ]);
    const calls = await stack.sql(
      'SELECT state, zone, client_id FROM calls WHERE request_id = $1',
      [id],
    );
    expect(calls).toEqual([{ state: 'cancelled', zone: 'Europe/London', client_id: null }]);
    const { comments } = await desk.detail(support, id);
    expect(comments.map(({ text }: { text: string }) => text)).toEqual([
      'Hello [erased], as [erased] said: ring [erased] or [erased]. Regards, Tomasine Brightwater',
      '[erased]',
      '[erased]',
    ]);
    expect((await api.get('/api/me', client.token)).status).toBe(401);
    expect(
      (await api.post('/api/login', { email: client.email, password: client.password })).status,
    ).toBe(401);
    expect((await as(client.token)).status).toBe(401);
    const back = await api.put(`/api/people/${client.id}/active`, { isActive: true }, admin.token);
    expect([back.status, back.body.code]).toEqual([409, 'person_erased']);
    await sealed(stack);
    expect(await runCommand(stack, 'verify-audit')).toContain('The audit log is whole');
    expect((await runCommand(stack, 'check-files')).split('\n')[1]).toBe('They agree.');
  });
});

describe('An erasure', () => {
  it('waits fourteen days, reminds, and can be cancelled once by the link of a mail', async () => {
    const client = await personWithRole(stack, 'client');
    ok(await ask(client));
    expect((await ask(client)).body.code).toBe('erasure_under_way');
    const { erasure } = await own(client);
    const days = (Date.parse(erasure.runsAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect((await api.get('/api/me', client.token)).body.user.erasesAt).toBe(erasure.runsAt);
    const mail = await stack.mailbox.waitFor({
      to: client.email,
      subject: 'Your account will be erased',
    });
    await stack.sql(
      `UPDATE data_requests SET next_attempt_at = now() + interval '2 days' WHERE subject_id = $1`,
      [client.id],
    );
    await stack.mailbox.waitFor({ to: client.email, subject: 'Your account will be erased on' });
    const [, token] = /keep-account\?token=([\w-]+)/.exec(mail.text)!;
    const kept = await api.post('/api/privacy/keep', { token });
    expect([kept.status, kept.body.message]).toEqual([
      200,
      'Your account stays. Nothing was erased.',
    ]);
    await stack.mailbox.waitFor({ to: client.email, subject: 'Your account stays' });
    const again = await api.post('/api/privacy/keep', { token });
    expect([again.status, again.body.code]).toEqual([400, 'token_invalid']);
    await dueNow(stack, client.id);
    expect((await stateOf(stack, client.id))?.state).toBe('cancelled');
    expect((await own(client)).erasure).toBeNull();
    ok(await ask(client));
    expect((await api.delete(ERASE, client.token)).status).toBe(200);
    expect((await api.delete(ERASE, client.token)).body.code).toBe('no_erasure');
  });

  it('comes by itself after six years without use, once, and not beside a request of late', async () => {
    const [client, busy] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    await raise(stack, busy.token);
    await stack.sql(
      `UPDATE users SET last_seen_at = now() - interval '7 years' WHERE id = ANY($1)`,
      [[busy.id, client.id]],
    );
    const subject = 'Your account will be erased';
    const { text } = await stack.mailbox.waitFor({ to: client.email, subject });
    expect(text).toContain('nobody has used it for six years');
    const [, token] = /keep-account\?token=([\w-]+)/.exec(text)!;
    ok(await api.post('/api/privacy/keep', { token }));
    const other = await personWithRole(stack, 'client');
    await stack.sql(`UPDATE users SET last_seen_at = now() - interval '7 years' WHERE id = $1`, [
      other.id,
    ]);
    await stack.mailbox.waitFor({ to: other.email, subject });
    const rows = await stack.sql(
      'SELECT subject_id, state FROM data_requests WHERE subject_id = ANY($1)',
      [[busy.id, client.id]],
    );
    expect(rows).toEqual([{ subject_id: client.id, state: 'cancelled' }]);
  });

  it('needs the password, and is refused for staff and for the last lead of others', async () => {
    const client = await personWithRole(stack, 'client');
    expect((await ask(client, 'wrong-password-1')).body.code).toBe('wrong_password');
    const without = await api.post(ERASE, {}, client.token);
    expect([without.status, without.body.errors?.[0]?.field]).toEqual([422, 'currentPassword']);
    expect((await ask(support)).body.code).toBe('staff_erased_by_admin');
    const { company, share } = companiesAt(stack);
    const northgate = await company('everyone');
    await share(northgate.lead, 'everyone');
    const refused = await ask(northgate.lead);
    expect([refused.status, refused.body.code]).toEqual([409, 'hand_over_first']);
    expect(refused.body.message).toContain('Northgate');
    const request = await raise(stack, northgate.member.token, { description: 'Of the company.' });
    ok(await ask(northgate.member));
    await erased(stack, northgate.member.id);
    expect(await desk.detail(northgate.lead, request._id)).toMatchObject({
      status: 'pending',
      description: 'Of the company.',
    });
    expect(linesWith(await dumpOf(stack), [northgate.member.email])).toEqual([]);
  });

  it('is cancelled for somebody who has become staff', async () => {
    const client = await personWithRole(stack, 'client');
    ok(await ask(client));
    ok(await api.put(`/api/people/${client.id}/role`, { role: 'support' }, admin.token));
    await dueNow(stack, client.id);
    await eventually(
      () => stateOf(stack, client.id),
      (row) => row?.state === 'cancelled',
    );
    const noted = `SELECT 1 FROM events WHERE subject_id = $1 AND type = 'privacy.request-cancelled'`;
    expect(await stack.sql(noted, [client.id])).toHaveLength(1);
  });

  it('leaves no contact of the person in requests that colleagues took over', async () => {
    const { company, join, membershipOf } = companiesAt(stack);
    const { lead, member } = await company('everyone');
    const early = await personWithRole(stack, 'client');
    await join(lead, early);
    const given = newEmail('private');
    const contact = { contactEmail: given, contactPhone: '+44 7700 900456' };
    const own = await raise(stack, lead.token, { contactEmail: given, contactPhone: '' });
    const kept = await raise(stack, lead.token, { contactEmail: newEmail('another') });
    const taken = await raise(stack, member.token, contact);
    const before = await raise(stack, early.token, { ...contact, contactEmail: newEmail('old') });
    for (const { _id } of [own, kept]) ok(await desk.reply(member, _id, 'Yes.'));
    const membership = await membershipOf(lead, early.email);
    ok(await api.delete(`/api/company/members/${membership}`, lead.token));
    for (const person of [member, early]) {
      ok(await ask(person));
      await erased(stack, person.id);
    }
    const rows = await stack.sql(
      `SELECT user_id, contact_email, contact_phone FROM project_requests WHERE id = ANY($1)
       ORDER BY number`,
      [[own._id, taken._id, before._id]],
    );
    const leads = { user_id: lead.id, contact_email: lead.email, contact_phone: null };
    expect(rows).toEqual([leads, leads, leads]);
    const { contactEmail } = await desk.detail(lead, kept._id);
    expect(contactEmail).toMatch(/^another/);
    expect(linesWith(await dumpOf(stack), [given, '900456'])).toEqual([]);
  });

  it('is done once, whole, where workers are killed in the middle', async () => {
    const client = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    ok(await ask(client));
    // A lock on the request stops the erasure half-way.
    const lock = 'SELECT 1 FROM project_requests WHERE id = $1 FOR UPDATE';
    await whileLocked(stack, [lock, [request._id]], async () => {
      await dueNow(stack, client.id);
      await untilSomebodyWaits(stack);
      await stack.workers.at(-1)!.kill();
      const [half] = await stack.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [
        client.id,
      ]);
      expect(half!.email).toBe(client.email);
    });
    ok(await api.post(EXPORT, {}, admin.token));
    await Promise.all([stack.startWorker(), stack.startWorker()]);
    await erased(stack, client.id);
    const events = await stack.sql(
      `SELECT 1 FROM events WHERE type = 'privacy.erased' AND subject_id = $1`,
      [client.id],
    );
    expect(events).toHaveLength(1);
    // Exports requested while no worker ran are made once one starts.
    await eventually(
      () => own(admin),
      (one) => one.export?.isReady,
    );
  });
});

describe('An export', () => {
  it('is made once a day, however many ask at once, and for seven days', async () => {
    const client = await personWithRole(stack, 'client');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.post(EXPORT, {}, client.token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe('export_today');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    const { export: made } = await eventually(
      () => own(client),
      (one) => one.export?.isReady,
    );
    await stack.sql('UPDATE data_requests SET expires_at = now() WHERE id = $1', [made._id]);
    const late = await api.get(`${EXPORT}/${made._id}`, client.token);
    expect([late.status, late.body.code]).toEqual([404, 'export_not_found']);
    await eventually(
      () => storedIn(stack),
      (stored) => !stored.includes(made._id),
    );
  });

  it('needs a fresh sign-in or the password', async () => {
    const client = await personWithRole(stack, 'client');
    await stack.sql(
      `UPDATE sessions SET created_at = now() - interval '1 hour' WHERE user_id = $1`,
      [client.id],
    );
    const stale = await api.post(EXPORT, {}, client.token);
    expect([stale.status, stale.body.code]).toEqual([403, 'reauthentication_required']);
    ok(await api.post(EXPORT, { currentPassword: client.password }, client.token));
  });
});

describe('Admins', () => {
  const raiseFor = (kind: string, email: string) =>
    api.post('/api/admin/privacy', { kind, email }, admin.token);
  const listed = async (subjectId: string) => {
    const { body } = await api.get('/api/admin/privacy?limit=100', admin.token);
    return body.dataRequests.find((one: { subjectId: string }) => one.subjectId === subjectId);
  };

  it('raise one for a lead, and download its export; the erasure takes leads and newsletter along', async () => {
    const form = contactForm({ firstName: 'Ottiwell', lastName: 'Garnishaw' });
    ok(await api.post('/api/forms/contact', form));
    ok(
      await api.post('/api/newsletter/subscribe', {
        email: form.email,
        page: '/',
        source: 'footer',
      }),
    );
    expect((await raiseFor('export', 'nobody@test.example')).body.errors?.[0]?.code).toBe('nobody');
    ok(await raiseFor('export', form.email));
    const [lead] = await stack.sql<{ id: string }>('SELECT id FROM leads WHERE email = $1', [
      form.email,
    ]);
    const made = await eventually(
      () => listed(lead!.id),
      (one) => one?.hasFile,
    );
    expect(made).toMatchObject({ name: 'Ottiwell Garnishaw', email: form.email, isByStaff: true });
    const days = (Date.parse(made.dueAt) - Date.parse(made.createdAt)) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    const response = await fetch(`${stack.baseUrl}/api/admin/privacy/${made._id}/file`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const files = await unzipped(Buffer.from(await response.arrayBuffer()));
    expect(files['data/leads.json']).toContain('Could we talk about forecasting?');
    ok(await raiseFor('erase', form.email));
    await erased(stack, lead!.id);
    expect((await api.get(`/api/admin/privacy/${made._id}/file`, admin.token)).status).toBe(404);
    expect(linesWith(await dumpOf(stack), [form.email, 'Ottiwell', 'Garnishaw'])).toEqual([]);
    expect(await listed(lead!.id)).toMatchObject({ name: null, email: null });
  });

  it('leave no file of an export that is cancelled while it is made', async () => {
    const [client, next] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    const asked = await whileWaiting(stack, {
      lock: ['LOCK TABLE testimonials', []],
      call: () => raiseFor('export', client.email),
      change: [
        [
          `UPDATE data_requests SET state = 'cancelled', done_at = now()
           WHERE subject_id = $1 AND state = 'waiting'`,
          [client.id],
        ],
      ],
    });
    ok(asked);
    const cancelled = await listed(client.id);
    expect(cancelled).toMatchObject({ state: 'cancelled', hasFile: false });
    const begun = 'SELECT 1 FROM data_requests WHERE id = $1 AND attempts = 1';
    expect(await stack.sql(begun, [cancelled._id])).toHaveLength(1);
    // The only worker makes one export at a time, so the first has ended once the second is done.
    ok(await raiseFor('export', next.email));
    const made = await eventually(
      () => listed(next.id),
      (one) => one?.state === 'done',
    );
    const stored = await storedIn(stack);
    expect(stored).toContain(made._id);
    expect(stored).not.toContain(cancelled._id);
  });

  it('fetch the copy of somebody who cannot sign in any more', async () => {
    const client = await personWithRole(stack, 'client');
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [client.id]);
    ok(await raiseFor('export', client.email));
    const { _id } = await eventually(
      () => listed(client.id),
      (one) => one?.hasFile,
    );
    const file = () => api.get(`/api/admin/privacy/${_id}/file`, admin.token);
    expect((await file()).status).toBe(200);
    await stack.sql('UPDATE users SET disabled_at = NULL WHERE id = $1', [client.id]);
    expect((await file()).status).toBe(404);
  });

  it('carry out or cancel a client’s erasure, which only admins see', async () => {
    const [client, other] = await Promise.all([
      personWithRole(stack, 'client'),
      personWithRole(stack, 'client'),
    ]);
    ok(await raiseFor('erase', client.email));
    expect((await raiseFor('erase', client.email)).body.code).toBe('erasure_under_way');
    expect((await raiseFor('erase', support.email)).body.code).toBe('staff_erased_by_admin');
    const { _id } = await listed(client.id);
    expect((await api.get('/api/admin/privacy', client.token)).status).toBe(403);
    ok(await api.post(`/api/admin/privacy/${_id}/run`, {}, admin.token));
    await eventually(
      () => stateOf(stack, client.id),
      (row) => row?.state === 'done',
    );
    expect((await api.delete(`/api/admin/privacy/${_id}`, admin.token)).body.code).toBe(
      'data_request_settled',
    );
    ok(await raiseFor('erase', other.email));
    ok(await api.delete(`/api/admin/privacy/${(await listed(other.id))._id}`, admin.token));
    expect((await own(other)).erasure).toBeNull();
  });
});

describe('A client who had other addresses, and is named elsewhere', () => {
  it('leaves none of them, nor the name in what staff wrote about others', async () => {
    const client = await personWithRole(stack, 'client');
    const names = ['Perpetua', 'Ashgrovewick'];
    await stack.sql('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [
      client.id,
      ...names,
    ]);
    const first = client.email;
    const moveTo = async (email: string) => {
      const form = { firstName: names[0], lastName: names[1], company: 'Fenn', email };
      ok(await api.put('/api/update-profile', form, client.token));
      const token = await tokenFromMail(stack, email, 'Confirm your new e-mail address');
      ok(await api.post('/api/verify-email', { token }));
      client.token = await signIn(stack, { ...client, email });
    };
    const [second, third, never] = ['second', 'third', 'never'].map((name) => newEmail(name));
    await moveTo(second!);
    await moveTo(third!);
    const form = { firstName: names[0], lastName: names[1], company: 'Fenn', email: never };
    const asked = await api.put('/api/update-profile', form, client.token);
    ok(asked);
    const token = asked.body.token ?? client.token;
    await stack.mailbox.waitFor({ to: never!, subject: 'Confirm your new e-mail address' });

    ok(await api.post('/api/forms/contact', contactForm({ email: first })));
    ok(await api.post('/api/newsletter/subscribe', { email: second, page: '/', source: 'footer' }));
    const lead = await personWithRole(stack, 'client');
    ok(await api.post('/api/company', { name: 'Otherwise Ltd', sharing: 'none' }, lead.token));
    ok(await api.post('/api/company/members', { email: first, role: 'member' }, lead.token));
    await stack.sql(
      `INSERT INTO inbound_mails (id, source_id, content_hash, storage_key, state, reason, message_id,
         from_address, from_name, subject, excerpt, bytes)
       SELECT gen_random_uuid(), 'source ' || n, decode(md5(n::text), 'hex'), 'inbound/' || n, 'unmatched',
         NULL, 'message-' || n || '@x.example', address, '', words, words, 9
       FROM (VALUES (1, upper($1::text), 'Mine'), (2, 'other@x.example', $2::text)) m (n, address, words)`,
      [first, `Fwd: perpetua ASHGROVEWICK <${second!.toUpperCase()}>`],
    );

    const stranger = await personWithRole(stack, 'client');
    const twin = await personWithRole(stack, 'client');
    await stack.sql('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [
      twin.id,
      ...names,
    ]);
    const words = `Ask Perpetua  Ashgrovewick (${first}, now ${third!.toUpperCase()}), she knows.`;
    const { _id, version } = await desk.delegated(stranger, admin, 'support');
    ok(await desk.reply(support, _id, words));
    await stack.sql(
      `INSERT INTO request_notes (id, request_id, team, author_id, body) VALUES ($1, $2, 'support', $3, $4)`,
      [randomUUID(), _id, support.id, words],
    );
    const move = { requestId: _id, status: 'rejected', reason: words };
    ok(await api.put('/api/admin-requests', move, admin.token));
    expect(version).toBeGreaterThan(0);
    for (const title of ['Perpetua Ashgrovewick', 'PERPETUA ASHGROVEWICK.']) {
      ok(await api.post('/api/canned-replies', { title, body: words }, admin.token));
    }
    await drained(stack);

    const emails = [first, second!, third!, never!];
    expect(linesWith(await dumpOf(stack), emails).length).toBeGreaterThan(10);
    ok(await api.post(ERASE, { currentPassword: client.password }, token));
    await erased(stack, client.id);
    await drained(stack);
    const dump = await dumpOf(stack);
    expect(linesWith(dump, emails)).toEqual([]);
    const named = linesWith(dump, ['Ashgrovewick']);
    expect(named.filter((line) => !line.includes(twin.id))).toEqual([]);
    expect(dump).toContain('Ask [erased] ([erased], now [erased]), she knows.');
    const [kept] = await stack.sql('SELECT last_name FROM users WHERE id = $1', [twin.id]);
    expect(kept).toEqual({ last_name: 'Ashgrovewick' });
  });

  it('takes no words, names or numbers of ours from what staff wrote to others', async () => {
    const stranger = await personWithRole(stack, 'client');
    const { _id: others } = await desk.delegated(stranger, admin, 'support');
    const names = [
      ['we', 'Will'],
      ['Kind', 'Regards'],
      ['Regards, Tomasine', 'Brightwater'],
    ];
    const given = '01632 960555';
    const clients = await Promise.all(names.map(() => personWithRole(stack, 'client')));
    const { email } = clients[0]!;
    const stays = `We will ring from ${brand.phone} (${brand.email}) or ${given}, not jane.${email} or ${email}m.\n\nKind Regards, Tomasine Brightwater`;
    ok(await desk.reply(support, others, `${stays}, to ${email.toUpperCase()}.`));
    ok(await desk.reply(support, others, 'One kind of forecast regards stock.'));
    for (const [index, client] of clients.entries()) {
      await stack.sql(
        'UPDATE users SET first_name = $2, last_name = $3, phone = $4 WHERE id = $1',
        [client.id, ...names[index]!, brand.phone],
      );
      await raise(stack, client.token, { contactEmail: brand.email, contactPhone: given });
      ok(await ask(client));
      await erased(stack, client.id);
    }
    const { comments } = await desk.detail(stranger, others);
    expect(comments.map(({ text }: { text: string }) => text)).toEqual([
      `${stays}, to [erased].`,
      'One kind of forecast regards stock.',
    ]);
  });

  it('takes nothing of another person who has one of the addresses now', async () => {
    const [client, owner] = await Promise.all([
      personWithRole(stack, 'client'),
      personWithRole(stack, 'client'),
    ]);
    await stack.sql('INSERT INTO former_addresses (user_id, email) VALUES ($1, $2)', [
      client.id,
      owner.email,
    ]);
    ok(await api.post('/api/forms/contact', contactForm({ email: owner.email })));
    ok(await ask(client));
    await erased(stack, client.id);
    const left = await stack.sql('SELECT 1 FROM leads WHERE email = $1', [owner.email]);
    expect(left).toHaveLength(1);
    expect(await signIn(stack, owner)).toEqual(expect.any(String));
  });
});

describe('A mail on its way', () => {
  it('does not store the address of a person erased at the same time', async () => {
    const mailOfLead = (email: string) =>
      stack.sql<{ id: string; state: string; recipient: string | null }>(
        `SELECT m.id, m.state, m.recipient FROM outbox_mails m JOIN leads l ON l.id::text = m.props->>'leadId'
         WHERE l.email = $1 AND m.template = 'lead-received'`,
        [email],
      );
    const [form, later] = [contactForm(), contactForm()];
    stack.smtp.delay(1_500);
    ok(await api.post('/api/forms/contact', form));
    const [sending] = await eventually(
      () => mailOfLead(form.email),
      ([mail]) => mail?.state === 'sending',
    );
    const [lead] = await stack.sql('SELECT id FROM leads WHERE email = $1', [form.email]);
    expect((await api.delete(`/api/leads/${lead!.id}`, admin.token)).status).toBe(204);
    stack.smtp.delay(0);
    await stack.mailbox.waitFor({ to: form.email, subject: 'Thank you' });
    // Leads are processed in order, so the first is done once a later one is.
    ok(await api.post('/api/forms/contact', later));
    await eventually(
      () => mailOfLead(later.email),
      ([mail]) => mail?.state === 'sent',
    );
    const [after] = await stack.sql('SELECT state, recipient FROM outbox_mails WHERE id = $1', [
      sending!.id,
    ]);
    expect(after).toEqual({ state: 'cancelled', recipient: null });
  });
});

describe('The note of an erasure', () => {
  it('is written once, before anything is locked, and names what is erased with the account', async () => {
    const client = await personWithRole(stack, 'client');
    for (const message of ['Could we talk?', 'Could we talk about something else?']) {
      ok(await api.post('/api/forms/contact', contactForm({ email: client.email, message })));
    }
    const ids = await eventually(
      () => stack.sql<{ id: string }>('SELECT id FROM leads WHERE email = $1', [client.email]),
      (rows) => rows.length === 2,
    );
    const folder = join(stack.env['DATA_DIR']!, 'files/erasures');
    const before: string[] = await readdir(folder).catch(() => []);
    const noteOf = () => readFile(join(folder, `client-${client.id}`), 'utf8').catch(() => '');
    const lock = 'SELECT 1 FROM leads WHERE id = $1 FOR UPDATE';
    const note = await whileLocked(stack, [lock, [ids[0]!.id]], async () => {
      ok(await ask(client));
      await dueNow(stack, client.id);
      // The account is locked now, and the storage is not asked again.
      await untilSomebodyWaits(stack);
      return noteOf();
    });
    await erased(stack, client.id);
    const noted = note
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(noted).toEqual(expect.arrayContaining([client.id, ...ids.map(({ id }) => id)]));
    const added = (await readdir(folder)).filter((name) => !before.includes(name));
    expect(added).toEqual([`client-${client.id}`]);
  });
});

describe('After a restore', () => {
  it('the journal repeats erasures since the backup, and can be replayed', async () => {
    const client = await personWithRole(stack, 'client');
    const { email, id } = client;
    const [was] = await stack.sql<{ row: object }>(
      'SELECT to_jsonb(u) AS row FROM users u WHERE id = $1',
      [id],
    );
    const form = contactForm();
    ok(await api.post('/api/forms/contact', form));
    await stack.mailbox.waitFor({ to: form.email, subject: 'Thank you' });
    const [lead] = await stack.sql<{ id: string; row: object }>(
      'SELECT id, to_jsonb(l) AS row FROM leads l WHERE email = $1',
      [form.email],
    );
    expect((await api.delete(`/api/leads/${lead!.id}`, admin.token)).status).toBe(204);
    ok(await ask(client));
    await erased(stack, id);
    await stack.sql(
      `UPDATE users u SET email = b.email, first_name = b.first_name, erased_at = NULL, disabled_at = NULL
       FROM jsonb_populate_record(NULL::users, $2) b WHERE u.id = $1`,
      [id, was!.row],
    );
    await stack.sql('INSERT INTO leads SELECT * FROM jsonb_populate_record(NULL::leads, $1)', [
      lead!.row,
    ]);
    expect(linesWith(await dumpOf(stack), [email, form.email])).toHaveLength(2);
    expect(await runCommand(stack, 'replay-erasures')).toMatch(/; 2 were carried out again/);
    expect(linesWith(await dumpOf(stack), [email, form.email])).toEqual([]);
    expect(await runCommand(stack, 'replay-erasures')).toMatch(/; 0 were carried out again/);
  });
});

describe('The registry', () => {
  it('declares every text column of every table', async () => {
    const columns = await stack.sql<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'migrations' AND udt_name = ANY($1)`,
      [
        [
          'text',
          'varchar',
          'citext',
          'jsonb',
          'json',
          'inet',
          'cidr',
          'bytea',
          'bpchar',
          'xml',
          'hstore',
          'tsvector',
          '_text',
          '_citext',
          '_varchar',
        ],
      ],
    );
    const named = textColumns().map(({ table, column }) => `${table}.${column}`);
    const found = columns.map(({ table, column }) => `${table}.${column}`);
    expect(found.filter((one) => !named.includes(one))).toEqual([]);
    expect(named.filter((one) => !found.includes(one))).toEqual([]);
  });

  it('erases every table with personal columns, or says why it stays', () => {
    const settled = personalData().filter(
      ({ erase, deleted, cleared, redacted, kept }) =>
        erase || deleted || cleared || redacted || kept,
    );
    const personal = textColumns().filter(({ content }) => content === 'personal');
    expect(personal.filter((one) => !settled.some(({ table }) => table === one.table))).toEqual([]);
  });
});
