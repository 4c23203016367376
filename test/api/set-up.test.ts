import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import {
  mailOf,
  newMessageId,
  postMail,
  provenBy,
  replyAddressIn,
  settled,
} from '../support/inbound-mail';
import { personWithRole, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

// Of its own, because the set-up is the whole firm's.
let stack: Stack;
let api: Api;
let admin: Person;
beforeAll(async () => {
  stack = await startStack();
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.stop());

type Step = { step: string; isDone: boolean; missing: string; canConfirm: boolean };

const SET_UP = '/api/admin/set-up';
const SUBJECT = 'Test mail from Fenwright';

async function steps(): Promise<Record<string, Step>> {
  const { body } = await api.get(SET_UP, admin.token);
  return Object.fromEntries((body.steps as Step[]).map((one) => [one.step, one]));
}

const step = async (name: string): Promise<Step> => (await steps())[name]!;

const untilDone = (name: string) =>
  eventually(
    () => step(name),
    ({ isDone }) => isDone,
  );

const confirm = (name: string) => api.post(`${SET_UP}/confirmations`, { step: name }, admin.token);

describe('The set-up of a new firm', () => {
  it('says of each step what is missing', async () => {
    const { body } = await api.get(SET_UP, admin.token);
    expect(body.isDone).toBe(false);
    expect((body.steps as Step[]).map(({ step: name }) => name)).toEqual([
      ...['hours', 'calendar', 'meeting_link', 'replies', 'second_admin'],
      ...['mail_out', 'mail_in', 'brand', 'legal'],
    ]);
    for (const one of body.steps as Step[]) expect(one).toMatchObject({ isDone: false });
    const { replies, legal, brand, mail_out: out } = await steps();
    expect(replies!.missing).toBe('There are 0 of 3 replies.');
    expect(legal!.missing).toContain('Company number');
    expect(brand!.missing).toContain('Telephone number');
    expect(out!.canConfirm).toBe(false);
  });

  it('is for admins', async () => {
    for (const role of ['client', 'support', 'manager'] as const) {
      const { token } = await personWithRole(stack, role);
      expect((await api.get(SET_UP, token)).status).toBe(403);
      expect((await api.post(`${SET_UP}/test-mail`, {}, token)).status).toBe(403);
    }
  });

  it('counts hours that were confirmed, or saved by somebody', async () => {
    const { body } = await confirm('hours');
    expect((body.steps as Step[])[0]).toMatchObject({ step: 'hours', isDone: true, missing: '' });
    expect((await confirm('hours')).status).toBe(200);
    await stack.sql('DELETE FROM set_up_proofs');
    expect(await step('hours')).toMatchObject({ isDone: false, canConfirm: true });
    const { body: levels } = await api.get('/api/service-levels', admin.token);
    const [calendar] = levels.calendars;
    const { _id, name, zone, hours, holidays, version } = calendar;
    const form = { name, zone, hours, holidays, version };
    expect((await api.put(`/api/service-levels/calendars/${_id}`, form, admin.token)).status).toBe(
      200,
    );
    await untilDone('hours');
  });

  it('counts three replies, a meeting link, and a calendar without a fault', async () => {
    for (const title of ['Thanks', 'Soon', 'Question']) {
      await api.post('/api/canned-replies', { title, body: `${title}.` }, admin.token);
    }
    expect((await step('replies')).isDone).toBe(true);
    const { body } = await api.get('/api/call-settings', admin.token);
    const form = { hours: [], link: 'https://meet.example/room', version: body.version };
    await api.put('/api/call-settings', form, admin.token);
    expect((await step('meeting_link')).isDone).toBe(true);
    const setCalendar = (error: string | null) =>
      stack.sql('UPDATE call_hosts SET busy_read_at = now(), busy_error = $2 WHERE user_id = $1', [
        admin.id,
        error,
      ]);
    await setCalendar('404 Not Found');
    expect((await step('calendar')).missing).toContain('cannot be read');
    await setCalendar(null);
    expect((await step('calendar')).isDone).toBe(true);
  });

  it('counts a second admin only while they are active', async () => {
    expect((await step('second_admin')).missing).toContain('only admin');
    const second = await personWithRole(stack, 'admin');
    expect((await step('second_admin')).isDone).toBe(true);
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [second.id]);
    expect((await step('second_admin')).isDone).toBe(false);
  });

  it('lets nobody confirm a test mail that was not sent', async () => {
    const { status, body } = await confirm('mail_out');
    expect([status, body.code]).toEqual([404, 'mail_not_found']);
    expect((await confirm('legal')).status).toBe(422);
  });

  it('sends a test mail, and says when it is out', async () => {
    expect((await api.post(`${SET_UP}/test-mail`, {}, admin.token)).status).toBe(200);
    const mail = await stack.mailbox.waitFor({ to: admin.email, subject: SUBJECT });
    expect(mail.text).toContain('/dashboard/settings/set-up');
    const out = await eventually(
      () => step('mail_out'),
      ({ canConfirm }) => canConfirm,
    );
    expect(out.missing).toContain('Has it arrived?');
    await confirm('mail_out');
    expect((await step('mail_out')).isDone).toBe(true);
    expect((await step('mail_in')).missing).toContain('Answer the test mail');
  });

  it('takes an answer only from its admin, and only if the sender is proven', async () => {
    const to = await replyAddressIn(stack, admin.email, SUBJECT);
    const answer = async (from: string, headers: string[]) => {
      const messageId = newMessageId();
      await postMail(stack, mailOf({ from, to, text: 'It works.', headers, messageId }));
      return settled(stack, messageId);
    };
    expect(await answer(admin.email, [])).toMatchObject({ state: 'held', reason: 'unproven' });
    expect((await step('mail_in')).missing).toContain('could not be verified');
    const stranger = 'eve@elsewhere.example';
    const other = await answer(stranger, [provenBy(stranger)]);
    expect(other).toMatchObject({ state: 'held', reason: 'other_sender' });
    expect((await step('mail_in')).isDone).toBe(false);
    expect((await step('mail_in')).missing).toContain('different address');

    await stack.sql('DELETE FROM set_up_proofs');
    const row = await answer(admin.email, [provenBy(admin.email)]);
    expect(row).toMatchObject({ state: 'ignored', reason: 'test_answer', request_id: null });
    await untilDone('mail_in');
    // An answer proves the way out as well.
    expect((await step('mail_out')).isDone).toBe(true);
  });
});
