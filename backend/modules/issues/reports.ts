import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../database/one-connection';
import { Subscriber, suppress } from '../newsletter/newsletter.public';
import { BOUNCED, COMPLAINED, FAILED, REFUSED } from './issue.entity';

/** The fate of a mail after the mail server had accepted it. */
export type Report = 'hard' | 'soft' | 'policy' | 'complaint';

const STATE_OF: Record<Report, number> = {
  hard: BOUNCED,
  soft: FAILED,
  policy: REFUSED,
  complaint: COMPLAINED,
};

const SOFT_IN_A_ROW = 3;

/** The newest issue to this subscriber, or number `$2`. A complaint outweighs the rest. */
const NOTE = `
  UPDATE issue_deliveries d SET state = $3, moved_at = now(), reply = $4
  WHERE d.subscriber_id = $1 AND d.state NOT IN (0, 7, ${COMPLAINED}) AND d.issue_id = (
    SELECT l.issue_id FROM issue_deliveries l JOIN issues i ON i.id = l.issue_id
    WHERE l.subscriber_id = $1 AND l.state NOT IN (0, 7) AND ($2::int IS NULL OR i.number = $2)
    ORDER BY i.number DESC LIMIT 1)`;

const LAST = `
  SELECT d.state FROM issue_deliveries d JOIN issues i ON i.id = d.issue_id
  WHERE d.subscriber_id = $1 AND d.state NOT IN (0, 1, 7) ORDER BY i.number DESC LIMIT ${SOFT_IN_A_ROW}`;

/**
 * Hard bounces and complaints stop the newsletter to this address, as do soft bounces of three
 * issues running. A refusal for policy is about our reputation, so it stops nobody.
 */
export async function noteReport(
  tx: EntityManager,
  subscriber: Pick<Subscriber, 'id' | 'email'> | null,
  report: Report,
  { email, page, issue, reply }: Noted,
): Promise<void> {
  if (subscriber) {
    await tx.query(NOTE, [subscriber.id, issue ?? null, STATE_OF[report], reply ?? null]);
  }
  const address = subscriber?.email ?? email;
  if (!address || report === 'policy') return;
  if (report === 'soft') {
    if (!subscriber) return;
    const last = await tx.query<{ state: number }[]>(LAST, [subscriber.id]);
    const isDead = last.length === SOFT_IN_A_ROW && last.every(({ state }) => state === FAILED);
    if (!isDead) return;
  }
  await suppress(tx, address, report === 'complaint' ? 'complaint' : 'bounce', page);
}

type Noted = { email?: string; page: 'mail' | 'provider'; issue?: number; reply?: string };

/** The mail server refused these addresses permanently. */
export async function subscribersRefused(dataSource: DataSource, ids: string[]): Promise<void> {
  for (const id of ids) {
    await inTransaction(dataSource, async (tx) => {
      const subscriber = await tx.findOneBy(Subscriber, { id });
      if (subscriber) await suppress(tx, subscriber.email, 'bounce', 'mail');
    });
  }
}
