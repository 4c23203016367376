import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import brand from '../../../brand.json';
import { REPLY_MARKER } from '../../mail/mail-layout';
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
      const quoted = `Oslo kl. 10.05 skrev ${brand.name}:\n\n${head}\n> ${REPLY_MARKER}\n> Hello`;
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
  ] as const)('is known by %p', (headers, reason) => {
    expect(automaticReason(withHeaders(headers), known)).toBe(reason);
  });

  it.each(['hello@fenwright.example', 'team@fenwright.example', 'reply+x@fenwright.example'])(
    'is our own from %s',
    (from) => {
      expect(automaticReason({ ...withHeaders({}), from }, known)).toBe('own_mail');
    },
  );
});
