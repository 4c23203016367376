import type { EntityManager } from 'typeorm';
import { suppressRefused } from '../../mail/mail.public';
import { Subscriber, suppress } from '../newsletter/newsletter.public';
import { BOUNCED, COMPLAINED, FAILED, LEFT, REFUSED, SENDING, WAITING } from './issue.entity';
import { mailIdOf } from './issue-message';

export type Report = 'hard' | 'soft' | 'policy' | 'complaint';

const STATE_OF: Record<Report, number> = {
  hard: BOUNCED,
  soft: FAILED,
  policy: REFUSED,
  complaint: COMPLAINED,
};

const SOFT_IN_A_ROW = 3;

/** A complaint outweighs a bounce, and a bounce the rest. */
const NOTE = `
  UPDATE issue_deliveries d SET state = $3::smallint, moved_at = now(), reply = $4 FROM issues i
  WHERE d.subscriber_id = $1 AND i.id = d.issue_id AND i.number = $2
    AND d.state NOT IN (${WAITING}, ${LEFT}, ${COMPLAINED})
    AND (d.state <> ${BOUNCED} OR $3::smallint IN (${BOUNCED}, ${COMPLAINED}))`;

const FAILING = `
  SELECT s.id FROM unnest($1::uuid[]) s (id) CROSS JOIN LATERAL (
    SELECT d.state FROM issue_deliveries d JOIN issues i ON i.id = d.issue_id
    WHERE d.subscriber_id = s.id AND d.state NOT IN (${WAITING}, ${SENDING}, ${LEFT})
    ORDER BY i.number DESC LIMIT ${SOFT_IN_A_ROW}) last
  WHERE last.state = ${FAILED} GROUP BY s.id HAVING count(*) = ${SOFT_IN_A_ROW}`;

const DELIVERIES = `
  SELECT i.id, i.number FROM issue_deliveries d JOIN issues i ON i.id = d.issue_id
  WHERE d.subscriber_id = $1`;

export async function issueOf(
  tx: EntityManager,
  subscriberId: string,
  messageIds: string[],
): Promise<number | undefined> {
  const issues = await tx.query<{ id: string; number: number }[]>(DELIVERIES, [subscriberId]);
  return issues.find(({ id }) => {
    const mailId = mailIdOf(subscriberId, id);
    return messageIds.some((one) => one.includes(mailId));
  })?.number;
}

/**
 * Without an `issue`, the report is about another of our mails. Hard bounces and complaints stop
 * the newsletter, as do soft bounces of three consecutive issues. A refusal for policy is about our
 * reputation, so it stops nothing.
 */
export async function noteReport(
  tx: EntityManager,
  subscriber: Pick<Subscriber, 'id' | 'email'> | null,
  report: Report,
  { email, page, issue, reply }: Noted,
): Promise<void> {
  if (subscriber && issue !== undefined) {
    await tx.query(NOTE, [subscriber.id, issue, STATE_OF[report], reply ?? null]);
  }
  const address = subscriber?.email ?? email;
  if (!address || report === 'policy') return;
  if (report === 'soft') {
    if (!subscriber || issue === undefined) return;
    if ((await failing(tx, [subscriber.id])).length === 0) return;
  }
  await suppress(tx, address, report === 'complaint' ? 'complaint' : 'bounce', page);
}

async function failing(db: EntityManager, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(FAILING, [ids]);
  return rows.map(({ id }) => id);
}

type Noted = { email?: string; page: 'mail' | 'provider'; issue?: number; reply?: string };

/** Before their deliveries, so that deleting a subscriber cannot deadlock with it. */
export async function lockSubscribers(tx: EntityManager, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query('SELECT 1 FROM subscribers WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
}

export async function subscribersRefused(tx: EntityManager, ids: string[]): Promise<void> {
  for (const id of ids.toSorted()) {
    const subscriber = await tx.findOneBy(Subscriber, { id });
    if (subscriber) await suppressRefused(tx, subscriber.email);
  }
}

export async function subscribersFailed(tx: EntityManager, ids: string[]): Promise<void> {
  if (ids.length > 0) await subscribersRefused(tx, await failing(tx, ids));
}
