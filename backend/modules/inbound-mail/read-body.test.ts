import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import brand from '../../../brand.json';
import { PICTURES } from '../../mail/mail-wordmark';
import { automaticReason } from './judge-headers';
import { messageOf } from './message-words';
import { NO_BODY, readBody } from './read-body';
import { readHead } from './read-head';
import { replyText } from './reply-text';

const FOLDER = resolve(__dirname, '../../../test/fixtures/replies');
const read = (file: string) => readFileSync(join(FOLDER, file));
const expected = JSON.parse(read('expected.json').toString()) as Record<string, string>;
const layouts = readdirSync(FOLDER).filter((file) => file.endsWith('.eml'));

describe('A mail of a mail program', () => {
  it('is there for each text that is expected', () => {
    expect(layouts.map((file) => file.slice(0, -4)).toSorted()).toEqual(
      Object.keys(expected).toSorted(),
    );
    expect(layouts.length).toBeGreaterThanOrEqual(40);
  });

  it.each(layouts)(
    '%s: what its sender wrote, its sender and the address it came to',
    async (file) => {
      const raw = read(file);
      const [wanted] = expected[file.slice(0, -4)]!.split('\n\n[Not taken');
      expect((await readBody(raw)).text).toBe(wanted);
      const head = readHead(raw);
      expect(head.from).toBe('amira@northgate.example');
      expect(head.recipients.map((address) => address.toLowerCase())).toContain(
        'reply+token@fenwright.example',
      );
    },
  );

  it('brings its files with their names, and no signature of the mail itself', async () => {
    const namesIn = async (file: string) =>
      (await readBody(read(file))).files.map(({ name }) => name);
    expect(await namesIn('attachments-rfc-2231.eml')).toEqual([
      'Bestandsübersicht März 2026.pdf',
      'Depot 4 – Foto.png',
    ]);
    expect(await namesIn('apple-mail-inline-picture.eml')).toEqual(['scanner.png']);
    expect(await namesIn('smime-signed.eml')).toEqual([]);
    const part = 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n';
    const encoded = Buffer.from('a\0b\nc\u202E.pdf').toString('base64');
    const named = `Content-Disposition: attachment; filename="=?utf-8?B?${encoded}?="\r\n\r\nAAAA\r\n`;
    const mixed = 'Content-Type: multipart/mixed; boundary=x\r\n\r\n';
    const { files } = await readBody(Buffer.from(`${mixed}--x\r\n${part}${named}--x--\r\n`));
    expect(files.map(({ name }) => name)).toEqual(['ab c.pdf']);
  });
});

describe('The text of a reply', () => {
  it.each([`> ${brand.name}`, `*${brand.name}*`, brand.name])(
    'does not take the head of our mail for words of its sender: %s',
    (head) => {
      const quoted = `Oslo kl. 10.05 skrev ${brand.name}:\n\n${head}\n> ## Please write your reply above this line ##\n> Hello`;
      expect(replyText(`Monday suits us.\n\n${quoted}`)).toBe('Monday suits us.');
      expect(replyText(`I work for ${brand.name}\n\n${quoted}`)).toBe(`I work for ${brand.name}`);
    },
  );

  it.each([
    ['spaces', ' '.repeat(500_000)],
    ['quotes', '> '.repeat(250_000)],
    ['blank lines', '\n'.repeat(500_000)],
    ['one word', 'On '.repeat(200_000)],
    ['dashes', '-'.repeat(500_000)],
    ['short lines', 'On\n'.repeat(100_000)],
    ['headers', 'From: a@b.example\n'.repeat(20_000)],
    ['half a marker', 'Please write your reply above this\n'.repeat(10_000)],
    ['spaces before a letter', `${' '.repeat(300_000)}x`],
  ])('is found in time in nothing but %s', (_what, text) => {
    const begun = performance.now();
    replyText(`Yes.\n\n${text}`);
    expect(performance.now() - begun).toBeLessThan(1_500);
  });

  it('keeps what looks like a header far above our marker', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `Line ${index}`).join('\n');
    const text = `From: depot 4\nTo: depot 5\n\n${lines}`;
    expect(replyText(`${text}\n\n> ## Please write your reply above this line ##\n> x`)).toBe(text);
  });

  it('is empty where nothing was written', () => {
    expect(
      replyText('On 1 May 2026, Fenwright wrote:\n> ## Please write your reply above this line ##'),
    ).toBe('');
    expect(replyText('\u202E\u200B \n\n')).toBe('');
  });

  it('loses what turns text around, and keeps emoji', () => {
    expect(replyText('a\u202Eb \u{1F44D}\u0000')).toBe('ab \u{1F44D}');
  });

  it('is cut at the limit of a message, and says so', () => {
    const mail = { ...NO_BODY, text: `${'x'.repeat(8_999)}y`, rest: '> quoted' };
    const { text, rest } = messageOf(mail, [], false);
    expect(text.length).toBeLessThanOrEqual(5_000);
    expect(text).toMatch(/Our team has the whole mail\.\]$/);
    expect(rest).toMatch(/^x+y\n\n> quoted$/);
    const long = messageOf({ ...NO_BODY, text: 'x', rest: 'y'.repeat(30_000) }, [], false);
    expect(long.rest!.length).toBeLessThanOrEqual(20_100);
  });
});

const withHeaders = (headers: Record<string, string>) => ({
  values: (name: string) => (headers[name] === undefined ? [] : [headers[name]]),
  from: 'amira@northgate.example',
});
const known = {
  from: 'hello@fenwright.example',
  inbox: 'team@fenwright.example',
  inbound: 'reply@fenwright.example',
};

describe('A machine’s mail', () => {
  it.each([
    [{ 'auto-submitted': 'auto-replied' }, 'automatic'],
    [{ 'auto-submitted': 'No' }, null],
    [{ 'x-autoreply': 'yes' }, 'automatic'],
    [{ 'x-autorespond': 'x' }, 'automatic'],
    [{ precedence: 'bulk' }, 'mailing_list'],
    [{ precedence: 'first-class' }, null],
    [{ 'list-id': '<a.example>' }, 'mailing_list'],
    [{ 'return-path': '<>' }, 'bounce'],
    [{ 'return-path': '<amira@northgate.example>' }, null],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }, 'bounce'],
    [{ 'auto-submitted': 'auto-generated (by vacation)' }, 'automatic'],
    [{ 'auto-submitted': 'auto-forwarded' }, null],
    [{ precedence: 'auto_reply' }, 'automatic'],
    [{ 'x-mail-autoreply': 'yes' }, 'automatic'],
    [{ 'x-apple-action': 'VACATION' }, 'automatic'],
    [{ 'x-autogenerated': 'Reply' }, 'automatic'],
    [{ 'x-auto-response-suppress': 'All' }, null],
    [{ 'x-ms-exchange-generated-message-source': 'Mailbox Rules Agent' }, 'automatic'],
  ] as const)('is known by %p', (headers, reason) => {
    expect(automaticReason(withHeaders(headers), known)).toBe(reason);
  });

  it.each([
    'Automatic reply: forecast',
    'Automatische Antwort: forecast',
    'Réponse automatique : forecast',
    'Respuesta automática: forecast',
    'Risposta automatica: forecast',
    'Automatisch antwoord: forecast',
    'Autosvar: forecast',
    'Automaattinen vastaus: forecast',
    'Odpowiedź automatyczna: forecast',
    'Automatická odpověď: forecast',
    'Automatikus válasz: forecast',
    'Автоответ: forecast',
    'Otomatik yanıt: forecast',
    '自動返信: forecast',
    '自动回复: forecast',
    'Out of office: forecast',
  ])('is held by its subject alone, and known with a header that hints at it: %s', (subject) => {
    const hint = { 'x-auto-response-suppress': 'All' };
    expect(automaticReason({ ...withHeaders({}), subject }, known)).toBe('maybe_automatic');
    expect(automaticReason({ ...withHeaders(hint), subject }, known)).toBe('automatic');
    const answered = { ...withHeaders({}), subject: `Re: ${subject}` };
    expect(automaticReason(answered, known)).toBeNull();
  });

  it('of a ticket system is held', () => {
    const subject = '[#286614] Ticket received - Re: Your request REQ-000062';
    const by = (mailer: string) =>
      automaticReason({ ...withHeaders({ 'x-mailer': mailer }), subject }, known);
    expect(by('Helpdesk')).toBe('maybe_automatic');
    expect(by('Microsoft Outlook 16.0')).toBeNull();
    const answered = 'Re: We have received your request REQ-000062';
    const hinted = withHeaders({ 'x-auto-response-suppress': 'All' });
    expect(automaticReason({ ...hinted, subject: answered }, known)).toBeNull();
  });

  it.each([
    'Ihre Anfrage REQ-000062 ist eingegangen',
    '[Ticket#2026112910000012] Eingangsbestätigung',
    'Votre demande n° 4711 a été enregistrée',
    'Su solicitud ha sido recibida',
    'Uw melding 4711 is ontvangen',
    'Vi har skapat ärende 4711: ärendet är registrerat',
    'Twoje zgłoszenie zostało przyjęte',
    'お問い合わせを受け付けました',
  ])('is perhaps a receipt of a ticket system: %s', (subject) => {
    const hinted = withHeaders({ 'x-auto-response-suppress': 'All' });
    expect(automaticReason({ ...hinted, subject }, known)).toBe('maybe_automatic');
    expect(automaticReason({ ...hinted, subject: `AW: ${subject}` }, known)).toBeNull();
    expect(automaticReason({ ...withHeaders({}), subject }, known)).toBeNull();
  });

  it('is no list of ours', () => {
    const group = { 'list-id': '<replies.fenwright.example>', precedence: 'list' };
    const lists = ['replies.fenwright.example'];
    expect(automaticReason(withHeaders(group), known)).toBe('mailing_list');
    expect(automaticReason(withHeaders(group), { ...known, lists })).toBeNull();
    const address = { ...known, lists: ['replies@fenwright.example'] };
    expect(automaticReason(withHeaders(group), address)).toBeNull();
    const vacation = { ...group, 'auto-submitted': 'auto-replied' };
    expect(automaticReason(withHeaders(vacation), { ...known, lists })).toBe('automatic');
  });

  it.each(['hello@fenwright.example', 'team@fenwright.example', 'reply+x@fenwright.example'])(
    'is our own from %s',
    (from) => {
      expect(automaticReason({ ...withHeaders({}), from }, known)).toBe('own_mail');
    },
  );
});

const mailWith = (head: string[], body: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(['From: a@b.example', ...head, '', ''].join('\r\n'), 'latin1'),
    Buffer.from(body),
  ]);
const plainMail = (charset: string, body: Buffer | string) =>
  mailWith([`Content-Type: text/plain${charset}`], body);
const multipart = (type: string, ...parts: string[]): Buffer =>
  mailWith(
    [`Content-Type: multipart/${type}; boundary=x`],
    `--x\r\n${parts.join('\r\n--x\r\n')}\r\n--x--\r\n`,
  );

describe('The letters of a mail', () => {
  const umlauts = Buffer.from('Grüße aus Köln', 'latin1');

  it.each([
    [
      'ISO-2022-JP without a name',
      '',
      Buffer.from('\x1B$B$O$$!"$*4j$$$7$^$9!#\x1B(B'),
      'はい、お願いします。',
    ],
    ['Latin 1 without a name', '', umlauts, 'Grüße aus Köln'],
    ['Latin 1 named UTF-8', '; charset=utf-8', umlauts, 'Grüße aus Köln'],
    ['Latin 1 named ASCII', '; charset=us-ascii', umlauts, 'Grüße aus Köln'],
    ['UTF-8 named Latin 1', '; charset=iso-8859-1', Buffer.from('Grüße'), 'Grüße'],
    ['UTF-8 named ASCII', '; charset="us-ascii"', Buffer.from('Ελλάδα'), 'Ελλάδα'],
    ['UTF-7', '; charset=utf-7', 'Gr+APwA3w-e', 'Grüße'],
    ['code page 850', '; charset=cp850', Buffer.from([0x47, 0x72, 0x81, 0xe1, 0x65]), 'Grüße'],
    ['Shift_JIS', '; charset=Shift_JIS', Buffer.from([0x82, 0xcd, 0x82, 0xa2]), 'はい'],
    ['KOI8-R', '; charset=koi8-r', Buffer.from([0xe4, 0xc1]), 'Да'],
  ])('are right: %s', async (_name, charset, body, text) => {
    const read = await readBody(plainMail(charset, body));
    expect([read.text, read.unread]).toEqual([text, null]);
  });

  it.each([
    ['raw Latin 1', 'J\xFCrgen M\xFCller', 'Jürgen Müller'],
    ['raw UTF-8', Buffer.from('Jürgen').toString('latin1'), 'Jürgen'],
    ['a raw letter in an encoded word', '=?iso-8859-1?Q?J\xFCrgen?=', 'Jürgen'],
    ['an encoded word in UTF-7', '=?utf-7?Q?J+APw-rgen?=', 'Jürgen'],
    ['encoded words', '=?utf-8?B?SsO8?= =?utf-8?B?cmdlbg==?=', 'Jürgen'],
  ])('are right in a header: %s', (_name, value, wanted) => {
    const { subject, fromName, from } = readHead(
      Buffer.from(`From: ${value} <a@b.example>\r\nSubject: ${value}\r\n\r\nYes`, 'latin1'),
    );
    expect([subject, fromName, from]).toEqual([wanted, wanted, 'a@b.example']);
  });

  it('do not join a quoted line with the answer below it', async () => {
    const flowed = '; charset=utf-8; format=flowed';
    expect(
      (
        await readBody(
          plainMail(flowed, 'On 1 May 2026, x@y.example wrote:\r\n> Hi \r\nHello \r\nyou'),
        )
      ).text,
    ).toBe('> Hi\nHello you');
  });
});

describe('A mail that cannot be read', () => {
  const file = (type: string, name: string) =>
    `Content-Type: ${type}\r\nContent-Disposition: attachment; filename=${name}\r\n\r\nAAAA`;
  const text = (words: string) => `Content-Type: text/plain\r\n\r\n${words}`;

  it.each([
    [
      'encrypted',
      mailWith(
        ['Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m'],
        'AAAA',
      ),
    ],
    [
      'encrypted',
      multipart(
        'encrypted',
        file('application/pgp-encrypted', 'version'),
        file('application/octet-stream', 'x.asc'),
      ),
    ],
    ['encrypted', plainMail('', '-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----')],
    ['winmail', multipart('mixed', text(''), file('application/ms-tnef', 'winmail.dat'))],
    ['winmail', multipart('mixed', text(' '), file('application/octet-stream', 'Winmail.dat'))],
    ['unknown_encoding', plainMail('; charset=x-private', Buffer.from([0xa4, 0xa2]))],
    ['unknown_encoding', mailWith(['Content-Transfer-Encoding: x-uuencode'], 'begin 644 x')],
    ['too_long', plainMail('', 'A word. \n'.repeat(6_000))],
    ['too_long', plainMail('', 'word '.repeat(110_000))],
  ])('says why: %s', async (reason, raw) => {
    expect((await readBody(raw)).unread).toBe(reason);
  });

  it.each([
    [
      'a text beside a winmail.dat',
      multipart('mixed', text('Yes.'), file('application/ms-tnef', 'winmail.dat')),
    ],
    [
      'a signed mail',
      multipart('signed', text('Yes.'), file('application/pkcs7-signature', 'smime.p7s')),
    ],
    ['an unknown charset of plain letters', plainMail('; charset=x-private', 'Yes.')],
    [
      'a long quotation',
      plainMail('', `Yes.\n\nOn 1 May 2026, x@y.example wrote:\n${'> Word. \n'.repeat(6_000)}`),
    ],
  ])('is not %s', async (_what, raw) => {
    const { text: words, unread } = await readBody(raw);
    expect([words, unread]).toEqual(['Yes.', null]);
  });

  it('loses the links and the address that open our pages', async () => {
    const link = 'https://portal.fenwright.example/act#secret.REQ-000123.y';
    const wrapped = `https://eur01.safelinks.example/?url=${encodeURIComponent(link)}`;
    const address = `reply+${'a2'.repeat(24)}@fenwright.example`;
    const page = 'https://portal.fenwright.example/services';
    const raw = plainMail(
      '',
      `See ${page}\n\nOn 1 May 2026, ${address} wrote:\n> ${link}\n> ${wrapped}`,
    );
    const {
      text: words,
      rest,
      wholeText,
    } = await readBody(raw, { site: 'portal.fenwright.example' });
    expect(words).toBe(`See ${page}`);
    for (const secret of ['secret', 'a2a2']) expect(rest + wholeText).not.toContain(secret);
  });
});

describe('The pictures of a mail', () => {
  const picture = (id: string, bytes = 60) =>
    `Content-Type: image/png; name=${id}.png\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: inline; filename=${id}.png\r\nContent-ID: <${id}@x>\r\n\r\n${Buffer.alloc(bytes, 1).toString('base64')}`;
  const html = (body: string) =>
    `Content-Type: text/html; charset=utf-8\r\n\r\n<html><body>${body}</body></html>`;
  const namesIn = async (body: string, ...pictures: string[]) =>
    (await readBody(multipart('related', html(body), ...pictures))).files.map(
      ({ name, isInline }) => `${name} ${isInline}`,
    );

  it('are left out without a word if they are the wordmark of our mail, under any name', async () => {
    const { content } = PICTURES[0]!;
    const ours = picture('image001').replace(/[^\n]+$/, content);
    const { files, rest } = await readBody(
      multipart('related', html('<p>Yes.</p><img src="cid:image001@x">'), ours),
    );
    expect([files, rest]).toEqual([[], '']);
  });

  it('are left out where they are small and below a name, and named in the rest', async () => {
    const body =
      '<p>The order is attached.</p><p>Amira</p><img src="cid:one@x"><img src="cid:two@x">';
    expect(await namesIn(body, picture('one'), picture('two'))).toEqual([]);
    const { rest } = await readBody(multipart('related', html(body), picture('one')));
    expect(rest).toBe('[Pictures of the signature: one.png]');
  });

  it.each([
    ['between sentences', '<p>It says</p><img src="cid:one@x"><p>What is that?</p>'],
    ['below a sentence', '<p>See the picture.</p><img src="cid:one@x">'],
    ['alone', '<img src="cid:one@x">'],
  ])('are kept %s', async (_where, body) => {
    expect(await namesIn(body, picture('one'))).toEqual(['one.png true']);
  });

  it('are kept where they are large', async () => {
    expect(await namesIn('<p>Amira</p><img src="cid:one@x">', picture('one', 30_000))).toEqual([
      'one.png true',
    ]);
  });
});

describe('The answer of a calendar program', () => {
  const answer = (state: string) =>
    mailWith(
      ['Content-Type: text/calendar; method=REPLY; charset=utf-8'],
      [
        'BEGIN:VCALENDAR',
        'METHOD:REPLY',
        'BEGIN:VEVENT',
        'UID:x',
        `ATTENDEE;CN=Amira;PARTSTAT=${state}:mailto:a@b.example`,
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );

  it.each(['ACCEPTED', 'DECLINED', 'TENTATIVE'])('is read: %s', async (state) => {
    const body = await readBody(answer(state));
    expect([body.calendarAnswer, body.files]).toEqual([state.toLowerCase(), []]);
  });

  it('that declines is a message', async () => {
    const body = await readBody(answer('DECLINED'));
    expect(messageOf(body, [], false).text).toBe('[Declined the invitation in their calendar.]');
  });
});
