import { Api } from '../support/api';
import { drained } from '../support/drained';
import { complaintForm } from '../support/forms';
import { newEmail } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const INBOX = 'hello@fenwright.example';

describe('POST /api/complaints', () => {
  it('stores the complaint, acknowledges it at once and notifies us', async () => {
    const body = complaintForm();
    const sent = await api.post('/api/complaints', body);
    expect([sent.status, sent.body.message]).toEqual([
      201,
      'Thank you. Your complaint has reached us, and a mail that acknowledges it is on its way to you.',
    ]);
    const acknowledged = await stack.mailbox.waitFor({
      to: body.email,
      subject: 'We have received your complaint',
    });
    expect(acknowledged.text).toContain(sent.body.id);
    expect(acknowledged.text).toContain('Information Commissioner');
    expect(acknowledged.text).toMatch(
      /We will write to you with the outcome by \w+day \d+ \w+ at \d\d:\d\d/,
    );
    // The address may not belong to the sender, so it gets none of their text.
    expect(acknowledged.text + acknowledged.html).not.toMatch(/Ada|August/);
    const told = await stack.mailbox.waitFor({ to: INBOX, replyTo: body.email });
    expect(told.subject).toBe('New complaint from Ada Byron');
    expect(told.text).toContain('August');
    const [row] = await stack.sql(
      `SELECT form, service, details, state, reply_due_at::date - created_at::date AS days
       FROM leads WHERE id = $1`,
      [sent.body.id],
    );
    expect(row).toEqual({
      form: 'complaint',
      service: 'Complaint',
      details: { topic: 'How you use my personal data' },
      state: 'new',
      days: 30,
    });
  });

  it('needs no name, and takes the same words twice for one complaint', async () => {
    const body = complaintForm({ fullName: '' });
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/api/complaints', body)));
    expect(new Set(answers.map((one) => `${one.status} ${one.body.id}`)).size).toBe(1);
    await stack.mailbox.waitFor({ to: body.email });
    await drained(stack);
    expect(await stack.mailbox.all({ to: body.email })).toHaveLength(1);
  });

  it('stores bots’ complaints as spam, with the usual response and no mail', async () => {
    const email = newEmail('visitor');
    const sent = await api.post('/api/complaints', complaintForm({ email, website: 'x' }));
    expect(sent.status).toBe(201);
    const rows = await stack.sql('SELECT state, trap FROM leads WHERE email = $1', [email]);
    expect(rows).toEqual([{ state: 'spam', trap: 'honeypot' }]);
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toEqual([]);
  });

  it.each([
    [{ email: '' }, 'email', 'Email is required'],
    [{ about: '' }, 'about', 'Please choose what it is about'],
    [{ about: 'The weather' }, 'about', expect.stringContaining('must be one of')],
    [{ details: ' ' }, 'details', 'Please tell us what happened'],
    [{ details: 'x'.repeat(10_001) }, 'details', expect.any(String)],
  ])('refuses %j', async (over, field, message) => {
    const { status, body } = await api.post('/api/complaints', complaintForm(over));
    expect([status, body.errors[0].field, body.errors[0].message]).toEqual([422, field, message]);
  });
});
