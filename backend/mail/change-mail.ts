import type { EntityManager } from 'typeorm';
import type { MailState } from './outbox-mail.entity';

export const RETRYABLE: MailState[] = ['waiting', 'dead', 'cancelled'];
export const CANCELLABLE: MailState[] = ['held', 'waiting', 'queued', 'dead'];

/** @returns false if it is in none of the states `from` any more */
async function move(
  tx: EntityManager,
  id: string,
  set: string,
  from: MailState[],
): Promise<boolean> {
  const [, moved] = await tx.query<[unknown[], number]>(
    `UPDATE outbox_mails SET ${set}, claimed_at = NULL WHERE id = $1 AND state = ANY($2)`,
    [id, from],
  );
  return moved > 0;
}

export const retryMail = (tx: EntityManager, id: string): Promise<boolean> =>
  move(tx, id, `state = 'waiting', attempts = 0, refusals = 0, next_attempt_at = now()`, RETRYABLE);

export const cancelMail = (tx: EntityManager, id: string): Promise<boolean> =>
  move(tx, id, `state = 'cancelled'`, CANCELLABLE);
