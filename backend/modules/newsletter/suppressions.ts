import type { EntityManager } from 'typeorm';
import { lockRow } from '../../database/locks';
import { record } from '../../events/events.public';
import { suppressRefused } from '../../mail/mail.public';
import { addressReleased, addressSuppressed } from './newsletter.events';
import { Subscriber } from './subscriber.entity';
import { recordConsent, settleState } from './subscribers';

export async function suppress(
  tx: EntityManager,
  email: string,
  reason: 'bounce' | 'complaint',
  page: 'mail' | 'provider' | 'staff',
): Promise<void> {
  const rows = await tx.query<unknown[]>(
    `INSERT INTO suppressions (email_hash, reason) VALUES (hash_address($1), $2)
       ON CONFLICT (email_hash) DO UPDATE SET reason = 'complaint'
         WHERE EXCLUDED.reason = 'complaint' AND suppressions.reason <> 'complaint'
       RETURNING 1`,
    [email, reason],
  );
  const subscriber = await lockRow(tx, Subscriber, { email });
  if (rows.length === 0 || !subscriber) return;
  await settleState(tx, subscriber.id);
  await recordConsent(tx, subscriber, { kind: 'suppressed', page, reason });
  await record(tx, addressSuppressed({ subject: subscriber.id }));
}

export async function liftSuppression(tx: EntityManager, subscriber: Subscriber): Promise<void> {
  await tx.query('DELETE FROM suppressions WHERE email_hash = hash_address($1)', [
    subscriber.email,
  ]);
  await settleState(tx, subscriber.id);
  await recordConsent(tx, subscriber, { kind: 'released', page: 'staff' });
  await record(tx, addressReleased({ subject: subscriber.id }));
}

suppressRefused.fill((tx, email) => suppress(tx, email, 'bounce', 'mail'));
