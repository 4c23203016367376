import { randomBytes } from 'node:crypto';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { leadForm } from '../support/forms';
import { newEmail, tokenFromMail } from '../support/people';
import type { SharedStack } from '../support/stack';

export const desks = ['leads', 'subscribers', 'mail'] as const;

export const newTag = () => `tag${randomBytes(5).toString('hex')}`;

export async function enquire(stack: SharedStack, over: Record<string, unknown> = {}) {
  const company = newTag();
  const form = leadForm({ company, name: `Ada ${company}`, ...over });
  const { body } = await new Api(stack.baseUrl).post('/api/forms/lead', form);
  return { id: (body as { id: string }).id, tag: company, name: form.name, email: form.email };
}

export async function subscribe(stack: SharedStack, company = newTag()) {
  const api = new Api(stack.baseUrl);
  const email = newEmail('reader');
  const form = { email, fullName: 'Ada Byron', company, page: '/insights' };
  await api.post('/api/newsletter/subscribe', form);
  const token = await tokenFromMail(stack, email, 'Please confirm your subscription');
  await api.post('/api/newsletter/verify', { token });
  return { email, tag: company };
}

export async function mailIn(stack: SharedStack, state: string) {
  const domain = `${newTag()}.example`;
  const email = `visitor@${domain}`;
  const { id: leadId } = await enquire(stack, { email });
  await stack.mailbox.waitFor({ to: email, subject: 'Thank you' });
  const find = () =>
    stack.sql<{ id: string }>(
      `SELECT id FROM outbox_mails
       WHERE template = 'lead-received' AND props->>'leadId' = $1 AND state = 'sent'`,
      [leadId],
    );
  const [{ id } = { id: '' }] = await eventually(find, (found) => found.length > 0);
  const set = (next: string) =>
    stack.sql(
      `UPDATE outbox_mails SET state = $2, last_error = '452 Mailbox full', sent_at = NULL,
         next_attempt_at = now() + interval '1 hour' WHERE id = $1`,
      [id, next],
    );
  if (state !== 'sent') await set(state);
  return { id, email, masked: `v***@${domain}`, set };
}
