import { Api } from '../support/api';
import { FakeBrevo } from '../support/brevo';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { complaintForm, leadForm } from '../support/forms';
import { linkIn } from '../support/mailbox';
import { newEmail, personWithRole, tokenFromMail, type Person } from '../support/people';
import { confirmedReader, CONFIRM_SUBJECT } from '../support/readers';
import { runCommand } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

const HOOK = 'hook-7Yq2mZr9Lw4Xc8Vb3';
const KEY = 'xkeysib-2f9d8c7b6a5e4f3d';

describe('The e-mail-marketing provider', () => {
  let brevo: FakeBrevo;
  let stack: Stack;
  let api: Api;
  let admin: Person;
  beforeAll(async () => {
    brevo = await FakeBrevo.start();
    stack = await startStack({
      env: {
        MAIL_POLL_MS: '400',
        BREVO_API_KEY: KEY,
        BREVO_API_URL: brevo.url,
        BREVO_WEBHOOK_TOKEN: HOOK,
        BREVO_LEADS_LIST_IDS: '7',
        BREVO_NEWSLETTER_LIST_IDS: '3, 4',
      },
    });
    api = new Api(stack.baseUrl);
    admin = await personWithRole(stack, 'admin');
  });
  afterAll(async () => {
    await stack.stop();
    await brevo.stop();
  });

  const contactsOf = (email: string) =>
    brevo.callsTo('/contacts').filter(({ body }) => body.email === email);
  const untilContacts = (email: string, count: number) =>
    eventually(
      () => Promise.resolve(contactsOf(email)),
      (calls) => calls.length >= count,
    );
  const syncOf = async (email: string) =>
    (
      await stack.sql<{ state: string; attempts: number; last_error: string | null }>(
        `SELECT c.state, c.attempts, c.last_error FROM contact_syncs c JOIN leads l ON l.id = c.subject_id WHERE l.email = $1`,
        [email],
      )
    )[0]!;

  it('never learns of a complaint', async () => {
    const complaint = complaintForm();
    await api.post('/api/complaints', complaint);
    const later = leadForm();
    await api.post('/api/forms/lead', later);
    await untilContacts(later.email, 1);
    expect(contactsOf(complaint.email)).toEqual([]);
  });

  it('learns of a lead, with the specified attributes', async () => {
    const form = leadForm({ name: 'Ada King Byron' });
    await api.post('/api/forms/lead', form);
    const [call] = await untilContacts(form.email, 1);
    expect(call).toMatchObject({ method: 'POST', apiKey: KEY });
    expect(call!.body).toEqual({
      email: form.email,
      attributes: {
        FIRSTNAME: 'Ada',
        LASTNAME: 'King Byron',
        COMPANY: form.company,
        PHONE: form.phone,
        JOB_TITLE: form.jobTitle,
        MESSAGE: form.message,
        SERVICE: 'AI Integration',
      },
      listIds: [7],
      updateEnabled: true,
    });
    await eventually(
      () => syncOf(form.email),
      ({ state }) => state === 'done',
    );
  });

  it('keeps a confirmed reader’s data, whatever a form says', async () => {
    const { email } = await confirmedReader(stack);
    const before = (await untilContacts(email, 1)).length;
    await api.post('/api/forms/lead', leadForm({ email, name: 'Mallory Evil', company: 'Evil' }));
    const calls = await untilContacts(email, before + 1);
    expect(calls.at(-1)!.body).toEqual({
      email,
      attributes: {},
      listIds: [7],
      updateEnabled: true,
    });
  });

  it('learns of a subscriber once they confirmed, and when they leave and come back', async () => {
    const email = newEmail('reader');
    await api.post('/api/newsletter/subscribe', { email });
    const token = await tokenFromMail(stack, email, CONFIRM_SUBJECT);
    await drained(stack);
    expect(contactsOf(email)).toEqual([]);
    await api.post('/api/newsletter/verify', { token });
    const [first] = await untilContacts(email, 1);
    expect(first!.body).toEqual({ email, attributes: {}, listIds: [3, 4], updateEnabled: true });
    const welcome = await stack.mailbox.waitFor({ to: email, subject: 'Welcome' });
    const link = new URL(linkIn(welcome, '/unsubscribe')).searchParams.get('token');
    await api.post('/api/newsletter/unsubscribe', { token: link });
    const [, left] = await untilContacts(email, 2);
    expect(left!.body).toMatchObject({ email, emailBlacklisted: true, updateEnabled: true });
    const goodbye = await stack.mailbox.waitFor({ to: email, subject: 'You are unsubscribed' });
    const undo = new URL(linkIn(goodbye, 'undo=1')).searchParams.get('token');
    await api.post('/api/newsletter/undo', { token: undo });
    const [, , back] = await untilContacts(email, 3);
    expect(back!.body).toMatchObject({ listIds: [3, 4], emailBlacklisted: false });
  });

  it('is asked again after a 429, once its limit is whole again, and not before', async () => {
    const limits = {
      'x-sib-ratelimit-limit': '10',
      'x-sib-ratelimit-remaining': '0',
      'x-sib-ratelimit-reset': '2',
    };
    brevo.plan({
      status: 429,
      headers: limits,
      body: { code: 'too_many_requests', message: 'Wait' },
    });
    const form = leadForm();
    const begun = Date.now();
    await api.post('/api/forms/lead', form);
    await untilContacts(form.email, 2);
    expect(Date.now() - begun).toBeGreaterThan(1_900);
    const { state, attempts } = await eventually(
      () => syncOf(form.email),
      (sync) => sync.state === 'done',
    );
    expect([state, attempts]).toEqual(['done', 1]);
  });

  it('is asked again after a failure of its own', async () => {
    brevo.plan({ status: 500 }, { status: 502, body: {} });
    const form = leadForm();
    await api.post('/api/forms/lead', form);
    await untilContacts(form.email, 3);
    const sync = await eventually(
      () => syncOf(form.email),
      ({ state }) => state === 'done',
    );
    expect(sync.attempts).toBe(3);
  });

  it.each([
    [400, 'invalid_parameter', 'Invalid phone number for ada@x.example'],
    [401, 'unauthorized', 'Key not found'],
    [402, 'not_enough_credits', 'Not enough credits'],
    [403, 'permission_denied', 'Not allowed'],
  ])(
    'that refuses with %i %s is not asked again; ops see why and may try again',
    async (status, code, message) => {
      brevo.plan({ status, body: { code, message } });
      const form = leadForm();
      await api.post('/api/forms/lead', form);
      await drained(stack);
      expect(contactsOf(form.email)).toHaveLength(1);
      const list = await api.get('/api/ops/contacts?state=refused', admin.token);
      const [shown] = list.body.contacts;
      expect(shown).toMatchObject({ kind: 'lead', state: 'refused', attempts: 1 });
      expect(shown.lastError).toContain(`Brevo answered ${status} ${code}`);
      expect(shown.lastError).not.toContain('ada@x.example');
      const backlog = await api.get('/api/ops/mail-backlog', admin.token);
      expect(backlog.body).toMatchObject({ hasProvider: true, contactsRefused: 1 });
      await api.post(`/api/ops/contacts/${shown._id}/retry`, {}, admin.token);
      await eventually(
        () => syncOf(form.email),
        ({ state }) => state === 'done',
      );
    },
  );

  it('is never named to a browser, nor is its key', async () => {
    const form = leadForm();
    brevo.plan({ status: 400, body: { code: 'invalid_parameter', message: KEY } });
    const sent = await api.post('/api/forms/lead', form);
    expect(sent.status).toBe(201);
    expect(JSON.stringify(sent.body)).not.toMatch(/brevo|xkeysib/i);
    const page = await (await fetch(stack.baseUrl)).text();
    expect(page).not.toMatch(/brevo|xkeysib/i);
  });

  it('deletes the people we erase', async () => {
    const { email, id } = await confirmedReader(stack);
    await untilContacts(email, 1);
    await api.delete(`/api/subscribers/${id}`, admin.token);
    const path = `/contacts/${encodeURIComponent(email)}`;
    await eventually(
      () => Promise.resolve(brevo.callsTo(path)),
      (calls) => calls.length === 1 && calls[0]!.method === 'DELETE',
    );
    const left = await eventually(
      () =>
        stack.sql<{ state: string; email: string | null }>(
          `SELECT state, email FROM contact_syncs WHERE subject_id = $1`,
          [id],
        ),
      ([sync]) => sync?.state === 'done',
    );
    expect(left).toEqual([{ state: 'done', email: null }]);
  });

  it('deletes whom retention deletes', async () => {
    const [reader, email] = [await confirmedReader(stack), newEmail('lead')];
    await api.post('/api/forms/lead', leadForm({ email }));
    await untilContacts(reader.email, 1);
    await untilContacts(email, 1);
    await drained(stack);
    await stack.sql(
      `UPDATE subscribers SET state = 'unsubscribed', updated_at = now() - interval '7 years' WHERE id = $1`,
      [reader.id],
    );
    await stack.sql(`UPDATE leads SET updated_at = now() - interval '3 years' WHERE email = $1`, [
      email,
    ]);
    await stack.sql('DELETE FROM retention_runs');
    await runCommand(stack, 'run-retention');
    for (const one of [reader.email, email]) {
      await eventually(
        () => Promise.resolve(brevo.callsTo(`/contacts/${encodeURIComponent(one)}`)),
        ([call]) => call?.method === 'DELETE',
      );
    }
  });

  it('forgets an erased enquiry of who still reads the newsletter, and keeps the reader', async () => {
    const { email } = await confirmedReader(stack);
    await untilContacts(email, 1);
    await api.post('/api/forms/lead', leadForm({ email }));
    await untilContacts(email, 2);
    const [lead] = await stack.sql<{ id: string }>('SELECT id FROM leads WHERE email = $1', [
      email,
    ]);
    await api.delete(`/api/leads/${lead!.id}`, admin.token);
    const [, , again] = await untilContacts(email, 3);
    expect(again!.body).toEqual({ email, attributes: {}, listIds: [3, 4], updateEnabled: true });
    const paths = brevo.calls.map(({ method, path }) => `${method} ${path}`);
    const erased = paths.indexOf(`DELETE /contacts/${encodeURIComponent(email)}`);
    expect([erased > -1, brevo.calls.indexOf(again!) > erased]).toEqual([true, true]);
  });

  it('is notified of an address suppressed by a complaint from any source', async () => {
    const { email } = await confirmedReader(stack);
    await untilContacts(email, 1);
    await api.post('/webhooks/mail/brevo', { event: 'spam', email }, undefined, {
      authorization: `Bearer ${HOOK}`,
    });
    const [, silenced] = await untilContacts(email, 2);
    expect(silenced!.body).toMatchObject({ email, emailBlacklisted: true });
  });
});
