import { endingsOf, fingerprintOf, KnownEndings, KnownTexts } from '../../mail/fingerprint';
import { readReply, replyText } from './reply-text';

const KEY = 'of a request';
const OURS = `## Please write your reply above this line ##

Hello Amira,

Shall we start the pilot in the Leeds warehouse on Monday, 11 January?

1. Which sites first?
2. From when?

You get this because you raised this request with us.`;

const FOOT = 'Please write your reply above this line.';

const textsOf = (...texts: string[]) => new KnownTexts(KEY, [fingerprintOf(KEY, texts)]);
const sent = textsOf(OURS);
const quoted = OURS.replace(/^/gm, '> ');
const read = (text: string) => readReply(text, { sent }).text;

describe('A reply whose quotation is known', () => {
  it.each([
    ['marked', quoted],
    ['unmarked', OURS],
    ['marked twice', quoted.replace(/^/gm, '> ')],
    ['wrapped elsewhere', OURS.replace(/\s+/g, ' ').replace(/(.{60}) /g, '$1\n')],
    ['with links and other quotation marks', OURS.replace('Amira', '“Amira” <https://a.example>')],
  ])('loses it: %s', (_how, quotation) => {
    expect(read(`Yes, from Monday.\n\n${quotation}`)).toBe('Yes, from Monday.');
    expect(read(`${quotation}\n\nYes, from Monday.`)).toContain('Yes, from Monday.');
    expect(read(`${quotation}\n\nYes, from Monday.`)).not.toContain('Shall we start');
  });

  it('loses a part of it', () => {
    expect(read(`Yes, from Monday.\n\n${OURS.slice(0, 120)}`)).toBe('Yes, from Monday.');
  });

  it('loses the header above it in a language that no list has', () => {
    const header =
      'Seolta: 30 Samhain 2026 09:04\nÓ: Fenwright <hello@fenwright.example>\nÁbhar: x';
    expect(read(`Tá.\n\n${header}\n\n${OURS}`)).toBe('Tá.');
  });

  it('loses what a mail gateway puts above it', () => {
    const header =
      'From: Fenwright <hello@fenwright.example>\nSent: 30 November 2026 09:04\nSubject: x';
    const banner = 'CAUTION: This e-mail originated from outside the organisation.';
    expect(read(`Yes.\n\n${header}\n\n${banner}\n\n${OURS}`)).toBe('Yes.');
  });

  it('keeps words of ours within a sentence of its writer', () => {
    const text = 'You ask whether we start the pilot in the Leeds warehouse on Monday: rather not.';
    expect(read(`${text}\n\n${quoted}`)).toBe(text);
    expect(read(`${quoted}\n\n${text}`)).toBe(text);
  });

  it('keeps other quotations', () => {
    const text = 'Sam says:\n\n> The scanner of depot 4 broke in March\n\nSo no data.';
    expect(read(`${text}\n\n${quoted}`)).toContain('> The scanner of depot 4 broke in March');
  });

  it('keeps a message that its writer sends again, and loses it as a quotation', () => {
    const message = 'Please do not start before the audit of the Leeds warehouse is done.';
    const received = textsOf(message);
    const again = readReply(`${message}\n\n${quoted}`, { sent, received });
    expect(again.text).toBe(message);
    const below = `Still so.\n\nOn 1 May 2026, Amira <a@b.example> wrote:\n> ${message}\n>\n${quoted}`;
    expect(readReply(below, { sent, received }).text).toBe('Still so.');
  });

  it('keeps an emoji and a link', () => {
    expect(read(`👍\n${quoted}`)).toBe('👍');
    expect(read(`https://northgate.example/plan\n\n${quoted}`)).toBe(
      'https://northgate.example/plan',
    );
  });

  it('is told which question is answered, at 200 letters at most', () => {
    const [head, foot] = quoted.split('> 1. Which sites first?\n> 2. From when?');
    const answers = '> 1. Which sites first?\nLeeds.\n> 2. From when?\nFrom January.\n';
    expect(read(`${head}${answers}${foot}`)).toBe(
      '> 1. Which sites first?\nLeeds.\n\n> 2. From when?\nFrom January.',
    );
    const long = `${'word '.repeat(100)}or ${'x'.repeat(300)}?`;
    const text = `> ${long}\nYes.\n\n> 2. From when?\nFrom January.`;
    const [asked] = readReply(text, { sent: textsOf(long, OURS) }).text.split('\nYes.');
    expect(asked!.length).toBeLessThanOrEqual(202);
  });

  it('keeps all else in its rest', () => {
    const { rest } = readReply(`Yes.\n\nOn 1 May 2026, Fenwright wrote:\n${quoted}`, { sent });
    expect(rest).toContain('On 1 May 2026, Fenwright wrote:');
    expect(rest).toContain('Shall we start the pilot');
    expect(readReply('Yes.').rest).toBe('');
  });
});

describe('A reply whose quotation is not known', () => {
  const header = 'On 30 November 2026 at 09:04, Fenwright <hello@fenwright.example> wrote:';

  it.each([
    ['marked', (quotation: string) => quotation.replace(/^/gm, '> ')],
    ['unmarked', (quotation: string) => quotation],
  ])('is cut above a mail that ends with the line for people: %s', (_how, as) => {
    const long = `Hello Amira,\n\n${'A sentence of ours.\n'.repeat(30)}\nTom Hale\n\n${FOOT}\n\n--\nFoot`;
    expect(replyText(`Yes, from Monday.\n\n${header}\n\n${as(long)}`)).toBe('Yes, from Monday.');
  });

  it.each([
    [
      'lines that look like a header',
      'Plan it so:\n\nFrom: 11 January\nTo: 5 February\nSite: Leeds',
    ],
    ['two dashes between paragraphs', 'Yes to one.\n\n--\n\nNo to two: not before February.'],
    ['two dashes between lines', 'Yes to one.\n--\nNo to two: do not start before February.'],
    ['a parcel', 'Sent via DHL this morning, tracking number 4711.'],
    ['a desk', 'Sent from my desk, which is easier than my telephone.'],
    ['what somebody wrote', 'This is what Sam wrote: we lost it.\nAnd he is right.'],
    ['a colon at the end', 'My answers to your questions of 30 November are these:'],
  ])('keeps %s', (_what, text) => {
    expect(replyText(text)).toBe(text);
    expect(replyText(`${text}\n\n${header}\n> Shall we start?`)).toBe(text);
  });

  it('keeps an answer right below a marked line, and the line', () => {
    const text = `Hello,\n\n${header}\n> 1. Which sites first?\nLeeds and York.\n> 2. From when?\nFrom 11 January.`;
    expect(replyText(text)).toBe(
      'Hello,\n\n> 1. Which sites first?\nLeeds and York.\n\n> 2. From when?\nFrom 11 January.',
    );
    expect(replyText(`${header}\n> Hi\nHello`)).toContain('Hello');
  });

  it.each([
    'Fenwright <hello@fenwright.example> schrieb am Mo., 30. Nov. 2026 um 09:04 Uhr:',
    'man. 30. nov. 2026 kl. 09:04 skrev Fenwright\n<hello@fenwright.example>:',
    'ma 30. marraskuuta 2026 klo 9.04 Fenwright\n(hello@fenwright.example) kirjoitti:',
    'On Nov 30, 2026,\nat 09:04,\nFenwright <hello@fenwright.example> wrote:',
    '- Le 2026-11-30 09:04, Fenwright a écrit :',
    'On Mon, 30 Nov 2026 09:04:00 +0000 Fenwright <hello@fenwright.example> wrote',
    '*-------- Original Message --------*',
    '-------- Oprindelig besked --------\nFra: Fenwright <hello@fenwright.example>\nDato: 30.11.2026 09.04\nTil: a@b.example',
    'Odesílatel: Fenwright <hello@fenwright.example>\nOdesláno: pondělí 30. listopadu 2026 9:04\nPředmět: Začneme?',
  ])('loses what follows %j', (said) => {
    expect(replyText(`Yes, do.\n${said}\n> Shall we start?`)).toBe('Yes, do.');
  });

  it('keeps in its rest what it leaves out', () => {
    const { text, rest } = readReply(`Yes.\n\n${header}\n\nShall we start?\n\nPlease tell Sam.`);
    expect(text).toBe('Yes.');
    expect(rest).toBe(`${header}\n\nShall we start?\n\nPlease tell Sam.`);
  });
});

describe('A signature', () => {
  const lines = ['Amira Khan', 'Head of Operations', '01223 960 118'];

  it('is left out below its mark, if it is short and at the end', () => {
    expect(replyText(`Yes.\n\n-- \n${lines.join('\n')}`)).toBe('Yes.');
    const long = Array.from({ length: 9 }, (_, index) => `Line ${index}`).join('\n');
    expect(replyText(`Yes.\n\n-- \n${long}`)).toContain('Line 8');
  });

  it.each([
    'Sent from my iPhone',
    'Von meinem iPhone gesendet',
    'Sent with Proton Mail secure email.',
  ])('of a program is left out: %s', (line) => {
    expect(replyText(`Yes.\n\n${line}`)).toBe('Yes.');
    expect(readReply(`Yes.\n\n${line}`).rest).toBe(line);
  });

  it('is left out where two earlier mails ended so, and never a whole mail', () => {
    const ended = endingsOf(KEY, ['Regards', ...lines]);
    const endings = (count: number) =>
      new KnownEndings(
        KEY,
        Array.from({ length: count }, () => ended),
      );
    const text = `Not before February.\n\nRegards\n${lines.join('\n')}`;
    expect(readReply(text, { endings: endings(1) }).text).toBe(text);
    expect(readReply(text, { endings: endings(2) }).text).toBe('Not before February.');
    const all = readReply(`Regards\n${lines.join('\n')}`, { endings: endings(2) }).text;
    expect(all).toContain('Regards');
  });
});
