import type { EntityManager } from 'typeorm';
import { recordConsent } from './consent-log';
import { Subscriber } from './subscriber.entity';
import { settleState } from './subscribers';

/**
 * From now on this address gets no newsletter mail, whoever asks: its server said that it does not
 * exist, or its owner complained.
 */
export async function suppressAddress(
  tx: EntityManager,
  email: string,
  reason: 'bounce' | 'complaint',
  /** Where we learned it: a mail, staff, the provider. */
  page = 'mail',
): Promise<void> {
  const rows = await tx.query<unknown[]>(
    `INSERT INTO suppressions (email_hash, reason) VALUES (hash_address($1), $2)
     ON CONFLICT (email_hash) DO UPDATE SET reason = 'complaint'
       WHERE EXCLUDED.reason = 'complaint' AND suppressions.reason <> 'complaint'
     RETURNING 1`,
    [email, reason],
  );
  const subscriber = await tx.findOne(Subscriber, {
    where: { email },
    lock: { mode: 'pessimistic_write' },
  });
  if (rows.length === 0 || !subscriber) return;
  await settleState(tx, subscriber.id);
  await recordConsent(tx, {
    subscriberId: subscriber.id,
    email,
    kind: 'suppressed',
    page,
    reason,
  });
}
