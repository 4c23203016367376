import brand from '../../brand.json';
import { excerptOf, renderHtml, renderText, type MailContent } from './mail-layout';
import { isServerAway, refusesAddress } from './refusals';

const HOSTILE = `</p><script>alert(1)</script><img src=x onerror='x'>"&`;
const content: MailContent = {
  subject: HOSTILE,
  preview: HOSTILE,
  greeting: HOSTILE,
  paragraphs: [HOSTILE],
  facts: [[HOSTILE, `${HOSTILE} https://evil.example/now`]],
  quote: `${HOSTILE}\nsecond line`,
  button: { label: HOSTILE, url: 'https://fenwright.example/verify-email?token=a&b="c"' },
  notes: [HOSTILE, { text: HOSTILE, url: 'https://fenwright.example/' }],
  entries: [
    {
      title: HOSTILE,
      when: HOSTILE,
      lines: [HOSTILE],
      quote: HOSTILE,
      next: HOSTILE,
      link: { label: HOSTILE, url: 'https://fenwright.example/?a="c"' },
    },
  ],
  next: HOSTILE,
  stages: { names: [HOSTILE, HOSTILE], at: 1 },
  signedBy: { name: HOSTILE, role: HOSTILE },
  reason: HOSTILE,
  choicesUrl: 'https://fenwright.example/dashboard/profile#mails',
};

describe('A mail', () => {
  const html = renderHtml(content);

  it('escapes every value', () => {
    expect(html).not.toMatch(/<script|<img(?! src="cid:)|onerror='/);
    expect(html).not.toContain(`"c"`);
  });

  it('gives every text of a person the direction of its own words', () => {
    expect(html.match(/<(p|td|blockquote)\b[^>]* dir="auto"/g)).toHaveLength(6);
    const issue = renderHtml({ ...content, body: { html: '<p>שלום</p>', text: 'שלום' } });
    expect(issue).toContain('<div class="body" dir="auto"><p>שלום');
  });

  it('has a language, works in the dark, loads nothing from elsewhere', () => {
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(img(?! src="cid:)|link|script|iframe)|url\(/);
  });

  it('shows the stage and who answers, and how to reply in small letters below', () => {
    const told: MailContent = {
      ...content,
      stages: { names: ['Pending', 'Approved'], at: 1 },
      signedBy: { name: 'Tom Hale', role: 'Support' },
      replyNote: 'Reply to this mail to answer.',
    };
    const page = renderHtml(told);
    expect(page).toMatch(/class="done">Pending<\/td>.*class="now" aria-current="step">Approved/);
    expect(page).toMatch(
      /Tom Hale<br>Support, \w+<\/p>\n[^]*<p class="fine">Reply to this mail to answer\.<br>Please write/,
    );
    const text = renderText(told);
    expect(text).toContain('Pending > [Approved]');
    const [, below] = text.split(`Tom Hale\nSupport, ${brand.name}\n`);
    expect(below).toContain(
      'Reply to this mail to answer.\nPlease write your reply above this line.',
    );
    expect(text.startsWith(content.greeting!)).toBe(true);
  });

  it('does not let what a visitor wrote turn into a link', () => {
    expect(html).not.toContain('https://evil.example');
  });

  const visible = html
    .replace(/<style[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<a class="inert">([\s\S]*?)<\/a>/g, (_, inside: string) =>
      inside.replace(/<\/?span>/g, ''),
    );

  it('is copied as it was written: no invisible characters', () => {
    const invisible = /[\u200B-\u200D\u2060\uFEFF]|&#(8203|8204|8205|8288|65279|x200b);/i;
    expect(html).not.toMatch(invisible);
    expect(renderText(content)).not.toMatch(invisible);
    expect(visible).toContain('https://evil.example/now');
  });

  it.each([
    'https://evil.example/now',
    'www.evil.example',
    'victim@evil.example',
    'evil.example/login?x=1',
    'mailto:x@evil.example',
  ])('keeps %s inert anywhere a visitor can write it', (address) => {
    const written = renderHtml({
      subject: 'News',
      preview: address,
      greeting: `Hello ${address},`,
      paragraphs: [`A request “${address}” has moved.`],
      facts: [['Reason', address]],
      quote: address,
      entries: [{ title: address, lines: [address], quote: address, next: address }],
      next: address,
      reason: 'You raised it.',
    });
    const seen = written.slice(written.indexOf('<body>'));
    expect(seen).not.toContain(address);
    expect(seen).not.toMatch(/href=/);
    expect(seen.match(/<a class="inert">/g)).toHaveLength(10);
  });

  it('says the same in plain text', () => {
    const text = renderText(content);
    expect(text).toContain('https://fenwright.example/verify-email?token=a&b="c"');
    expect(text).toContain('> second line');
    expect(text).toContain('What happens next: ');
    expect(text).toContain(
      'Choose which e-mails you get:\nhttps://fenwright.example/dashboard/profile#mails',
    );
  });

  it('numbers the entries of a digest in order', () => {
    const entries = ['Approved', 'Completed'].map((title) => ({ title, when: 'Monday at 08:00' }));
    const text = renderText({ ...content, entries });
    expect(text).toContain('1. Approved (Monday at 08:00)\n\n2. Completed (Monday at 08:00)');
  });
});

describe('An excerpt', () => {
  it.each([
    ['short as it is', 'A short word.', 'A short word.'],
    ['cut between words', 'alpha beta gamma delta', 'alpha beta gamma …'],
    ['cut at a line', 'alpha beta gamma\ndelta epsilon', 'alpha beta gamma …'],
    ['of one long word', 'a'.repeat(40), `${'a'.repeat(20)} …`],
    ['without half a character', `${'a'.repeat(19)}😀bcd`, `${'a'.repeat(19)} …`],
  ])('is %s', (_, text, excerpt) => {
    expect(excerptOf(text, 20)).toBe(excerpt);
  });
});

describe('An answer of a mail server', () => {
  it.each([
    ['550 5.1.1 no such user', 'DATA', true],
    ['550 Mailbox unavailable', 'RCPT TO', true],
    ['550 Mailbox unavailable', 'DATA', true],
    ['550 5.7.1 relaying denied', 'RCPT TO', false],
    ['554 5.7.1 looks like spam', 'DATA', false],
    ['554 refused', 'DATA', false],
    ['450 4.1.1 later', 'RCPT TO', false],
    ['550 5.7.1 Recipient address rejected: User unknown', 'RCPT TO', true],
    ['553 5.1.3 <spam@mx.example>: invalid address', 'RCPT TO', true],
    ['550 5.1.8 Access denied, bad outbound sender', 'DATA', false],
    ['553 5.1.8 Domain of sender address does not exist', 'MAIL FROM', false],
    ['550 No such user', 'MAIL FROM', false],
    ['550 5.1.0 Sender address rejected', 'RCPT TO', false],
    ['550 relay not permitted, authentication required', 'RCPT TO', false],
    ['550 Sender verify failed', 'RCPT TO', false],
    ['550 5.4.5 Daily user sending limit exceeded', 'RCPT TO', false],
    ['552 5.2.2 Mailbox full', 'RCPT TO', false],
    ['550 Message rejected as spam', 'DATA', false],
    ['535 5.7.8 wrong password', 'AUTH PLAIN', false],
    ['554 no service', 'CONN', false],
  ])('"%s" to %s refuses the address permanently: %p', (response, command, refused) => {
    const error = { responseCode: Number(response.slice(0, 3)), response, command };
    expect(refusesAddress(Object.assign(new Error(), error))).toBe(refused);
  });

  it.each([
    [{}, true],
    [{ responseCode: 421, command: 'DATA' }, true],
    [{ responseCode: 554, command: 'CONN' }, true],
    [{ responseCode: 535, command: 'AUTH PLAIN' }, true],
    [{ responseCode: 451, command: 'DATA' }, false],
    [{ responseCode: 550, command: 'RCPT TO' }, false],
  ])('a server that answers %j is away: %p', (answer, away) => {
    expect(isServerAway(Object.assign(new Error(), answer))).toBe(away);
  });

  it('an unreachable server does not count as a refusal', () => {
    expect(refusesAddress(new Error('connect ECONNREFUSED'))).toBe(false);
  });
});
