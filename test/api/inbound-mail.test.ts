import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deskAt } from '../support/desk';
import { eventually } from '../support/eventually';
import { PDF } from '../support/files';
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
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

async function clientWithRequest() {
  const client = await personWithRole(stack, 'client');
  const request = await raise(stack, client.token);
  const address = await replyAddressIn(stack, client.email, 'We have received');
  return { client, request, address };
}

type Draft = Omit<Parameters<typeof mailOf>[0], 'messageId'>;

async function sent(draft: Draft) {
  const messageId = newMessageId();
  expect((await postMail(stack, mailOf({ ...draft, messageId }))).status).toBe(200);
  return settled(stack, messageId);
}

const messagesOn = async (who: Person, id: string) => (await desk.detail(who, id)).comments;

describe('A mail about a request', () => {
  it('has a way back, a line to write above, and one thread', async () => {
    const { client, request } = await clientWithRequest();
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: 'We have received' });
    expect(mail.text).toMatch(/^Hello /);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Please write your reply above this line.');
    }
    expect(mail.text).toContain('your reply is added to the request');
    expect(mail.headers['references']).toBe(`<request-${request._id}@fenwright.example>`);
    expect(mail.headers['reply-to']!.split('@')[0]!.length).toBeLessThanOrEqual(64);
  });

  it('says to staff that their answer goes to the client, and takes it', async () => {
    const { client, request } = await clientWithRequest();
    const support = await personWithRole(stack, 'support');
    const form = { requestId: request._id, assignTo: 'support' };
    await desk.api.post('/api/delegate-request', form, admin.token);
    await desk.reply(client, request._id, 'Is there news?');
    const mail = await stack.mailbox.waitFor({
      to: support.email,
      subject: `Reply to ${request.reference}`,
    });
    expect(mail.text).toContain('your reply goes to the client');
    const to = await replyAddressIn(stack, support.email, `Reply to ${request.reference}`);
    const headers = [provenBy(support.email)];
    const row = await sent({ from: support.email, to, text: 'Tomorrow at noon.', headers });
    expect(row).toMatchObject({ state: 'imported', person_id: support.id });
    expect((await messagesOn(client, request._id)).at(-1)).toMatchObject({
      text: 'Tomorrow at noon.',
      isFromStaff: true,
      isByMail: true,
    });
    await stack.mailbox.waitFor({
      to: client.email,
      subject: `An answer to your request ${request.reference}`,
    });
  });

  it('has no reply address if it is about internal work', async () => {
    const { request } = await clientWithRequest();
    const support = await personWithRole(stack, 'support');
    await desk.api.post(
      '/api/delegate-request',
      { requestId: request._id, assignTo: 'support' },
      admin.token,
    );
    const mail = await stack.mailbox.waitFor({
      to: support.email,
      subject: 'Delegated to your team',
    });
    expect(mail.headers['reply-to']).not.toContain('reply+');
    expect(mail.text).not.toContain('##');
  });
});

describe('An answer by mail', () => {
  it('is a message of its sender, with its files, and notifies like one', async () => {
    const { client, request, address } = await clientWithRequest();
    const row = await sent({
      from: `Somebody <${client.email.toUpperCase()}>`,
      to: address.toUpperCase(),
      text: 'The list is attached.',
      files: [
        { name: 'list.pdf', content: PDF },
        { name: 'setup.exe', content: Buffer.from('MZ\x90\x00\x03\x00\x00\x00') },
      ],
    });
    expect(row).toMatchObject({
      state: 'imported',
      request_id: request._id,
      person_id: client.id,
      refused_files: [{ name: 'setup.exe', code: 'file_type_refused' }],
    });
    const [message] = await messagesOn(client, request._id);
    expect(message).toMatchObject({ by: 'You', isFromStaff: false, isByMail: true });
    expect(message.text).toBe(
      'The list is attached.\n\n[Not taken: setup.exe (a kind of file that cannot be sent).]',
    );
    expect(message.attachments).toMatchObject([{ name: 'list.pdf', mediaType: 'application/pdf' }]);
    const [event] = await stack.sql(
      `SELECT type, actor_id FROM events WHERE subject_id = $1 AND type = 'request.replied-to'`,
      [request._id],
    );
    expect(event).toEqual({ type: 'request.replied-to', actor_id: client.id });
    await stack.mailbox.waitFor({ subject: `Reply to ${request.reference}` });
  });

  it('delivered three times at once, and once more later, is one message', async () => {
    const { client, request, address } = await clientWithRequest();
    const messageId = newMessageId();
    const mail = mailOf({ from: client.email, to: address, text: 'Once.', messageId });
    const again = `Received: from mx.example by mx2.example\r\n${mail}`;
    const answers = await Promise.all([mail, mail, mail, again].map((one) => postMail(stack, one)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await settled(stack, messageId);
    await postMail(stack, mail);
    const rows = await stack.sql('SELECT 1 FROM inbound_mails WHERE message_id = $1', [messageId]);
    expect(rows).toHaveLength(1);
    expect(await messagesOn(client, request._id)).toHaveLength(1);
  });

  it('of a forged, cut or foreign address matches nothing', async () => {
    const { client, request, address } = await clientWithRequest();
    const [local, domain] = address.split('@') as [string, string];
    const last = local.at(-1) === 'a' ? 'b' : 'a';
    for (const to of [
      `${local.slice(0, -1)}${last}@${domain}`,
      `${local.slice(0, -1)}@${domain}`,
      `${local}a@${domain}`,
      `${local}@evil.example`,
      `reply+${'a'.repeat(48)}@${domain}`,
    ]) {
      const row = await sent({ from: client.email, to, text: 'Forged.', subject: 'Hello' });
      expect([to, row.state, row.reason]).toEqual([to, 'unmatched', 'no_request']);
    }
    expect(await messagesOn(client, request._id)).toEqual([]);
  });

  it('of another sender is held, and accepted as the person the address was made for', async () => {
    const { client, request, address } = await clientWithRequest();
    const row = await sent({
      from: 'colleague@elsewhere.example',
      to: address,
      text: 'From my other address.',
    });
    expect(row).toMatchObject({ state: 'held', reason: 'other_sender', request_id: request._id });
    expect(await messagesOn(client, request._id)).toEqual([]);
    await eventually(
      () => desk.noticesAbout(admin, request._id),
      (titles) => titles.includes('A mail waits for you'),
    );
    const { body } = await desk.api.get('/api/inbound-mails?state=held&limit=100', admin.token);
    expect((body.mails as { _id: string }[]).find(({ _id }) => _id === row.id)).toMatchObject({
      fromAddress: 'colleague@elsewhere.example',
      reference: request.reference,
      person: `${client.firstName} ${client.lastName}`,
      excerpt: 'From my other address.',
      canLetIn: true,
    });
    const letIn = `/api/inbound-mails/${row.id}/let-in`;
    const both = await Promise.all([1, 2].map(() => desk.api.post(letIn, {}, admin.token)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const messages = await eventually(
      () => messagesOn(client, request._id),
      (all: unknown[]) => all.length === 1,
    );
    expect(messages[0]).toMatchObject({
      by: 'You',
      text: 'From my other address.',
      isByMail: true,
    });
    const [audited] = await stack.sql(
      `SELECT actor_id FROM events WHERE subject_id = $1 AND type = 'inbound-mail.let-in'`,
      [row.id],
    );
    expect(audited).toEqual({ actor_id: admin.id });
  });

  it('of a person without access is unmatched', async () => {
    const { client, address } = await clientWithRequest();
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [client.id]);
    const row = await sent({ from: client.email, to: address, text: 'Am I still in?' });
    expect(row).toMatchObject({ state: 'unmatched', reason: 'no_access' });
    const support = await personWithRole(stack, 'support');
    const other = await clientWithRequest();
    const form = { requestId: other.request._id, assignTo: 'support' };
    await desk.api.post('/api/delegate-request', form, admin.token);
    await desk.reply(other.client, other.request._id, 'Hello?');
    const to = await replyAddressIn(stack, support.email, `Reply to ${other.request.reference}`);
    await stack.sql(`UPDATE project_requests SET assigned_to = 'manager' WHERE id = $1`, [
      other.request._id,
    ]);
    const late = await sent({ from: support.email, to, text: 'Too late.' });
    expect(late).toMatchObject({ state: 'unmatched', reason: 'no_access' });
  });

  it('without its address is recognised by its references, if its sender is proven', async () => {
    const { client, request } = await clientWithRequest();
    const first = await stack.mailbox.waitFor({ to: client.email, subject: 'We have received' });
    for (const reference of [first.headers['message-id']!, first.headers['references']!]) {
      const row = await sent({
        from: client.email,
        to: 'hello@fenwright.example',
        text: 'By reference.',
        headers: [provenBy(client.email), `In-Reply-To: ${reference}`],
      });
      expect(row).toMatchObject({ state: 'imported', request_id: request._id });
    }
    const stranger = await personWithRole(stack, 'client');
    const headers = [`References: ${first.headers['message-id']}`];
    const to = 'hello@fenwright.example';
    const row = await sent({ from: stranger.email, to, text: 'Mine?', headers });
    expect(row).toMatchObject({ state: 'unmatched', reason: 'no_access' });
    const unknown = await sent({ from: 'who@nowhere.example', to, text: 'Mine?', headers });
    expect(unknown).toMatchObject({ state: 'unmatched', reason: 'unknown_sender' });
  });

  it('known by its subject alone is held: numbers can be guessed, senders forged', async () => {
    const { client, request } = await clientWithRequest();
    const row = await sent({
      from: client.email,
      to: 'hello@fenwright.example',
      subject: `About ${request.reference}`,
      text: 'Only the number.',
    });
    expect(row).toMatchObject({ state: 'held', reason: 'only_subject', request_id: request._id });
  });

  it('of an autoresponder ends there: nothing is imported, nothing is sent', async () => {
    const { client, request, address } = await clientWithRequest();
    const before = (await stack.mailbox.all({ to: client.email })).length;
    for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>']) {
      const row = await sent({
        from: client.email,
        to: address,
        text: 'I am away.',
        headers: [header],
      });
      expect([header, row.state]).toEqual([header, 'ignored']);
    }
    expect(await messagesOn(client, request._id)).toEqual([]);
    expect(await stack.mailbox.all({ to: client.email })).toHaveLength(before);
    const [mail] = await stack.mailbox.all({ to: client.email });
    expect(mail!.headers['auto-submitted']).toBe('auto-generated');
  });

  it('without any text is held; a file alone is a message', async () => {
    const { client, request, address } = await clientWithRequest();
    const quoted = '> Thank you for your request. It has reached us.';
    const row = await sent({ from: client.email, to: address, text: quoted });
    expect(row).toMatchObject({ state: 'held', reason: 'empty' });
    await sent({
      from: client.email,
      to: address,
      text: '',
      files: [{ name: 'a.pdf', content: PDF }],
    });
    expect((await messagesOn(client, request._id)).at(-1)).toMatchObject({
      text: '[Sent without a text.]',
    });
  });

  it('is the twenty-first within an hour: held', async () => {
    const { client, request, address } = await clientWithRequest();
    const ids = Array.from({ length: 21 }, newMessageId);
    await Promise.all(
      ids.map((messageId, index) =>
        postMail(
          stack,
          mailOf({ from: client.email, to: address, text: `Number ${index}.`, messageId }),
        ),
      ),
    );
    const rows = [];
    for (const id of ids) rows.push(await settled(stack, id));
    expect(rows.filter(({ state }) => state === 'imported')).toHaveLength(20);
    expect(rows.filter(({ state }) => state === 'held')).toMatchObject([{ reason: 'too_many' }]);
    expect((await desk.detail(client, request._id)).comments.length).toBe(20);
  });
});

describe('The provider’s call', () => {
  const mail = () => mailOf({ from: 'a@b.example', to: 'c@d.example', text: 'x' });

  it.each([
    ['a wrong key', () => ({ secret: 'another-secret-that-is-long-enough-0123' })],
    ['an old time', () => ({ at: new Date(Date.now() - 6 * 60_000) })],
    ['a time to come', () => ({ at: new Date(Date.now() + 6 * 60_000) })],
    ['the hash of another body', () => ({ sha256: 'a'.repeat(64) })],
    ['no hash at all', () => ({ sha256: '' })],
  ])('with %s is refused, and nothing is kept', async (_what, signing) => {
    const { status, body } = await postMail(stack, mail(), signing());
    expect([status, body.code]).toEqual([401, 'signature_invalid']);
  });

  it('takes a mail and nothing else', async () => {
    const { status } = await postMail(stack, '{}', { type: 'application/json' });
    expect([400, 415]).toContain(status);
  });

  it('refuses 26 MiB, and takes a mail whose file has nearly 18', async () => {
    const { status, body } = await postMail(stack, Buffer.alloc(26 * 1024 * 1024, 'a'));
    expect([status, body.code]).toEqual([413, 'mail_too_large']);
    const { client, request, address } = await clientWithRequest();
    const content = Buffer.concat([PDF, Buffer.alloc(18_000_000, 'x')]);
    await sent({
      from: client.email,
      to: address,
      text: 'Large.',
      files: [{ name: 'large.pdf', content }],
    });
    const [message] = await messagesOn(client, request._id);
    expect(message.attachments).toMatchObject([{ name: 'large.pdf', bytes: content.length }]);
  });

  it('with something other than a mail is stored as failed or unmatched, and blocks nothing', async () => {
    for (const content of ['\0\0\0', 'no header at all', `X: ${'a'.repeat(400_000)}\r\n\r\nx`]) {
      expect((await postMail(stack, content)).status).toBe(200);
    }
    const { client, address } = await clientWithRequest();
    expect((await sent({ from: client.email, to: address, text: 'Next.' })).state).toBe('imported');
  });
});

describe('Unmatched mail', () => {
  const unmatched = async (from: string, text = 'Whose is this?') =>
    sent({ from, to: 'hello@fenwright.example', subject: 'Hello', text });

  it('is attached as a message of the client who sent it', async () => {
    const { client, request } = await clientWithRequest();
    const row = await unmatched(client.email);
    const attach = `/api/inbound-mails/${row.id}/attach`;
    const wrong = await desk.api.post(attach, { reference: 'REQ-999999' }, admin.token);
    expect([wrong.status, wrong.body.code]).toEqual([422, 'no_such_request']);
    const { status } = await desk.api.post(attach, { reference: request.reference }, admin.token);
    expect(status).toBe(200);
    const [message] = await eventually(
      () => messagesOn(client, request._id),
      (all: unknown[]) => all.length === 1,
    );
    expect(message).toMatchObject({ by: 'You', text: 'Whose is this?', isByMail: true });
  });

  it('of anybody else becomes an internal note, which the client does not see', async () => {
    const { client, request } = await clientWithRequest();
    const row = await unmatched('supplier@elsewhere.example', 'We deliver on Friday.');
    const attach = `/api/inbound-mails/${row.id}/attach`;
    await desk.api.post(attach, { reference: request.reference.slice(4) }, admin.token);
    const read = () => desk.api.get(`/api/requests/${request._id}/notes`, admin.token);
    const { body } = await eventually(read, (answer) => answer.body.notes.length === 1);
    expect(body.notes[0].text).toBe(
      'Mail from <supplier@elsewhere.example>:\n\nWe deliver on Friday.',
    );
    expect(await messagesOn(client, request._id)).toEqual([]);
  });

  it('is dismissed, and cannot be decided about again', async () => {
    const row = await unmatched('spam@elsewhere.example');
    const of = (what: string) =>
      desk.api.post(`/api/inbound-mails/${row.id}/${what}`, {}, admin.token);
    expect((await of('let-in')).body.code).toBe('sender_unknown');
    expect((await of('dismiss')).status).toBe(200);
    expect((await of('dismiss')).body.code).toBe('mail_decided_already');
    expect(
      (await desk.api.post(`/api/inbound-mails/${newId()}/dismiss`, {}, admin.token)).status,
    ).toBe(404);
  });

  it('is downloaded whole, as a file that no browser shows, and that is recorded', async () => {
    const messageId = newMessageId();
    const head = `From: a@elsewhere.example\r\nTo: hello@fenwright.example\r\nMessage-ID: ${messageId}`;
    await postMail(stack, `${head}\r\n\r\n<script>alert(1)</script>\r\n`);
    const row = await settled(stack, messageId);
    const path = `/api/inbound-mails/${row.id}/raw`;
    const response = await fetch(`${stack.baseUrl}${path}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(await response.text()).toContain('<script>alert(1)</script>');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="mail-/);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const events = await stack.sql(
      `SELECT 1 FROM events WHERE subject_id = $1 AND type = 'inbound-mail.downloaded'`,
      [row.id],
    );
    expect(events).toHaveLength(1);
    const support = await personWithRole(stack, 'support');
    expect((await desk.api.get(path, support.token)).status).toBe(403);
  });

  const newId = () => '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
});

describe('The layouts of mail programs', () => {
  const FOLDER = resolve(__dirname, '../fixtures/replies');
  const layouts = readdirSync(FOLDER).filter((file) => file.endsWith('.eml'));
  const expected = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8')) as Record<
    string,
    string
  >;

  it('are all threaded, with the right text, request and person', async () => {
    // The limit is twenty mails per person and hour.
    for (let at = 0; at < layouts.length; at += 17) {
      const { client, request, address } = await clientWithRequest();
      for (const file of layouts.slice(at, at + 17)) {
        const raw = readFileSync(join(FOLDER, file), 'latin1')
          .replaceAll(/reply\+token@fenwright\.example/gi, address)
          .replaceAll('amira@northgate.example', client.email);
        const mail = Buffer.from(raw, 'latin1');
        const [, messageId] = /^Message-ID: (<.+>)/m.exec(raw)!;
        expect((await postMail(stack, mail)).status).toBe(200);
        const row = await settled(stack, messageId!);
        // Forget the ending, because mails of one person that end alike lose it as a signature.
        await stack.sql('UPDATE inbound_mails SET ending = NULL WHERE id = $1', [row.id]);
        const [comment] = await stack.sql<{ body: string; request_id: string; author_id: string }>(
          'SELECT body, request_id, author_id FROM request_comments WHERE id = $1',
          [row.comment_id],
        );
        expect([file, row.state, row.reason, comment]).toEqual([
          file,
          'imported',
          null,
          { body: expected[file.slice(0, -4)], request_id: request._id, author_id: client.id },
        ]);
      }
    }
  });
});
