import { Api } from '../support/api';
import { contactForm, leadForm, mvpForm } from '../support/forms';
import type { StoredMail } from '../support/mailbox';
import { newEmail } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const INBOX = 'hello@fenwright.example';

/** In a name, with what is kept of it. */
const DROPPED = [
  ['Ada\r\nBcc: victim@evil.example', 'Ada Bcc: victim@evil.example'],
  ['Ada\rX: y', 'Ada X: y'],
  ['Ada\u0008', 'Ada'],
  ['Ada\u001b[31m', 'Ada[31m'],
  ['Ada\u0085Bcc: x', 'Ada Bcc: x'],
  ['Ada\u2028Bcc: x', 'Ada Bcc: x'],
  ['Ada\u000bBcc: x', 'Ada Bcc: x'],
  ['\u202Eevil', 'evil'],
  ['Ada\u2066', 'Ada'],
];

const REFUSED = [
  ['Ada\u0000', 'U+0000 (at position 4)'],
  ['Ada\ud800', 'U+D800 (at position 4)'],
];

const TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><a href="https://evil.example">click</a>',
  '</blockquote></body><h1>owned</h1>',
  'https://evil.example/login?x=1',
  'www.evil.example and ftp://evil.example',
  'mail me: victim@evil.example',
  '[click](https://evil.example)',
  '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
  "Robert'); DROP TABLE leads;--",
  '=cmd|/c calc!A1',
  '=?utf-8?B?QmNjOiB4QGV2aWwuZXhhbXBsZQ==?=',
  '.\nQUIT\nMAIL FROM:<x@evil.example>',
  '.',
  '..\n.\nRSET',
  'Zalgo t̷e̷x̷t̷ and 👩‍💻 and 中文 and العربية',
  '&lt;b&gt; already escaped &amp; twice',
  'file:///etc/passwd \\\\server\\share',
  'x'.repeat(5000),
  'no\nline\n\n\n\nend',
];

const sourceOf = (reply: string): Promise<StoredMail> =>
  stack.mailbox.waitFor({ to: INBOX, replyTo: reply });

const FIELDS = (text: string) => [
  api.post('/api/forms/contact', contactForm({ firstName: text })),
  api.post('/api/forms/lead', leadForm({ name: text })),
  api.post('/api/forms/lead', leadForm({ company: text })),
  api.post('/api/forms/lead', leadForm({ jobTitle: text })),
  api.post('/api/lead', mvpForm({ role: text })),
  api.post('/api/lead', mvpForm({ utm_source: text })),
  api.post('/api/newsletter/subscribe', { email: newEmail(), fullName: text }),
];

describe('A control character', () => {
  it.each(REFUSED)('that no clipboard holds is refused by its name: %j', async (text, named) => {
    const answers = await Promise.all(FIELDS(text));
    const said = answers.map(({ status, body }) => {
      const { code, message } = body.errors?.[0] ?? {};
      return `${status} ${code} ${message?.replace(/^.* must/, 'must')}`;
    });
    const expected = `422 control_characters must not contain the character ${named}`;
    expect(said).toEqual(answers.map(() => expected));
  });

  it.each(DROPPED)('is dropped, or a space, in a line: %j', async (text, kept) => {
    const form = contactForm({ topic: text });
    expect((await api.post('/api/forms/contact', form)).status).toBe(201);
    const mail = await sourceOf(form.email);
    expect(mail.text).toContain(`: ${kept}`);
    expect(Object.keys(mail.headers)).not.toContain('bcc');
    expect((await Promise.all(FIELDS(text))).filter(({ status }) => status === 422)).toEqual([]);
  });

  it.each([
    'a@b.example\r\nBcc: victim@evil.example',
    'a@b.example\n',
    '"a\\\r\n"@b.example',
    'a@b.example, victim@evil.example',
    'Ada <a@b.example>',
    'a@b.example;victim@evil.example',
    'a@[127.0.0.1]',
    'a\u0000@b.example',
    '=?utf-8?q?a?=@b.example ',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('and a second address never get into an address: %p', async (email) => {
    const answers = [
      await api.post('/api/forms/contact', contactForm({ email })),
      await api.post('/api/newsletter/subscribe', { email }),
      await api.post('/api/forms/notify', { email, topic: 'demo' }),
    ];
    const trimmed = email.trim();
    for (const { status } of answers) {
      // After trimming, only a single address may remain.
      expect([422, 201, 202]).toContain(status);
      if (status !== 422) expect(trimmed).toMatch(/^[^\s@,;<>]+@[^\s@,;<>]+$/);
    }
    const mails = await stack.mailbox.all();
    expect(mails.filter((mail) => /evil\.example|127\.0\.0\.1/.test(mail.to))).toEqual([]);
  });
});

describe('What a visitor writes', () => {
  it.each(TEXTS.map((text, index) => [index, text]))('arrives as text: %i', async (_, text) => {
    const form = contactForm({
      message: text,
      firstName: 'Ada',
      topic: text.split('\n')[0]!.slice(0, 80),
    });
    const sent = await api.post('/api/forms/contact', form);
    expect(sent.status).toBe(201);
    const mail = await sourceOf(form.email);
    expect(mail.to).toBe(INBOX);
    expect(mail.from).toBe(INBOX);
    expect(Object.keys(mail.headers)).not.toContain('bcc');
    const lines = text.trim().replaceAll('\r\n', '\n').normalize('NFC').split('\n');
    for (const line of lines) expect(mail.text).toContain(`> ${line}`);
    const tags = mail.html.match(/<[a-z][^>]*>/gi) ?? [];
    const ours = tags.filter((tag) => !tag.startsWith('<img src="cid:wordmark-'));
    expect(ours.filter((tag) => /^<(script|img|h1|iframe|form)/i.test(tag))).toEqual([]);
    expect(ours.filter((tag) => /\son\w+=/i.test(tag))).toEqual([]);
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    expect(links.every((href) => href.startsWith(stack.baseUrl))).toBe(true);
    // No text that a mail program would turn into a link either.
    const seen = mail.html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ');
    expect(seen).not.toMatch(/(https?:\/\/|www\.|\w@)evil\.example/i);
  });

  it('in a name changes no header of our mail', async () => {
    const name = '=?utf-8?B?QmNj?= "Ada" <victim@evil.example>, x';
    const form = leadForm({ name });
    expect((await api.post('/api/forms/lead', form)).status).toBe(201);
    const mail = await sourceOf(form.email);
    expect([mail.to, mail.from]).toEqual([INBOX, INBOX]);
    expect(mail.headers['reply-to']).toContain(form.email);
    expect(mail.headers['reply-to']).not.toContain('evil');
    // A subject has 78 letters at most.
    const named = `New AI Integration Inquiry from ${name.replace('=?', '= ?')}`;
    expect(mail.subject).toBe(`${named.slice(0, 55)} …`);
  });

  it('with the name of one of our templates or addresses fetches and attaches nothing', async () => {
    const form = contactForm({
      message: 'file:///etc/passwd data:text/html,x http://127.0.0.1:1/',
    });
    await api.post('/api/forms/contact', form);
    const mail = await sourceOf(form.email);
    expect(mail.text).toContain('file:///etc/passwd');
    expect(mail.text).not.toContain('root:');
    expect(mail.headers['content-type']).toMatch(/^multipart\/alternative/);
  });
});

describe('A body that is no form', () => {
  it.each([
    ['a list', [], 422],
    ['a string', '"x"', 422],
    ['objects for fields', contactForm({ message: { $ne: '' }, email: ['a@b.example'] }), 422],
    ['a prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}', 400],
    ['too much', contactForm({ message: 'x'.repeat(70_000) }), 413],
    ['half of one', '{"email":', 400],
  ])('is refused: %s', async (_, body, status) => {
    expect((await api.post('/api/forms/contact', body)).status).toBe(status);
  });

  it('should not take fields that are not on the form', async () => {
    const form = contactForm({
      state: 'won',
      id: 'x',
      trap: 'honeypot',
      form: 'mvp',
      service: 'x',
    });
    const sent = await api.post('/api/forms/contact', form);
    const rows = await stack.sql('SELECT state, form, service, trap FROM leads WHERE id = $1', [
      sent.body.id,
    ]);
    expect(rows).toEqual([{ state: 'new', form: 'contact', service: 'General', trap: null }]);
  });
});
