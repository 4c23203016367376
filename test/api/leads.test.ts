import { randomUUID } from 'node:crypto';
import brand from '../../brand.json';
import { dueInWords } from '../../backend/modules/response-times/in-words';
import { bankHolidays } from '../../backend/modules/response-times/bank-holidays';
import { OFFICE_HOURS, OFFICE_ZONE, promisedMinutes } from '../../backend/config/office';
import { WorkingCalendar } from '../../backend/modules/response-times/working-calendar';
import { Api, type Answer } from '../support/api';
import { drained } from '../support/drained';
import { contactForm, leadForm, mvpForm } from '../support/forms';
import { newEmail } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const INBOX = 'hello@fenwright.example';

const fieldErrors = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    (body.errors as { field: string; message: string }[]).map((e) => [e.field, e.message]),
  );

const leadsOf = (email: string) =>
  stack.sql<{ id: string; state: string; trap: string | null; service: string; form: string }>(
    'SELECT id, state, trap, service, form FROM leads WHERE email = $1',
    [email],
  );

describe.each([
  {
    path: '/api/forms/contact',
    form: contactForm,
    service: 'General',
    message: "Message sent successfully! We'll get back to you soon.",
  },
  {
    path: '/api/forms/lead',
    form: leadForm,
    service: 'AI Integration',
    message: "Thank you! We'll get back to you within 24 hours.",
  },
  {
    path: '/api/lead',
    form: mvpForm,
    service: 'MVP Development',
    message: "Thank you! We'll be in touch within 1 business day.",
  },
])('POST $path', ({ path, form, service, message }) => {
  it('stores the enquiry, notifies us, and thanks the visitor', async () => {
    const body = form();
    const email = String('workEmail' in body ? body.workEmail : body.email);
    const sent = await api.post(path, body);
    expect([sent.status, sent.body.message]).toEqual([201, message]);
    expect(await leadsOf(email)).toMatchObject([{ id: sent.body.id, state: 'new', service }]);
    const thanks = await stack.mailbox.waitFor({
      to: email,
      subject: service === 'General' ? 'Thank you for your inquiry' : `your ${service} inquiry`,
    });
    expect(thanks.text).toContain(brand.phone);
    expect(thanks.text).toContain(brand.email);
    expect(thanks.text).toMatch(/by \w+day \d+ \w+ at \d\d:\d\d at the latest/);
    expect(thanks.from).toBe(INBOX);
    expect(thanks.headers['auto-submitted']).toBe('auto-generated');
    expect(thanks.text).toMatch(/^Hello Ada,$/m);
    expect(thanks.text).toContain(brand.signatory.name);
    // The address may not belong to the sender, so it gets none of their text.
    expect(thanks.text + thanks.html).not.toMatch(/Byron|forecasting|spreadsheets|tenants/);
    const told = await stack.mailbox.waitFor({ to: INBOX, replyTo: email });
    expect(told.subject).toBe(`New ${service} Inquiry from Ada Byron`);
    expect(told.from).toBe(INBOX);
    expect(told.text).toMatch(/forecasting|spreadsheets|tenants/);
  });

  it('takes the same words sent twice, even at once, for one enquiry', async () => {
    const body = form();
    const email = String('workEmail' in body ? body.workEmail : body.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.post(path, body)));
    expect(new Set(answers.map((a) => `${a.status} ${a.body.id}`)).size).toBe(1);
    await stack.mailbox.waitFor({ to: email });
    await drained(stack);
    expect(await leadsOf(email)).toHaveLength(1);
    expect(await stack.mailbox.all({ to: email })).toHaveLength(1);
  });

  it('takes the same Idempotency-Key for one enquiry, and refuses it for another', async () => {
    const body = form();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await api.post(path, body, undefined, headers);
    await stack.sql(`UPDATE leads SET created_at = now() - interval '1 hour' WHERE id = $1`, [
      first.body.id,
    ]);
    const again = await api.post(path, body, undefined, headers);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const other = await api.post(path, form(), undefined, headers);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const bad = await api.post(path, body, undefined, { 'Idempotency-Key': 'short' });
    expect([bad.status, bad.body.code]).toEqual([422, 'invalid_idempotency_key']);
  });

  it.each([
    [
      'the hidden field is filled in',
      async () => ({ website: 'https://spam.example' }),
      'honeypot',
    ],
    [
      'it is sent faster than a person can',
      async () => ({ token: (await api.get('/api/forms/token')).body.token as string }),
      'too_fast',
    ],
  ])('gives the usual answer where %s, and sets it apart', async (_, extra, trap) => {
    const body = { ...form(), ...(await extra()) };
    const email = String('workEmail' in body ? body.workEmail : body.email);
    const sent = await api.post(path, body);
    expect([sent.status, sent.body.message]).toEqual([201, message]);
    expect(await leadsOf(email)).toMatchObject([{ id: sent.body.id, state: 'spam', trap }]);
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toEqual([]);
  });

  it('takes no honest enquiry for a repeat of one that a trap caught', async () => {
    const body = form();
    const email = String('workEmail' in body ? body.workEmail : body.email);
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = (over: object) => api.post(path, { ...body, ...over }, undefined, headers);
    expect((await send({ website: 'filled by a password manager' })).status).toBe(201);
    expect((await send({})).status).toBe(201);
    expect((await leadsOf(email)).map(({ state }) => state).sort()).toEqual(['new', 'spam']);
    // The other way round it is one.
    expect((await send({ website: 'filled again' })).status).toBe(201);
    expect(await leadsOf(email)).toHaveLength(2);
    await stack.mailbox.waitFor({ to: email, subject: 'Thank you' });
  });
});

describe('The promise of the place', () => {
  const office = new WorkingCalendar({
    zone: OFFICE_ZONE,
    hours: OFFICE_HOURS,
    holidays: [0, 1]
      .flatMap((later) => bankHolidays(new Date().getUTCFullYear() + later))
      .map(({ day }) => day),
  });

  it.each([
    ['/api/forms/contact', contactForm(), 'site', 'within 24 hours', undefined],
    ['/api/forms/lead', leadForm(), 'site', 'within 24 hours', 'within 24 hours'],
    [
      '/api/forms/lead',
      leadForm({ page: '/cambridge/ai-integration' }),
      'cambridge',
      'within 48 hours',
      'within 48 hours',
    ],
    [
      '/api/forms/contact',
      contactForm({ page: '/cambridge' }),
      'cambridge',
      'within 48 hours',
      undefined,
    ],
    ['/api/lead', mvpForm(), 'mvp', 'within 1 business day', 'within 1 business day'],
  ] as const)('%s: %#', async (path, form, place, mailed, answered) => {
    const sent = await api.post(path, form);
    if (answered) expect(sent.body.message).toContain(`${answered}.`);
    const [lead] = await stack.sql<{ created_at: Date; reply_due_at: Date }>(
      'SELECT created_at, reply_due_at FROM leads WHERE id = $1',
      [sent.body.id],
    );
    const due = office.add(lead!.created_at, promisedMinutes(place) * 60);
    expect(Math.abs(lead!.reply_due_at.getTime() - due.getTime())).toBeLessThan(2_000);
    const to = String('workEmail' in form ? form.workEmail : form.email);
    const { text } = await stack.mailbox.waitFor({ to });
    const plain = text.replace(/\s+/g, ' ');
    expect(plain).toContain(`${mailed}: by ${dueInWords(lead!.reply_due_at)} at the latest.`);
    expect(plain.includes('Hours are counted on working days.')).toBe(place !== 'mvp');
  });
});

describe('The fields of', () => {
  it('the contact form have the specified messages', async () => {
    const empty = await api.post('/api/forms/contact', { firstName: '  ', email: '' });
    expect(empty.status).toBe(422);
    expect(fieldErrors(empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      message: 'Message is required',
    });
    const wrong = await api.post('/api/forms/contact', contactForm({ email: 'ada@' }));
    expect(fieldErrors(wrong)).toEqual({ email: 'Please enter a valid email address' });
  });

  it('the landing form have the specified messages', async () => {
    const empty = await api.post('/api/forms/lead', {});
    expect(fieldErrors(empty)).toEqual({
      name: 'Full name is required',
      email: 'Email is required',
      company: 'Company name is required',
      jobTitle: 'Job title is required',
      message: 'Please enter details about your current challenges',
    });
    const short = await api.post(
      '/api/forms/lead',
      leadForm({ name: ' A ', message: 'too short', phone: '01632.960123' }),
    );
    expect(fieldErrors(short)).toEqual({
      name: 'Full name must be at least 2 characters',
      message: 'Please provide more details about your challenges (at least 10 characters)',
      phone: 'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)',
    });
  });

  it.each(['+44 1632 960123', '(01632) 960-123', '01632 960123', ''])(
    'the landing form take the phone number %p',
    async (phone) => {
      expect((await api.post('/api/forms/lead', leadForm({ phone }))).status).toBe(201);
    },
  );

  it.each([
    ['44+1632', /^Please enter a valid phone number/],
    ['call me', /^Please enter a valid phone number/],
    ['1632;rm', /^Please enter a valid phone number/],
    ['+', 'This phone number is too short'],
    ['123', 'This phone number is too short'],
    ['1'.repeat(40), 'This phone number is too long'],
  ])('the landing form refuse the phone number %p, and say why', async (phone, why) => {
    const sent = await api.post('/api/forms/lead', leadForm({ phone }));
    expect([sent.status, fieldErrors(sent)]).toEqual([422, { phone: expect.stringMatching(why) }]);
  });

  it('the MVP form have the specified sentence for all, and one each', async () => {
    const empty = await api.post('/api/lead', { authority: false });
    expect([empty.status, empty.body.message]).toEqual([
      422,
      'Please fill in all required fields.',
    ]);
    expect(Object.keys(fieldErrors(empty)).sort()).toEqual([
      'authority',
      'budget',
      'company',
      'fullName',
      'projectDescription',
      'role',
      'timeline',
      'workEmail',
    ]);
    const wrong = await api.post('/api/lead', mvpForm({ workEmail: 'ada' }));
    expect(wrong.body.message).toBe('Please enter a valid email address.');
    const dear = await api.post('/api/lead', mvpForm({ budget: '£1' }));
    expect(Object.keys(fieldErrors(dear))).toEqual(['budget']);
  });

  it.each([
    ['/api/forms/contact', contactForm({ message: 'x'.repeat(5001) }), 'message'],
    ['/api/forms/contact', contactForm({ offer: 'x'.repeat(151) }), 'offer'],
    ['/api/forms/contact', contactForm({ company: 'x'.repeat(151) }), 'company'],
    ['/api/forms/contact', contactForm({ phone: 'call me' }), 'phone'],
    ['/api/forms/lead', leadForm({ company: 'x'.repeat(151) }), 'company'],
    ['/api/lead', mvpForm({ projectDescription: 'x'.repeat(10_001) }), 'projectDescription'],
    ['/api/lead', mvpForm({ utm_source: 'x'.repeat(501) }), 'utm_source'],
  ])('%s are bounded', async (path, body, field) => {
    const sent = await api.post(path, body);
    expect([sent.status, Object.keys(fieldErrors(sent))]).toEqual([422, [field]]);
  });
});

describe('POST /api/forms/notify', () => {
  it.each(['startup-package', 'demo'] as const)('about %s thanks the visitor', async (topic) => {
    const email = newEmail('visitor');
    const sent = await api.post('/api/forms/notify', { email, topic });
    expect(sent.status).toBe(201);
    const mail = await stack.mailbox.waitFor({ to: email, subject: 'Thank you for your' });
    expect(mail.text).toContain('as soon as it is ready');
    expect(await leadsOf(email)).toMatchObject([{ form: 'notify', state: 'new' }]);
  });

  it.each(['webinars', 'resources'] as const)(
    'about %s asks for a confirmation, and sends nothing else',
    async (topic) => {
      const email = newEmail('visitor');
      await api.post('/api/forms/notify', { email, topic });
      await stack.mailbox.waitFor({ to: email, subject: 'Please confirm your subscription' });
      await drained(stack);
      expect(await stack.mailbox.all({ to: email })).toHaveLength(1);
      const [subscription] = await stack.sql<{ topic: string; state: string }>(
        `SELECT t.topic, t.state FROM subscriptions t JOIN subscribers s ON s.id = t.subscriber_id WHERE s.email = $1`,
        [email],
      );
      expect(subscription).toEqual({ topic, state: 'pending' });
    },
  );

  it('wants an address', async () => {
    const sent = await api.post('/api/forms/notify', { topic: 'demo' });
    expect(fieldErrors(sent)).toEqual({ email: 'Please enter your email address' });
  });
});
