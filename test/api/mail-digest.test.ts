import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '../support/api';
import { deskAt } from '../support/desk';
import { eventually } from '../support/eventually';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

const WINDOW = 3;
let stack: Stack;
let admin: Person;
beforeAll(async () => {
  const env = { MAIL_DIGEST_SECONDS: String(WINDOW), MAIL_STALE_SECONDS: '2', MAIL_POLL_MS: '400' };
  stack = await startStack({ workers: 2, env });
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.stop());

const change = async (requestId: string, to: Record<string, unknown>) => {
  const api = new Api(stack.baseUrl);
  const answer = await api.put('/api/admin-requests', { requestId, ...to }, admin.token);
  expect(answer.status).toBe(200);
};

const client = () => personWithRole(stack, 'client');
const about = ({ email }: Person, reference: string) =>
  stack.mailbox.all({ to: email, subject: new RegExp(`^Your request ${reference} `) });

const statesOf = (requestId: string, template = 'status-changed') =>
  stack.sql<{ state: string }>(
    `SELECT m.state FROM outbox_mails m JOIN events e ON e.id = m.event_id
     WHERE e.subject_id = $1 AND m.template = $2 ORDER BY m.id`,
    [requestId, template],
  );
/** Holds the mail to staff for as long as the test needs. */
const holdUntil = (requestId: string, from: string) =>
  stack.sql<{ id: string }>(
    `UPDATE outbox_mails m SET next_attempt_at = now() + $2::interval FROM events e
     WHERE e.id = m.event_id AND e.subject_id = $1 AND m.template = 'client-replied'
       AND m.state = 'held' RETURNING m.id`,
    [requestId, from],
  );

const until = (requestId: string, states: string[]) =>
  eventually(
    () => statesOf(requestId),
    (rows) => rows.map(({ state }) => state).join() === states.join(),
  );

describe('An acknowledgement', () => {
  it('links to the choice of mails, as every mail to an account about a request does', async () => {
    const person = await client();
    await raise(stack, person.token);
    const subject = 'We have received your request';
    const mail = await stack.mailbox.waitFor({ to: person.email, subject });
    expect(mail.text).toContain('Choose which e-mails you get:');
    expect(mail.text).toContain('/dashboard/profile#mails');
    expect(mail.html).toContain('/dashboard/profile#mails');
  });
});

describe('Moves of one request within the window', () => {
  it('are one mail that lists them in order, with reasons and next steps', async () => {
    const person = await client();
    const request = await raise(stack, person.token);
    const started = Date.now();
    await change(request._id, { status: 'in_review', reason: 'The data <i>fits</i>.' });
    await change(request._id, { status: 'in_review', agreedPrice: 12_000 });
    await change(request._id, { status: 'approved', reason: 'We like it.' });
    await until(request._id, ['sent', 'merged', 'merged']);
    expect(Date.now() - started).toBeLessThan((WINDOW + 8) * 1_000);
    const [mail, ...others] = await about(person, request.reference);
    expect(others).toEqual([]);
    expect(mail!.subject).toContain('is now: Approved (3 changes)');
    const told = ['Our review has begun', 'The data <i>fits</i>.', '$12,000', 'We like it.'];
    const places = told.map((words) => mail!.text.indexOf(words));
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(places[0]).toBeGreaterThan(0);
    expect(mail!.text).toContain('What happens next: Our team will write to you by');
    expect(mail!.html).not.toContain('<i>fits');
    const [first] = await stack.sql<{ id: string }>(
      `SELECT id FROM outbox_mails WHERE recipient = $1 AND state = 'sent'
       AND template = 'status-changed'`,
      [person.email],
    );
    expect(mail!.headers['message-id']).toContain(first!.id);
  });

  it('and one alone says its reason, and what can still be done', async () => {
    const person = await client();
    const request = await raise(stack, person.token);
    await change(request._id, { status: 'rejected', reason: 'Out of our field.' });
    await until(request._id, ['sent']);
    const [mail] = await about(person, request.reference);
    expect(mail!.subject).toContain('is now: Rejected');
    expect(mail!.text).toContain('Reason: Out of our field.');
    expect(mail!.text).toContain('\nWe can’t take this on.');
    expect(mail!.text).not.toContain('What happens next');
    expect(mail!.text).toContain(`.${request.reference}.${request._id}`);
  });

  it('and an answer are one mail, whichever came first', async () => {
    const answered = { awaitClient: true, reason: 'The data fits.' };
    const desk = deskAt(stack);
    const calls: ((id: string) => Promise<unknown>)[] = [
      (id) => desk.reply(admin, id, 'We begin on Monday.', { ...answered, status: 'in_review' }),
      async (id) => {
        await desk.reply(admin, id, 'We begin on Monday.', answered);
        await change(id, { status: 'in_review' });
      },
      async (id) => {
        await change(id, { status: 'in_review' });
        await desk.reply(admin, id, 'We begin on Monday.', answered);
      },
    ];
    for (const call of calls) {
      const person = await client();
      const request = await raise(stack, person.token);
      await call(request._id);
      await until(request._id, ['held']);
      const [mail] = await stack.mailbox.waitForCount(1, {
        to: person.email,
        subject: `An answer to your request ${request.reference}`,
      });
      await eventually(
        () => stack.sql(`SELECT 1 FROM outbox_mails WHERE state IN ('held', 'waiting', 'sending')`),
        (rows) => rows.length === 0,
      );
      expect(await about(person, request.reference)).toEqual([]);
      expect(mail!.text).toContain('We begin on Monday.');
      expect(mail!.text).toContain(`${request.reference} is now: In review`);
      expect(mail!.text.match(/What happens next: It is your turn/g)).toHaveLength(1);
    }
  });

  it('omit messages for people who turned those mails off', async () => {
    const person = await client();
    const form = {
      preferences: [{ kind: 'request_messages', delivery: 'never' }],
      timeZone: 'Europe/London',
    };
    await new Api(stack.baseUrl).put('/api/profile/mail-preferences', form, person.token);
    const request = await raise(stack, person.token);
    const status = { status: 'in_review' };
    await deskAt(stack).reply(admin, request._id, 'Only on the page.', status);
    const subject = `Your request ${request.reference} is now: In review`;
    const mail = await stack.mailbox.waitFor({ to: person.email, subject });
    expect(mail.text).not.toContain('Only on the page.');
  });

  it('and a long answer quote only its beginning', async () => {
    const person = await client();
    const request = await raise(stack, person.token);
    const long = `${'We begin on Monday. '.repeat(60)}THE END`;
    await deskAt(stack).reply(admin, request._id, long, { awaitClient: true });
    const answer = await stack.mailbox.waitFor({ to: person.email, subject: 'An answer' });
    expect(answer.text).toContain('We begin on Monday. We begin');
    expect(answer.text).toMatch(/ …\n/);
    expect(answer.text).not.toContain('THE END');
  });

  it('of a client are one mail to staff', async () => {
    const person = await client();
    const api = new Api(stack.baseUrl);
    const desk = deskAt(stack);
    const support = await personWithRole(stack, 'support');
    const request = await desk.delegated(person, admin);
    await desk.assign(support, request._id, support.id);
    for (const step of ['withdraw', 'reopen']) {
      const reason = { reason: `To ${step} it.` };
      await api.post(`/api/requests/${request._id}/${step}`, reason, person.token);
    }
    const subject = `Reopened (2 changes): ${request.reference}`;
    const mail = await stack.mailbox.waitFor({ to: support.email, subject });
    expect(mail.text.indexOf('To withdraw it.')).toBeLessThan(mail.text.indexOf('To reopen it.'));
  });

  it('of a client reach staff only while they have the request, even if the client is deactivated', async () => {
    const api = new Api(stack.baseUrl);
    const desk = deskAt(stack);
    const [person, support] = [await client(), await personWithRole(stack, 'support')];
    const kept = await desk.delegated(person, admin);
    const handedOn = await desk.delegated(person, admin);
    for (const { _id } of [kept, handedOn]) {
      await desk.assign(support, _id, support.id);
      expect((await desk.reply(person, _id, 'Please ring me.')).status).toBe(201);
      await eventually(
        () => holdUntil(_id, '1 hour'),
        (mails) => mails.length === 1,
      );
    }
    const form = { requestId: handedOn._id, assignTo: 'manager' };
    const answers = [
      await api.put('/api/delegate-request', form, admin.token),
      await api.put(`/api/people/${person.id}/active`, { isActive: false }, admin.token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { _id } of [kept, handedOn]) await holdUntil(_id, '0 seconds');
    for (const [{ _id }, state] of [
      [kept, 'sent'],
      [handedOn, 'skipped'],
    ] as const) {
      const rows = await eventually(
        () => statesOf(_id, 'client-replied'),
        ([row]) =>
          row !== undefined && !['held', 'waiting', 'queued', 'sending'].includes(row.state),
      );
      expect(rows).toEqual([{ state }]);
    }
  });
});

describe('When workers are killed', () => {
  it('while moves wait, they still are one mail, sent once', async () => {
    const person = await client();
    const request = await raise(stack, person.token);
    await change(request._id, { status: 'in_review' });
    await change(request._id, { status: 'approved' });
    await until(request._id, ['held', 'held']);
    await Promise.all(stack.workers.map((worker) => worker.kill()));
    await pause(WINDOW * 1_000);
    await Promise.all([stack.startWorker(), stack.startWorker()]);
    await until(request._id, ['sent', 'merged']);
    expect(await about(person, request.reference)).toHaveLength(1);
  });

  it('while a digest is being sent, it comes once more, as the same mail', async () => {
    const person = await client();
    const request = await raise(stack, person.token);
    await stack.mailbox.waitFor({ to: person.email, subject: 'We have received' });
    await change(request._id, { status: 'in_review' });
    await change(request._id, { status: 'approved' });
    stack.smtp.delay(1_500);
    await until(request._id, ['sending', 'merged']);
    await Promise.all(stack.workers.map((worker) => worker.kill().catch(() => undefined)));
    stack.smtp.delay(0);
    await stack.startWorker();
    await until(request._id, ['sent', 'merged']);
    const mails = await about(person, request.reference);
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect(mails[0]!.subject).toContain('(2 changes)');
  });
});

describe('A daily mail', () => {
  const daily = async () => {
    const person = await client();
    const form = {
      preferences: [{ kind: 'request_moves', delivery: 'daily' }],
      timeZone: 'Asia/Tokyo',
    };
    const api = new Api(stack.baseUrl);
    expect((await api.put('/api/profile/mail-preferences', form, person.token)).status).toBe(200);
    return person;
  };
  const morning = ({ id }: Person) =>
    stack.sql(
      `UPDATE outbox_mails SET next_attempt_at = now() WHERE state = 'held' AND digest_key = $1`,
      [`daily ${id}`],
    );
  const mailsTo = ({ email }: Person) => stack.mailbox.all({ to: email, subject: 'Your day at' });

  it('holds a digest of moves too, and two workers send one', async () => {
    await stack.startWorker();
    const person = await daily();
    const requests = [await raise(stack, person.token), await raise(stack, person.token)];
    for (const { _id } of requests) {
      await change(_id, { status: 'in_review' });
      await change(_id, { status: 'approved' });
    }
    for (const { _id } of requests) await until(_id, ['held', 'merged']);
    await morning(person);
    await until(requests[0]!._id, ['sent', 'merged']);
    await until(requests[1]!._id, ['merged', 'merged']);
    const mails = await mailsTo(person);
    expect(mails).toHaveLength(1);
    for (const { reference } of requests) {
      expect(mails[0]!.text).toContain(`${reference} is now: Approved (2 changes)`);
    }
    expect(mails[0]!.text.match(/Our review has begun/g)).toHaveLength(2);
  });

  it('is neither lost nor doubled by workers that are killed before and while it is sent', async () => {
    const person = await daily();
    const requests = [await raise(stack, person.token), await raise(stack, person.token)];
    await stack.mailbox.waitForCount(2, { to: person.email, subject: 'We have received' });
    for (const { _id } of requests) await change(_id, { status: 'in_review' });
    await eventually(
      () => stack.sql(`SELECT 1 FROM outbox_mails WHERE digest_key = $1`, [`daily ${person.id}`]),
      (rows) => rows.length === 2,
    );
    const killAll = () =>
      Promise.all(stack.workers.map((worker) => worker.kill().catch(() => undefined)));
    await killAll();
    await morning(person);
    stack.smtp.delay(1_500);
    await stack.startWorker();
    await until(requests[0]!._id, ['sending']);
    await killAll();
    stack.smtp.delay(0);
    await stack.startWorker();
    await until(requests[0]!._id, ['sent']);
    await until(requests[1]!._id, ['merged']);
    const ids = (await mailsTo(person)).map(({ headers }) => headers['message-id']);
    expect(new Set(ids).size).toBe(1);
    for (const { reference } of requests) {
      expect((await mailsTo(person))[0]!.text).toContain(reference);
    }
  });
});
