import PostalMime from 'postal-mime';
import { STYLE } from './mail-layout';
import { dateHeader, fromHeader, mimeOf, subjectHeader } from './mime';

const subject = 'Grüße, 你好 and = signs '.repeat(8).trim();
const headers = [
  fromHeader('hello@fenwright.example'),
  'To: zoe@fenwright.example',
  subjectHeader(subject),
  'Message-ID: <one@fenwright.example>',
  dateHeader(),
];
const text = `Hello Zoë,\n\n.\nA dot alone, =3D, trailing  \nand ${'a long line '.repeat(40)}\n--=_alternative--\n`;
const html = `<!doctype html><style>${STYLE}</style><p>${'Grüße '.repeat(60)}--=_mixed</p>\n`;

describe('A message', () => {
  it('is read as it was written', async () => {
    const raw = mimeOf(headers, { text, html });
    const read = await PostalMime.parse(raw);
    expect(read.subject).toBe(subject);
    expect(read.messageId).toBe('<one@fenwright.example>');
    expect(read.text!.trim()).toBe(text.trim());
    expect(read.html!.trim()).toBe(html.trim());
    expect(Date.parse(read.date!)).toBeGreaterThan(Date.now() - 60_000);
    expect(read.from).toEqual({ name: 'Fenwright', address: 'hello@fenwright.example' });
  });

  it('has short lines of ASCII', () => {
    const raw = mimeOf(headers, { text, html });
    expect(raw).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(raw).not.toMatch(/[^\r]\n|\r[^\n]/);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  it('shows an invitation, and brings it as a file', async () => {
    const content = `BEGIN:VCALENDAR\r\nSUMMARY:${'Gespräch '.repeat(20)}\r\nEND:VCALENDAR\r\n`;
    const read = await PostalMime.parse(
      mimeOf(headers, { text, html, invitation: { method: 'REQUEST', content } }),
    );
    expect(read.html!.trim()).toBe(html.trim());
    expect(read.attachments.map(({ mimeType, filename }) => [mimeType, filename])).toEqual([
      ['text/calendar', null],
      ['application/ics', 'call.ics'],
    ]);
    for (const one of read.attachments) {
      const brought = Buffer.from(one.content as ArrayBuffer).toString();
      expect(brought.trim().split(/\r?\n/)).toEqual(content.trim().split('\r\n'));
    }
  });
});
