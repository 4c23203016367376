import { deskAt } from '../support/desk';
import {
  mailOf,
  newMessageId,
  postMail,
  provenBy,
  replyAddressIn,
  settled,
} from '../support/inbound-mail';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const desk = deskAt(stack);
const OFFICE = 'hello@fenwright.example';
const SERVER = 'mx.fenwright.example';

let admin: Person;
let support: Person;
let client: Person;
let request: { _id: string; reference: string };
let clientAddress: string;
let staffAddress: string;

beforeAll(async () => {
  [admin, support, client] = await Promise.all([
    personWithRole(stack, 'admin'),
    personWithRole(stack, 'support'),
    personWithRole(stack, 'client'),
  ]);
  request = await raise(stack, client.token);
  clientAddress = await replyAddressIn(stack, client.email, 'We have received');
  const form = { requestId: request._id, assignTo: 'support' };
  await desk.api.post('/api/delegate-request', form, admin.token);
  await desk.reply(client, request._id, 'Is there news?');
  staffAddress = await replyAddressIn(stack, support.email, `Reply to ${request.reference}`);
});
afterAll(() => stack.close());

async function sent(from: string, to: string, headers: string[] = [], subject?: string) {
  const messageId = newMessageId();
  const mail = mailOf({ from, to, text: 'Published?', headers, subject, messageId });
  expect((await postMail(stack, mail)).status).toBe(200);
  return settled(stack, messageId);
}

const thread = () => [`In-Reply-To: <request-${request._id}@fenwright.example>`];

const messages = async () => (await desk.detail(client, request._id)).comments.length;

describe('A mail that names a request', () => {
  it.each(['by its reference', 'by its subject'])(
    '%s proves nothing about its sender',
    async (by) => {
      const before = await messages();
      const headers = by === 'by its reference' ? thread() : [];
      const subject = by === 'by its subject' ? `About ${request.reference}` : 'Hello';
      const reason = by === 'by its subject' ? 'only_subject' : 'unproven';
      for (const from of [client.email, support.email]) {
        const row = await sent(from, OFFICE, headers, subject);
        expect(row).toMatchObject({ state: 'held', reason, request_id: request._id });
      }
      expect(await messages()).toBe(before);
    },
  );

  it.each([
    ['the envelope sender', (domain: string) => `spf=pass smtp.mailfrom=dmarc=pass@${domain}`],
    ['HELO', () => 'spf=none smtp.helo=dmarc=pass'],
    ['a comment', (domain: string) => `spf=fail (x; dmarc=pass header.from=${domain})`],
    ['a quoted string', (domain: string) => `spf=fail reason="; dmarc=pass header.from=${domain}"`],
    ['a result for another domain', () => 'dmarc=pass header.from=evil.example'],
  ])('is not published by DMARC in %s', async (_where, result) => {
    const before = await messages();
    const forged = `Authentication-Results: ${SERVER}; ${result(client.email.split('@')[1]!)}`;
    for (const from of [client.email, support.email]) {
      const row = await sent(from, OFFICE, [forged, ...thread()]);
      expect(row).toMatchObject({ state: 'held', reason: 'unproven' });
    }
    expect(await messages()).toBe(before);
  });

  it('is published if DMARC passes for its sender, unless that is one of us', async () => {
    const row = await sent(client.email, OFFICE, [provenBy(client.email), ...thread()]);
    expect(row).toMatchObject({ state: 'imported', person_id: client.id });
    const named = `About ${request.reference}`;
    const bySubject = await sent(client.email, OFFICE, [provenBy(client.email)], named);
    expect(bySubject).toMatchObject({ state: 'imported', person_id: client.id });
    const staff = await sent(support.email, OFFICE, [provenBy(support.email), ...thread()]);
    expect(staff).toMatchObject({ state: 'held', reason: 'unproven' });
  });
});

describe('A reply address', () => {
  it('is enough for a client, but not against DMARC', async () => {
    expect(await sent(client.email, clientAddress)).toMatchObject({ state: 'imported' });
    const failed = await sent(client.email, clientAddress, [
      `Authentication-Results: ${SERVER}; dmarc=fail header.from=evil.example`,
    ]);
    expect(failed).toMatchObject({ state: 'held', reason: 'dmarc_failed' });
  });

  it.each([
    ['two From headers', (own: string) => [own, 'From: x@evil.example']],
    ['two addresses', (own: string) => [`${own}, x@evil.example`]],
    ['another Sender', (own: string) => [own, 'Sender: x@evil.example']],
  ])('with %s is held', async (_what, headers) => {
    for (const [person, to] of [
      [client, clientAddress],
      [support, staffAddress],
    ] as const) {
      const messageId = newMessageId();
      const lines = [provenBy(person.email), ...headers(`From: ${person.email}`)];
      const head = [...lines, `To: ${to}`, `Message-ID: ${messageId}`, 'Subject: Re: x'];
      await postMail(stack, [...head, '', 'Published?', ''].join('\r\n'));
      const row = await settled(stack, messageId);
      expect(row).toMatchObject({ state: 'held', reason: 'unclear_sender' });
    }
  });

  it('of staff needs DMARC as well, and cannot be accepted without it', async () => {
    const before = await messages();
    const row = await sent(support.email, staffAddress);
    expect(row).toMatchObject({ state: 'held', reason: 'unproven', person_id: support.id });
    const { body } = await desk.api.get('/api/inbound-mails?state=held&limit=100', admin.token);
    const listed = (body.mails as { _id: string }[]).find(({ _id }) => _id === row.id);
    expect(listed).toMatchObject({ canLetIn: false, canAttach: true });
    const letIn = await desk.api.post(`/api/inbound-mails/${row.id}/let-in`, {}, admin.token);
    expect([letIn.status, letIn.body.code]).toEqual([409, 'sender_unknown']);
    expect(await messages()).toBe(before);

    const proven = await sent(support.email, staffAddress, [provenBy(support.email)]);
    expect(proven).toMatchObject({ state: 'imported', person_id: support.id });
  });

  it('of a mail in the name of staff gives a note when staff attach it', async () => {
    const before = await messages();
    const row = await sent(support.email, OFFICE);
    const attach = `/api/inbound-mails/${row.id}/attach`;
    await desk.api.post(attach, { reference: request.reference }, admin.token);
    expect(await settled(stack, await messageIdOf(row.id))).toMatchObject({ state: 'imported' });
    expect(await messages()).toBe(before);
  });
});

async function messageIdOf(id: string): Promise<string> {
  const [row] = await stack.sql<{ message_id: string }>(
    'SELECT message_id FROM inbound_mails WHERE id = $1',
    [id],
  );
  return row!.message_id;
}
