import { gzipSync } from 'node:zlib';

type Hostile = { name: string; raw: (from: string, to: string, messageId: string) => Buffer };

const K = 1_000;

type Part = { type?: string; headers?: string[]; body: string };

const CRLF = '\r\n';

function mail(
  name: string,
  { type = 'text/plain; charset=utf-8', headers = [], body }: Part,
): Hostile {
  return {
    name,
    raw: (from, to, messageId) =>
      Buffer.from(
        [
          `From: ${from}`,
          `To: ${to}`,
          `Message-ID: ${messageId}`,
          'Subject: Re: Your request',
          'MIME-Version: 1.0',
          `Content-Type: ${type}`,
          ...headers,
          '',
          body,
          '',
        ].join(CRLF),
      ),
  };
}

const text = (name: string, body: string): Hostile =>
  mail(name, { body: `Yes.${CRLF}${CRLF}${body}` });
const html = (name: string, body: string): Hostile => mail(name, { type: 'text/html', body });
const headed = (name: string, ...headers: string[]): Hostile =>
  mail(name, { headers, body: 'Yes.' });
const mixed = (name: string, parts: string, boundary = 'b'): Hostile =>
  mail(name, { type: `multipart/mixed; boundary="${boundary}"`, body: parts });

const nested = (depth: number): string => {
  const lines: string[] = [];
  for (let level = 0; level < depth; level += 1) {
    lines.push(`--b${level}`, `Content-Type: multipart/mixed; boundary="b${level + 1}"`, '');
  }
  return lines.join(CRLF);
};

const file = (fileName: string, content: Buffer): Hostile =>
  mixed(
    `a file: ${fileName}`,
    [
      '--b',
      'Content-Type: text/plain',
      '',
      'Yes.',
      '--b',
      'Content-Type: application/octet-stream',
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${fileName}"`,
      '',
      content.toString('base64').replace(/.{76}/g, `$&${CRLF}`),
      '--b--',
    ].join(CRLF),
  );

function zipOf(entries: number): Buffer {
  const one = Buffer.alloc(31);
  one.writeUInt32LE(0x04034b50, 0);
  one.writeUInt16LE(1, 26);
  one.write('a', 30);
  return Buffer.concat(Array.from({ length: entries }, () => one));
}

/** Mails that anyone may send, each made to keep a parser busy. */
export const HOSTILE_MAILS: Hostile[] = [
  html('nested lists', '<ul><li>'.repeat(60 * K)),
  html('nested lists that end', `${'<ul><li>'.repeat(20 * K)}x${'</li></ul>'.repeat(20 * K)}`),
  html('nested quotations', '<blockquote>'.repeat(40 * K)),
  html('nested tables', '<table><tr><td>'.repeat(30 * K)),
  html('nested spans', '<span>'.repeat(80 * K)),
  html('siblings', '<p>x</p>'.repeat(60 * K)),
  html('links', '<a href="https://a.example/">x</a>'.repeat(15 * K)),
  html('attributes', `<p ${'a=b '.repeat(120 * K)}>x</p>`),
  html('entities', '&amp;&#x41;&lt'.repeat(35 * K)),
  html('tags that never end', '<a '.repeat(150 * K)),
  html('comments that never end', '<!--'.repeat(120 * K)),
  html('blanks', `<p>${' \t'.repeat(240 * K)}x</p>`),
  html('a table of one row', `<table><tr>${'<td>x</td>'.repeat(45 * K)}</tr></table>`),
  text('attributions', `On ${'a '.repeat(190)}${CRLF}`.repeat(K)),
  text('attributions that end in a colon', `On ${'wrote '.repeat(60)}:${CRLF}`.repeat(K)),
  text('attributions in many lines', `On 1 May wrote${CRLF}`.repeat(20 * K)),
  text('a line of attributions', 'On wrote '.repeat(100 * K)),
  text('dates and openings', `${'1'.repeat(50)}<:${CRLF}`.repeat(4_900)),
  text('dates and openings in short lines', `${'1<'.repeat(25)}:${CRLF}`.repeat(4_900)),
  text(
    'dates and addresses',
    `${'1 '.repeat(60)}<a@b.example> ${'x'.repeat(61)}:${CRLF}`.repeat(K),
  ),
  text('halves of addresses', `${'1<a@'.repeat(40)}:${CRLF}`.repeat(1_500)),
  text('at signs', `1<${'@'.repeat(600)}>:${CRLF}`.repeat(400)),
  text('digits', `${'1'.repeat(690)}:${CRLF}`.repeat(370)),
  text('digits and colons', '1:\r\n'.repeat(60 * K)),
  text('German attributions', `Am ${'schrieb '.repeat(70)}:${CRLF}`.repeat(450)),
  text('Swedish attributions', `Den ${'skrev '.repeat(90)}:${CRLF}`.repeat(450)),
  text('Polish attributions', `${'napisał(a) '.repeat(35)}:${CRLF}`.repeat(500)),
  text('Russian attributions', `${'написал(а) '.repeat(35)}:${CRLF}`.repeat(400)),
  text('Japanese attributions', `2026年${'のメール '.repeat(60)}:${CRLF}`.repeat(400)),
  text(
    'attributions between dashes',
    `${'-'.repeat(300)}wrote${'-'.repeat(300)}x-${CRLF}`.repeat(400),
  ),
  text('dashes that end in dashes', `${'-'.repeat(690)}${CRLF}`.repeat(370)),
  text('originals', `${'-'.repeat(40)}original${'-'.repeat(60)}x-${CRLF}`.repeat(2_000)),
  text('a chain of attributions', `a:${CRLF}On 1 May b${CRLF}wrote:${CRLF}`.repeat(10 * K)),
  text('lines that may be wrapped', `On ${'a '.repeat(80)}${CRLF}`.repeat(1_600)),
  text('fields in many languages', `*_|> De :${CRLF}Para :${CRLF}`.repeat(12 * K)),
  text('signatures', `-- ${CRLF}`.repeat(60 * K)),
  text('phones', `Sent from ${'x'.repeat(80)}${CRLF}`.repeat(2_800)),
  text('our name', `${'> * '.repeat(2_000)}Fenwright${' *'.repeat(2_000)}x${CRLF}`.repeat(20)),
  text('parts of our marker', `${'Please > | * '.repeat(20 * K)}`),
  text('quotations and answers', `> a${CRLF}${CRLF}b${CRLF}${CRLF}`.repeat(20 * K)),
  text('headers of quotations', `From: a@b.example${CRLF}`.repeat(25 * K)),
  text('rules', `${'-'.repeat(60)}${CRLF}`.repeat(8 * K)),
  text('quotation marks', '> '.repeat(400 * K)),
  text('halves of our marker', `Please write your reply above this${CRLF}`.repeat(20 * K)),
  text('line breaks', '\n'.repeat(800 * K)),
  text('carriage returns', '\r'.repeat(800 * K)),
  text('combining marks', 'a\u0301\u0323'.repeat(100 * K)),
  text('invisible characters', '\u200B\u202E'.repeat(150 * K)),
  mixed('empty parts', `--b${CRLF}`.repeat(50 * K)),
  mixed(
    'empty parts with headers',
    `--b${CRLF}Content-Type: text/plain${CRLF}${CRLF}`.repeat(30 * K),
  ),
  mixed('parts in parts', nested(400), 'b0'),
  mixed('more parts in parts', nested(20 * K), 'b0'),
  mixed('a boundary of dashes', `------${CRLF}`.repeat(100 * K), '----'),
  mixed('mails in mails', `--b${CRLF}Content-Type: message/rfc822${CRLF}${CRLF}`.repeat(10 * K)),
  mail('Base64 without a line break', {
    headers: ['Content-Transfer-Encoding: base64'],
    body: 'WWVz'.repeat(2_000 * K),
  }),
  mail('quoted-printable', {
    headers: ['Content-Transfer-Encoding: quoted-printable'],
    body: '=C3=A9='.repeat(300 * K),
  }),
  headed('a long subject', `Subject: ${'=?utf-8?q?a?= '.repeat(15 * K)}`),
  headed('many recipients', `Cc: ${'a@b.example, '.repeat(15 * K)}`),
  headed('references', `References: ${'<a@fenwright.example> '.repeat(10 * K)}`),
  headed('headers', ...Array.from({ length: 1_900 }, (_, at) => `X-${at}: ${'x'.repeat(100)}`)),
  headed('folded headers', `X-Folded: x${`${CRLF} x`.repeat(1_900)}`),
  headed('comments', `Authentication-Results: mx.fenwright.example; ${'(\\'.repeat(100 * K)}`),
  headed(
    'blanks in a header',
    `Authentication-Results: mx.fenwright.example;${' '.repeat(200 * K)}dmarc=`,
  ),
  headed('a sender without an end', `Sender: ${'"a'.repeat(80 * K)}<${'a'.repeat(20 * K)}`),
  file('bytes.txt', Buffer.alloc(17 * K * K, 'x')),
  file('entries.zip', zipOf(200 * K)),
  file('packed.svgz', gzipSync(Buffer.alloc(50 * K * K, ' '))),
  file('tags.html', Buffer.from('<a '.repeat(2_000 * K))),
];
