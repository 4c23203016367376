import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../../backend/site/form-parts';
import { drained } from '../support/drained';
import { contactForm } from '../support/forms';
import { contactWith, postForm } from '../support/plain-forms';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
afterAll(() => stack.close());

it('a program’s post gets the usual answer, is set apart, and gets no mail', async () => {
  const fields = contactWith({ website: 'https://spam.example' });
  expect((await postForm(stack.baseUrl, '/forms/contact', fields)).status).toBe(303);
  const rows = await stack.sql('SELECT state, trap FROM leads WHERE email = $1', [fields.email]);
  expect(rows).toEqual([{ state: 'spam', trap: 'honeypot' }]);
  await drained(stack);
  expect(await stack.mailbox.all({ to: fields.email })).toEqual([]);
  const refused = contactWith({ website: 'https://spam.example', lastName: '' });
  const { page } = await postForm(stack.baseUrl, '/forms/contact', refused);
  expect(page.html).not.toContain('spam.example');
});

it.each([[{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-site' }]])(
  'a form that another site sends is refused (%j), and nothing of it is shown',
  async (headers) => {
    const fields = contactWith({ firstName: 'Made up elsewhere' });
    const { status, page } = await postForm(stack.baseUrl, '/forms/contact', fields, headers);
    expect(status).toBe(403);
    expect(page.html).toContain('sent from another website');
    expect(page.html).not.toContain('Made up elsewhere');
    expect(await stack.sql('SELECT 1 FROM leads WHERE email = $1', [fields.email])).toEqual([]);
  },
);

it.each(['/nowhere', 'https://evil.example/', '//evil.example', '/dashboard', 'constructor', ''])(
  'a form from the page %j is not taken',
  async (page) => {
    const fields = contactWith({ page });
    const answer = await postForm(stack.baseUrl, '/forms/contact', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(answer.page.valueOf('contact-message')).toBe('Could we talk about forecasting?');
    expect(await stack.sql('SELECT 1 FROM leads WHERE email = $1', [fields.email])).toEqual([]);
  },
);

it('long input is kept and refused; far too long input is refused unread', async () => {
  const long = contactWith({ message: 'x'.repeat(70_000) });
  const kept = await postForm(stack.baseUrl, '/forms/contact', long);
  expect(kept.status).toBe(413);
  expect(kept.page.valueOf('contact-message')).toHaveLength(70_000);
  expect(textOf(kept.page.focused!)).toContain('This is too long to be sent.');
  const unread = await postForm(
    stack.baseUrl,
    '/forms/contact',
    contactWith({ message: 'x'.repeat(300_000) }),
  );
  expect(unread.status).toBe(413);
  expect(textOf(unread.page.focused!)).toContain('This is too long to be sent.');
});

const FORMS = join(__dirname, '../../frontend/site/forms');
const actions = readdirSync(FORMS).flatMap((file) =>
  [...readFileSync(join(FORMS, file), 'utf8').matchAll(/\baction="([\w-]+)"/g)].map(
    ([, name]) => name,
  ),
);

it('takes nothing but such forms, and sends who asks for the address to the form', async () => {
  const upload = await fetch(`${stack.baseUrl}/forms/contact`, {
    method: 'POST',
    body: Object.entries(contactForm()).reduce((data, [name, value]) => {
      data.append(name, String(value));
      return data;
    }, new FormData()),
  });
  expect(upload.status).toBe(415);
  const got = await fetch(`${stack.baseUrl}/forms/contact`, { redirect: 'manual' });
  expect([got.status, got.headers.get('location')]).toEqual([301, '/contact']);
  for (const action of actions) {
    const { status } = await fetch(`${stack.baseUrl}/forms/${action}`, { redirect: 'manual' });
    expect([action, status]).toEqual([action, 301]);
  }
  expect((await fetch(`${stack.baseUrl}/forms/nothing`, { method: 'POST' })).status).toBe(404);
});
