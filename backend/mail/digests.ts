import type { DataSource, EntityManager } from 'typeorm';
import type { OutboxMail } from './outbox-mail.entity';

export type Entry = Pick<OutboxMail, 'id' | 'template' | 'props' | 'digestKey' | 'createdAt'>;

const BATCH = 100;
const DAILY = 'daily ';

/** Under this key wait the mails that somebody gets once a day. */
export const dailyKey = (userId: string): string => `${DAILY}${userId}`;
export const isDaily = ({ digestKey }: Pick<Entry, 'digestKey'>): boolean =>
  digestKey?.startsWith(DAILY) ?? false;

const due = (limit: number): string =>
  `SELECT digest_key FROM outbox_mails WHERE state = 'held' AND next_attempt_at <= now()
   ORDER BY next_attempt_at LIMIT ${limit}`;

/**
 * The first of those held under a key becomes the mail that says them all. Whoever releases locks a key's
 * mails in the same order, so that of two workers the second finds nothing left.
 */
const RELEASE = `
  WITH held AS (
    SELECT id, digest_key FROM outbox_mails WHERE state = 'held' AND digest_key IN (${due(BATCH)})
    ORDER BY digest_key, id FOR UPDATE
  ), oldest AS (
    SELECT DISTINCT ON (digest_key) digest_key, id FROM held ORDER BY digest_key, id
  )
  UPDATE outbox_mails m
  SET state = CASE WHEN m.id = oldest.id THEN 'waiting' ELSE 'merged' END,
      merged_into = CASE WHEN m.id <> oldest.id THEN oldest.id END,
      next_attempt_at = now()
  FROM held JOIN oldest USING (digest_key) WHERE m.id = held.id`;

/** Sends what has been held for long enough, with what is held under the same key. */
export async function releaseDue(db: DataSource): Promise<void> {
  // Nearly always there is nothing, and finding that out locks nothing.
  const [any] = await db.query<unknown[]>(due(1));
  if (any) await db.query(RELEASE);
}

/** What waits for somebody's morning is looked at again: their choices or their clocks have changed. */
export async function reconsiderDaily(tx: EntityManager, userId: string): Promise<void> {
  // Not without a key: moves of a request may have been merged into it before.
  await tx.query(
    `UPDATE outbox_mails SET state = 'waiting', digest_key = 'again', next_attempt_at = now()
     WHERE state = 'held' AND digest_key = $1`,
    [dailyKey(userId)],
  );
}

/** A mail that is being sent waits for its reader's morning instead. */
export async function holdForMorning(
  db: DataSource,
  id: string,
  { key, until }: { key: string; until: Date },
): Promise<void> {
  await db.query(
    `UPDATE outbox_mails SET state = 'held', digest_key = $2, next_attempt_at = $3,
       attempts = 0, claimed_at = NULL WHERE id = $1 AND state = 'sending'`,
    [id, key, until],
  );
}

/** The mails that were merged into these, in their order. */
export const mergedInto = (
  db: EntityManager,
  ids: string[],
): Promise<(Entry & { mergedInto: string })[]> =>
  db.query(
    `SELECT id, template, props, digest_key AS "digestKey", created_at AS "createdAt",
       merged_into AS "mergedInto"
     FROM outbox_mails WHERE merged_into = ANY($1) ORDER BY id`,
    [ids],
  );
