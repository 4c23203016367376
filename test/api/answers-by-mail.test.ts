import { deskAt } from '../support/desk';
import { PDF } from '../support/files';
import { mailOf, newMessageId, postMail, replyAddressIn, settled } from '../support/inbound-mail';
import type { StoredMail } from '../support/mailbox';
import { personWithRole, raise, type Person } from '../support/people';
import { erased } from '../support/privacy';
import { sharedStack } from '../support/stack';
import {
  answerTo,
  canAnswer,
  LANGUAGES,
  PROGRAMS,
  STYLES,
  type SentMail,
} from '../support/world/mails';

const stack = sharedStack();
const desk = deskAt(stack);
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

const QUESTIONS = ['Which of the sites is first?', 'And from when?'];

async function answered() {
  const client = await personWithRole(stack, 'client');
  const request = await raise(stack, client.token);
  await desk.reply(admin, request._id, `Hello,\n\n${QUESTIONS.join('\n')}\n\nThe rest is clear.`);
  const subject = `An answer to your request ${request.reference}`;
  const address = await replyAddressIn(stack, client.email, subject);
  const mail = await stack.mailbox.waitFor({ to: client.email, subject });
  return { client, request, address, mail: sentMail(mail, client) };
}

const sentMail = (mail: StoredMail, { email }: Person): SentMail => ({
  from: { name: 'Fenwright', address: 'hello@fenwright.example' },
  to: { name: 'Amira Khan', address: email },
  subject: mail.subject,
  text: mail.text.replaceAll('\r\n', '\n').trim(),
  html: mail.html ?? '',
  messageId: mail.headers['message-id']!,
  at: new Date(),
});

const taken = async (raw: Buffer | string, messageId: string) => {
  expect((await postMail(stack, raw)).status).toBe(200);
  return settled(stack, messageId);
};

const messagesOn = async (who: Person, id: string) => (await desk.detail(who, id)).comments;

describe('An answer to a mail of ours', () => {
  it('is what its writer wrote, from any program and in any place', async () => {
    const { client, request, address, mail } = await answered();
    for (const [index, program] of PROGRAMS.entries()) {
      const styles = STYLES.filter((style) => canAnswer({ program, style }));
      const answer = {
        program,
        language: LANGUAGES[index % LANGUAGES.length]!,
        style: styles[index % styles.length]!,
        words: [`From: depot ${index}\nTo: depot 5`, 'No.\n\n--\n\nNot before February.'],
        under: QUESTIONS.map((line) => `> ${line}`),
        messageId: newMessageId(),
      };
      const row = await taken(answerTo(mail, address, answer), answer.messageId);
      expect(row).toMatchObject({ state: 'imported', person_id: client.id });
      const [first, second] = answer.words;
      const wanted =
        answer.style === 'between'
          ? `> ${QUESTIONS[0]}\n${first}\n\n> ${QUESTIONS[1]}\n${second}`
          : `${first}\n\n${second}`;
      const message = (await messagesOn(client, request._id)).at(-1);
      expect([program, message!.text]).toEqual([program, wanted]);
      expect(message).toMatchObject({ hasRest: true, isByMail: true });
    }
  });

  it('shows the rest of its mail to its writer and to staff, without secrets of the mail', async () => {
    const { client, request, address, mail } = await answered();
    const member = await personWithRole(stack, 'client');
    const messageId = newMessageId();
    const text = `Yes.\n\nOn 1 May 2026, x@y.example wrote:\n${mail.text.replace(/^/gm, '> ')}`;
    await taken(mailOf({ from: client.email, to: address, text, messageId }), messageId);
    const message = (await messagesOn(admin, request._id)).at(-1)!;
    const path = `/api/requests/${request._id}/comments/${message._id}/rest`;
    for (const reader of [client, admin]) {
      const { status, body } = await desk.api.get(path, reader.token);
      expect(status).toBe(200);
      expect(body.text).toContain('> The rest is clear.');
      expect(body.text).not.toMatch(/:\/\/\S*#|reply\+[a-z2-7]{48}/);
    }
    expect((await desk.api.get(path, member.token)).status).toBe(404);
    expect((await desk.api.get(path)).status).toBe(401);
    await stack.sql(
      `INSERT INTO request_participants (request_id, user_id, added_by) VALUES ($1, $2, $3)`,
      [request._id, member.id, client.id],
    );
    const other = await desk.api.get(path, member.token);
    expect([other.status, other.body.code]).toEqual([404, 'message_not_found']);
    expect((await messagesOn(member, request._id)).at(-1)).toMatchObject({ hasRest: false });
  });

  it('that cannot be read is held with its reason, and moves no clock', async () => {
    const { client, request, address } = await answered();
    const clocks = async () =>
      stack.sql('SELECT * FROM sla_clocks WHERE request_id = $1 ORDER BY id', [request._id]);
    const before = await clocks();
    const from = client.email;
    const subject = 'Automatic reply: your request';
    const head = (messageId: string, ...more: string[]) =>
      [`From: ${from}`, `To: ${address}`, `Message-ID: ${messageId}`, ...more, ''].join('\r\n');
    const cases: [string, (id: string) => string][] = [
      [
        'encrypted',
        (id) => `${head(id, 'Content-Type: application/pkcs7-mime; name=smime.p7m')}\r\nAAAA`,
      ],
      [
        'winmail',
        (id) => `${head(id, 'Content-Type: application/ms-tnef; name=winmail.dat')}\r\nAAAA`,
      ],
      [
        'unknown_encoding',
        (id) => `${head(id, 'Content-Type: text/plain; charset=x-own')}\r\nGr\u00FC\u00DFe`,
      ],
      ['too_long', (id) => `${head(id)}\r\n${'A word.\r\n'.repeat(6_000)}`],
      [
        'maybe_automatic',
        (id) => mailOf({ from, to: address, text: 'Away.', subject, messageId: id }),
      ],
    ];
    for (const [reason, write] of cases) {
      const id = newMessageId();
      const row = await taken(write(id), id);
      expect(row).toMatchObject({
        state: 'held',
        reason,
        request_id: request._id,
        person_id: client.id,
      });
    }
    expect(await messagesOn(client, request._id)).toHaveLength(1);
    expect(await clocks()).toEqual(before);
    const { body } = await desk.api.get('/api/inbound-mails?limit=100', admin.token);
    const held = (body.mails as { requestId: string; canLetIn: boolean }[]).filter(
      ({ requestId }) => requestId === request._id,
    );
    expect(held.map(({ canLetIn }) => canLetIn)).toEqual([true, true, true, true, true]);
  });

  it('declined by a calendar is a message, accepted it is not', async () => {
    const { client, request, address } = await answered();
    const answer = (state: string, messageId: string) =>
      [
        `From: ${client.email}`,
        `To: ${address}`,
        `Message-ID: ${messageId}`,
        'Content-Type: text/calendar; method=REPLY; charset=utf-8',
        '',
        'BEGIN:VCALENDAR',
        'METHOD:REPLY',
        'BEGIN:VEVENT',
        `ATTENDEE;PARTSTAT=${state}:mailto:${client.email}`,
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n');
    const [yes, no] = [newMessageId(), newMessageId()];
    const accepted = await taken(answer('ACCEPTED', yes), yes);
    expect(accepted).toMatchObject({ state: 'ignored', reason: 'automatic' });
    await taken(answer('DECLINED', no), no);
    const texts = (await messagesOn(client, request._id))
      .slice(1)
      .map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['[Declined the invitation in their calendar.]']);
  });
});

describe('The signature of an answer', () => {
  const picture = (id: string, content: Buffer) =>
    [
      `Content-Type: image/png; name="${id}.png"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: inline; filename="${id}.png"`,
      `Content-ID: <${id}@x>`,
      '',
      content.toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n');
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  function withPictures(html: string, pictures: string[], from: string, to: string, id: string) {
    const parts = [
      `Content-Type: text/html; charset=utf-8\r\n\r\n<html><body>${html}</body></html>`,
    ];
    const pdf = `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="signed-order.pdf"\r\n\r\n${PDF.toString('base64')}`;
    return [
      `From: ${from}`,
      `To: ${to}`,
      `Message-ID: ${id}`,
      'Content-Type: multipart/related; boundary=x',
      '',
      ...[...parts, ...pictures, pdf].map((part) => `--x\r\n${part}`),
      '--x--',
      '',
    ].join('\r\n');
  }

  it('takes no place among the files: small pictures, and those that came before', async () => {
    const { client, request, address } = await answered();
    const small = Array.from({ length: 12 }, (_, index) => picture(`small${index}`, PNG));
    const tags = small.map((_, index) => `<img src="cid:small${index}@x">`).join('');
    const large = picture('large', Buffer.concat([PNG, Buffer.alloc(30_000)]));
    const html = `<p>The order is attached.</p><p>Amira</p>${tags}<img src="cid:large@x">`;
    const names = [];
    for (const _ of [1, 2]) {
      const id = newMessageId();
      await taken(withPictures(html, [...small, large], client.email, address, id), id);
      const { attachments, text } = (await messagesOn(client, request._id)).at(-1)!;
      expect(text).toBe('The order is attached.\n\nAmira');
      names.push(attachments.map(({ name }: { name: string }) => name).toSorted());
    }
    expect(names).toEqual([['large.png', 'signed-order.pdf'], ['signed-order.pdf']]);
  });

  it('is left out once two mails ended with it, and stands in the rest', async () => {
    const { client, request, address } = await answered();
    const texts = [];
    for (const said of ['Yes.', 'From Monday.', 'Not before ten.']) {
      const messageId = newMessageId();
      const text = `${said}\r\n\r\nAmira Khan\r\nHead of Operations\r\nNorthgate, Leeds`;
      await taken(mailOf({ from: client.email, to: address, text, messageId }), messageId);
      texts.push((await messagesOn(client, request._id)).at(-1)!.text);
    }
    expect(texts[1]).toContain('Head of Operations');
    expect(texts[2]).toBe('Not before ten.');
  });
});

describe('What is kept to read answers', () => {
  it('is hashes, and goes with the account', async () => {
    const { client, request, address, mail } = await answered();
    const messageId = newMessageId();
    const text = `Yes.\r\n\r\nOn 1 May 2026, x@y.example wrote:\r\n> ${QUESTIONS[0]}`;
    await taken(mailOf({ from: client.email, to: address, text, messageId }), messageId);
    const kept = () =>
      stack.sql<{ hashes: Buffer }>('SELECT hashes FROM mail_fingerprints WHERE request_id = $1', [
        request._id,
      ]);
    const rows = await kept();
    expect(rows.length).toBeGreaterThan(0);
    for (const word of mail.text.match(/\w{5,}/g) ?? []) {
      for (const { hashes } of rows) expect(hashes.includes(word)).toBe(false);
    }
    const asked = await desk.api.post(
      '/api/privacy/erase',
      { currentPassword: client.password },
      client.token,
    );
    expect(asked.status).toBe(201);
    await erased(stack, client.id);
    expect(await kept()).toEqual([]);
    const left = await stack.sql(
      'SELECT 1 FROM request_comments WHERE request_id = $1 AND rest_of_mail IS NOT NULL',
      [request._id],
    );
    expect(left).toEqual([]);
  });
});
