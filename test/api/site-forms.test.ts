import { textOf } from '../../backend/site/form-parts';
import { sentPages } from '../../frontend/content/sent';
import { Api } from '../support/api';
import { complaintForm, contactForm, leadForm, mvpForm } from '../support/forms';
import { newEmail } from '../support/people';
import { contactWith, openPage, postForm, textsOf, type Fields } from '../support/plain-forms';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const forms: [action: string, formId: string, page: string, fields: () => Fields, sent: string][] =
  [
    ['/forms/contact', 'contact', '/contact', () => textsOf(contactForm()), '/sent/contact'],
    [
      '/forms/lead',
      'lead-machine-learning',
      '/services/machine-learning',
      () => textsOf(leadForm({ service: undefined })),
      '/sent/lead',
    ],
    ['/forms/mvp', 'mvp-form', '/mvp', () => textsOf(mvpForm({ authority: 'on' })), '/sent/mvp'],
    [
      '/forms/complaint',
      'complaint',
      '/complaints',
      () => textsOf(complaintForm()),
      '/sent/complaint',
    ],
    ...(['webinars', 'resources'] as const).map((topic): (typeof forms)[number] => [
      '/forms/notify',
      `notify-${topic}`,
      `/${topic}`,
      address,
      '/sent/notify-list',
    ]),
    ['/forms/notify', 'notify-demo', '/services/ai-consulting', address, '/sent/notify'],
    ['/forms/newsletter', 'newsletter-footer', '/terms', address, '/sent/newsletter'],
    ['/forms/newsletter', 'newsletter-insights', '/insights', address, '/sent/newsletter'],
    [
      '/forms/newsletter',
      'newsletter-home',
      '/',
      () => ({ ...address(), fullName: 'Ada Byron', company: 'Individual' }),
      '/sent/newsletter',
    ],
  ];

function address(): Fields {
  return { email: newEmail('reader') };
}

describe.each(forms)('%s as %s on %s', (action, formId, path, fields, sent) => {
  const visit = async () => {
    const hidden = (await openPage(stack.baseUrl, path)).hiddenIn(action, formId);
    expect(hidden).toMatchObject({ formId, page: path });
    return hidden!;
  };

  it('leads to its page, which says what the API says', async () => {
    const answer = await postForm(stack.baseUrl, action, { ...(await visit()), ...fields() });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, sent]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await openPage(stack.baseUrl, sent);
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    const called = await callLike(action, { ...(await visit()), ...fields() });
    expect(sentPages.find((one) => one.path === sent)?.message).toBe(called);
  });

  it('lists errors beside their fields, and links to them', async () => {
    const { status, page, headers } = await postForm(stack.baseUrl, action, await visit());
    expect(status).toBe(422);
    expect(headers.get('content-security-policy')).toBe(
      (await fetch(stack.baseUrl + path)).headers.get('content-security-policy'),
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(page.title).toMatch(/^Error: /);
    const email = action === '/forms/mvp' ? 'workEmail' : 'email';
    expect(page.errorOf(`${formId}-${email}`)).toMatch(/ is required$|^Please enter your email/);
    expect(page.focused).toBeDefined();
    expect(page.html).not.toMatch(/style="/);
  });
});

/** The API's response message for the same input. */
async function callLike(action: string, { formId: _, ...fields }: Fields): Promise<string> {
  const paths: Record<string, string> = {
    '/forms/mvp': '/api/lead',
    '/forms/complaint': '/api/complaints',
    '/forms/newsletter': '/api/newsletter/subscribe',
  };
  const body = { ...fields, ...(fields['authority'] && { authority: true }) };
  return (await api.post(paths[action] ?? `/api${action}`, body)).body.message as string;
}

it('a message is stored and acknowledged as the API does it, and twice is once', async () => {
  const fields = contactWith({ topic: 'Webinars' });
  const answers = await Promise.all(
    [1, 2].map(() => postForm(stack.baseUrl, '/forms/contact', fields)),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect((await postForm(stack.baseUrl, '/forms/contact', fields)).status).toBe(303);
  const rows = await stack.sql(
    'SELECT full_name, message, page, state, details FROM leads WHERE email = $1',
    [fields.email],
  );
  expect(rows).toEqual([
    {
      full_name: 'Ada Byron',
      message: 'Could we talk about forecasting?',
      page: '/contact',
      state: 'new',
      details: { topic: 'Webinars' },
    },
  ]);
  await stack.mailbox.waitFor({ to: fields.email, subject: 'Thank you for your inquiry' });
});

it('a subscriber’s consent is recorded with its text and page', async () => {
  const email = newEmail('reader');
  const hidden = (await openPage(stack.baseUrl, '/terms')).hiddenIn(
    '/forms/newsletter',
    'newsletter-footer',
  )!;
  await postForm(stack.baseUrl, '/forms/newsletter', { ...hidden, email });
  await stack.mailbox.waitFor({ to: email, subject: 'Please confirm your subscription' });
  const [event] = await stack.sql(
    `SELECT e.page, e.text_version FROM consent_events e
     JOIN subscribers s ON s.id = e.subscriber_id WHERE s.email = $1`,
    [email],
  );
  expect(event).toEqual({ page: '/terms#footer', text_version: '2026-11' });
});

it('what was typed stays, as text', async () => {
  const hostile = '"><script>alert(1)</script> & \'"';
  const { status, page } = await postForm(
    stack.baseUrl,
    '/forms/contact',
    contactWith({
      firstName: hostile,
      lastName: '',
      email: 'no address',
      message: `\r\n</textarea>${hostile}`,
      topic: 'Webinars',
    }),
  );
  expect(status).toBe(422);
  expect(page.valueOf('contact-firstName')).toBe(hostile);
  expect(page.valueOf('contact-email')).toBe('no address');
  expect(page.valueOf('contact-message')).toBe(`\n</textarea>${hostile}`);
  expect(page.valueOf('contact-topic')).toBe('Webinars');
  expect(page.html).not.toContain('<script>alert');
  expect(page.errorOf('contact-firstName')).toBeUndefined();
  expect(page.errorOf('contact-lastName')).toBe('Last name is required');
  expect(page.errorOf('contact-email')).toBe('Please enter a valid email address');
  expect(textOf(page.focused!)).toBe('Please check these fields:Last nameEmail address');
  expect(page.html).toContain('href="#contact-lastName"');
});

it('choices and boxes stay too, and the MVP form has its own summary', async () => {
  const { page } = await postForm(stack.baseUrl, '/forms/mvp', {
    ...textsOf(mvpForm({ fullName: '', phone: 'call me', authority: 'on' })),
    page: '/mvp',
    formId: 'mvp-form',
  });
  expect(page.valueOf('mvp-form-budget')).toBe('£10k–£25k');
  expect(page.isTicked('mvp-form-authority')).toBe(true);
  expect(page.errorOf('mvp-form-phone')).toMatch(/^Please enter a valid phone number/);
  expect(textOf(page.focused!)).toMatch(/^Please fill in all required fields\./);
  const unticked = await postForm(stack.baseUrl, '/forms/mvp', {
    ...textsOf(mvpForm({ authority: undefined })),
    page: '/mvp',
    formId: 'mvp-form',
  });
  expect(unticked.page.errorOf('mvp-form-authority')).toBe(
    'Please confirm that you can make this decision',
  );
});

it('a service’s form lists its wrong fields in their order', async () => {
  const hidden = (await openPage(stack.baseUrl, '/services/data-analytics')).hiddenIn(
    '/forms/lead',
    'lead-data-analytics',
  )!;
  const fields = { ...hidden, name: 'A', phone: 'call me' };
  const { page } = await postForm(stack.baseUrl, '/forms/lead', fields);
  const labels = ['Full name', 'Job title', 'Work email', 'Company', 'Phone'];
  expect(textOf(page.focused!)).toBe(
    `Please check these fields:${labels.join('')}Your current challenges`,
  );
});

it('the box on the home page asks for a name and a company', async () => {
  const hidden = (await openPage(stack.baseUrl, '/')).hiddenIn(
    '/forms/newsletter',
    'newsletter-home',
  )!;
  const { page } = await postForm(stack.baseUrl, '/forms/newsletter', { ...hidden, ...address() });
  expect(page.errorOf('newsletter-home-fullName')).toBe('Full name is required');
  expect(page.errorOf('newsletter-home-company')).toBe('Company is required');
  expect(page.errorOf('newsletter-footer-email')).toBeUndefined();
});
