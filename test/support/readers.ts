import { Api } from './api';
import type { StoredMail } from './mailbox';
import { newEmail, tokenFromMail } from './people';
import type { SharedStack } from './stack';

export const CONFIRM_SUBJECT = 'Please confirm your subscription';

export type Reader = { email: string; id: string; welcome: StoredMail };

/** `over`: more form fields, such as `topic` or `fullName`. */
export async function confirmedReader(
  stack: Pick<SharedStack, 'baseUrl' | 'mailbox' | 'sql'>,
  over: Record<string, unknown> = {},
): Promise<Reader> {
  const api = new Api(stack.baseUrl);
  const email = newEmail('reader');
  await api.post('/api/newsletter/subscribe', { email, page: '/', source: 'footer', ...over });
  const token = await tokenFromMail(stack, email, CONFIRM_SUBJECT);
  await api.post('/api/newsletter/verify', { token });
  const welcome = await stack.mailbox.waitFor({ to: email, subject: /^(Welcome|You are)/ });
  const [row] = await stack.sql<{ id: string }>('SELECT id FROM subscribers WHERE email = $1', [
    email,
  ]);
  return { email, id: row!.id, welcome };
}

export async function subscriptionState(
  stack: Pick<SharedStack, 'sql'>,
  email: string,
  topic = 'newsletter',
): Promise<string | undefined> {
  const [row] = await stack.sql<{ state: string }>(
    `SELECT t.state FROM subscriptions t JOIN subscribers s ON s.id = t.subscriber_id
     WHERE s.email = $1 AND t.topic = $2`,
    [email, topic],
  );
  return row?.state;
}

export const consentEvidence = (stack: Pick<SharedStack, 'sql'>, email: string) =>
  stack.sql<{ kind: string; text_version: string; page: string; network: string | null }>(
    `SELECT e.kind, e.text_version, e.page, e.network FROM consent_events e
     JOIN subscribers s ON s.id = e.subscriber_id WHERE s.email = $1 ORDER BY e.id`,
    [email],
  );
