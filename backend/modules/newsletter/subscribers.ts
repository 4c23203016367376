import type { EntityManager } from 'typeorm';
import { callerNetwork } from '../../access/networks';
import { lockRow } from '../../database/locks';
import type { ConsentTextVersion, ConsentEventKind, Topic } from './newsletter-options';
import { Subscriber } from './subscriber.entity';

export const lockSubscriber = (tx: EntityManager, id: string): Promise<Subscriber | null> =>
  lockRow(tx, Subscriber, { id });

/** Call it after any change of a topic or suppression. */
export async function settleState(tx: EntityManager, subscriberId: string): Promise<void> {
  await tx.query(
    `UPDATE subscribers SET updated_at = now(), state = CASE
       WHEN EXISTS (SELECT 1 FROM suppressions p WHERE p.email_hash = hash_address(email::text)) THEN 'suppressed'
       WHEN EXISTS (SELECT 1 FROM subscriptions s WHERE s.subscriber_id = $1 AND s.state = 'confirmed') THEN 'confirmed'
       WHEN EXISTS (SELECT 1 FROM subscriptions s WHERE s.subscriber_id = $1 AND s.state = 'pending') THEN 'pending'
       ELSE 'unsubscribed' END
     WHERE id = $1`,
    [subscriberId],
  );
}

export async function isSuppressed(tx: EntityManager, email: string): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    'SELECT 1 FROM suppressions WHERE email_hash = hash_address($1)',
    [email],
  );
  return rows.length > 0;
}

type ConsentRecord = {
  kind: ConsentEventKind;
  topic?: Topic;
  textVersion?: ConsentTextVersion;
  page?: string;
  reason?: string;
};

export async function recordConsent(
  tx: EntityManager,
  { id, email }: Pick<Subscriber, 'id' | 'email'>,
  { kind, topic, textVersion, page, reason }: ConsentRecord,
): Promise<void> {
  await tx.query(
    `INSERT INTO consent_events (subscriber_id, email_hash, kind, topic, text_version, page, network, reason)
     VALUES ($1, hash_address($2), $3, $4, $5, $6, $7, $8)`,
    [
      id,
      email,
      kind,
      topic ?? null,
      textVersion ?? null,
      page ?? null,
      callerNetwork(),
      reason ?? null,
    ],
  );
}
