import type { EntityManager } from 'typeorm';
import { isStaff, type Role } from '../../access/access.public';
import { giveGrace, isGraceOver } from '../accounts/accounts.public';
import { Authenticator } from './authenticator.entity';

/** Of a session. 1: the second factor is missing. 2: all required proofs were given. */
export type Level = 1 | 2;

const GRACE_DAYS = 7;
/** The person has just been notified of the reset, so a day is enough. */
const GRACE_AFTER_RESET_HOURS = 24;

/**
 * After a password, an identity provider or a mailed link; expects the user's row locked. The grace
 * period of staff begins when the rule first applies.
 */
export async function startingLevel(
  tx: EntityManager,
  { id, role }: { id: string; role: Role },
  isRequiredOfStaff: boolean,
): Promise<Level> {
  if (await tx.existsBy(Authenticator, { userId: id })) return 1;
  if (!isRequiredOfStaff || !isStaff(role)) return 2;
  return (await isGraceOver(tx, id, GRACE_DAYS)) ? 1 : 2;
}

export const extendGrace = (tx: EntityManager, userId: string): Promise<void> =>
  giveGrace(tx, userId, GRACE_AFTER_RESET_HOURS);

export async function forgetFactors(
  tx: EntityManager,
  userId: string,
  since: Date | null = null,
): Promise<number> {
  const [, deleted] = await tx.query<[unknown, number]>(
    `DELETE FROM authenticators WHERE user_id = $1 AND ($2::timestamptz IS NULL OR created_at >= $2)`,
    [userId, since],
  );
  await tx.query(
    `DELETE FROM recovery_codes WHERE user_id = $1
       AND NOT EXISTS (SELECT 1 FROM authenticators a WHERE a.user_id = $1)`,
    [userId],
  );
  return deleted;
}
