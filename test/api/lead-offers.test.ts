import { Api } from '../support/api';
import { contactForm } from '../support/forms';
import { consultingPilot } from '../support/offers';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const INBOX = 'hello@fenwright.example';

it('An enquiry about an offer reaches us with company and telephone, which its sender’s mail omits', async () => {
  const body = contactForm({
    ...consultingPilot,
    company: 'Northgate Logistics',
    phone: '01632 960123',
  });
  const { email } = body;
  const sent = await api.post('/api/forms/contact', body);
  const [lead] = await stack.sql('SELECT company, phone, details FROM leads WHERE id = $1', [
    sent.body.id,
  ]);
  expect(lead).toEqual({
    company: 'Northgate Logistics',
    phone: '01632 960123',
    details: consultingPilot,
  });
  const told = await stack.mailbox.waitFor({ to: INBOX, replyTo: email });
  for (const fact of [consultingPilot.offer, 'Northgate Logistics', '01632 960123']) {
    expect(told.text).toContain(fact);
  }
  const thanks = await stack.mailbox.waitFor({ to: email });
  expect(thanks.text + thanks.html).not.toMatch(/pilot|Northgate|01632/);
});

it.each([
  [consultingPilot.topic, consultingPilot.topic, `your ${consultingPilot.topic} inquiry`],
  ['A question', 'A question', 'Thank you for your inquiry'],
  // The subject is free text, so a stranger could use it to send spam.
  ['Buy at evil.example', 'General', 'Thank you for your inquiry'],
])('Of a message about "%s" a subject names %s', async (topic, named, thanked) => {
  const body = contactForm({ topic });
  await api.post('/api/forms/contact', body);
  const told = await stack.mailbox.waitFor({ to: INBOX, replyTo: body.email });
  expect(told.subject).toBe(`New ${named} Inquiry from Ada Byron`);
  const thanks = await stack.mailbox.waitFor({ to: body.email, subject: thanked });
  expect(thanks.text + thanks.html).not.toContain('evil');
});
