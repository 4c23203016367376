import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { WORDMARK } from './mail-wordmark';
import { STYLE } from './mail-style';
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
const html = `<!doctype html><style>${STYLE}</style>${WORDMARK}<p>${'Grüße '.repeat(60)}--=_mixed</p>\n`;

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

  it('brings each picture that it shows, inside the mail', async () => {
    const { attachments } = await PostalMime.parse(mimeOf(headers, { text, html }));
    const shown = [...html.matchAll(/src="cid:([^"]+)"/g)].map(([, id]) => `<${id}>`);
    expect(shown).toHaveLength(2);
    expect(attachments.map(({ contentId }) => contentId)).toEqual(shown);
    for (const { disposition, related, mimeType, content } of attachments) {
      expect([disposition, related, mimeType]).toEqual(['inline', true, 'image/png']);
      expect(
        Buffer.from(content as ArrayBuffer)
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    }
  });

  it('brings a file beside its words, with an invitation or without', async () => {
    const attachment = { name: 'PRO-1.pdf', type: 'application/pdf', content: randomBytes(9_000) };
    const invitation = { method: 'REQUEST' as const, content: 'BEGIN:VCALENDAR\r\n' };
    for (const more of [{}, { invitation }]) {
      const read = await PostalMime.parse(mimeOf(headers, { text, html, attachment, ...more }));
      expect(read.text!.trim()).toBe(text.trim());
      const [file] = read.attachments.filter(({ filename }) => filename === 'PRO-1.pdf');
      expect([file!.mimeType, file!.disposition]).toEqual(['application/pdf', 'attachment']);
      expect(Buffer.from(file!.content as ArrayBuffer).equals(attachment.content)).toBe(true);
    }
  });

  it('shows an invitation, and brings it as a file', async () => {
    const content = `BEGIN:VCALENDAR\r\nSUMMARY:${'Gespräch '.repeat(20)}\r\nEND:VCALENDAR\r\n`;
    const read = await PostalMime.parse(
      mimeOf(headers, { text, html, invitation: { method: 'REQUEST', content } }),
    );
    expect(read.html!.trim()).toBe(html.trim());
    const files = read.attachments.filter(({ related }) => !related);
    expect(files.map(({ mimeType, filename }) => [mimeType, filename])).toEqual([
      ['text/calendar', null],
      ['application/ics', 'call.ics'],
    ]);
    for (const one of files) {
      const brought = Buffer.from(one.content as ArrayBuffer).toString();
      expect(brought.trim().split(/\r?\n/)).toEqual(content.trim().split('\r\n'));
    }
  });
});
