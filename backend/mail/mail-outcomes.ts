import type { EntityManager } from 'typeorm';
import { defineHook } from '../context/hook';
import { together, within } from '../database/together';
import type { OutboxMail, MailState } from './outbox-mail.entity';

export type ClaimedMail = Pick<
  OutboxMail,
  | 'id'
  | 'template'
  | 'props'
  | 'digestKey'
  | 'createdAt'
  | 'attempts'
  | 'refusals'
  | 'recipient'
  | 'traceId'
>;

type Outcome = {
  id: string;
  state: 'sent' | 'skipped';
  recipient: string | null;
  isDigest: boolean;
};

// A commit per mail costs more than the mail. Neither statement is prepared, because a plan made
// while the table was small reads the whole table later.

/** A mail sent within it goes out twice if the worker is killed. */
const END_MS = 20;

export const claimMail = together<string, ClaimedMail | null>(async (db, ids) => {
  // IS TRUE keeps the planner from the index of states, which is full of mails that were queued.
  const [rows] = await db.query<[ClaimedMail[], number]>(
    `UPDATE outbox_mails SET state = 'sending', claimed_at = now(), attempts = attempts + 1
     WHERE id IN (SELECT id FROM outbox_mails WHERE id = ANY($1) AND (state = 'queued') IS TRUE FOR UPDATE SKIP LOCKED)
     RETURNING id, template, props, digest_key AS "digestKey", created_at AS "createdAt",
       attempts, refusals, recipient, trace_id AS "traceId"`,
    [[...new Set(ids)]],
  );
  const mails = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const mail = mails.get(id) ?? null;
    mails.delete(id);
    return mail;
  });
});

export const endMail = together<Outcome, null>(async (db, all) => {
  const [ended] = await db.query<[{ id: string }[], number]>(
    `UPDATE outbox_mails m SET state = ended.state, recipient = ended.recipient, sent_at = now(), last_error = NULL
     FROM (SELECT unnest($1::uuid[]) AS id, unnest($2::text[]) AS state, unnest($3::text[]) AS recipient) ended
     WHERE m.id = ended.id AND m.state <> 'cancelled' RETURNING m.id`,
    [all.map(({ id }) => id), all.map(({ state }) => state), all.map((o) => o.recipient)],
  );
  const written = new Set(ended.map(({ id }) => id));
  const digests = all.filter(({ id, isDigest }) => isDigest && written.has(id));
  if (digests.length > 0) {
    await db.query(
      `UPDATE outbox_mails m SET recipient = ended.recipient, sent_at = now()
       FROM (SELECT unnest($1::uuid[]) AS id, unnest($2::text[]) AS recipient) ended
       WHERE m.merged_into = ended.id`,
      [digests.map(({ id }) => id), digests.map(({ recipient }) => recipient)],
    );
  }
  return all.map(() => null);
}, within(END_MS));

/** No attempt is counted. */
export async function postpone(db: EntityManager, id: string, seconds: number): Promise<void> {
  await db.query(
    `UPDATE outbox_mails SET state = 'waiting', attempts = attempts - 1, crashes = 0,
       last_error = 'It waits, because many e-mails went to this address.',
       next_attempt_at = now() + make_interval(secs => $2) WHERE id = $1 AND state = 'sending'`,
    [id, seconds],
  );
}

export const RETRYABLE: MailState[] = ['waiting', 'dead', 'cancelled'];
export const CANCELLABLE: MailState[] = ['held', 'waiting', 'queued', 'dead'];

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
  move(
    tx,
    id,
    `state = 'waiting', attempts = 0, refusals = 0, crashes = 0, next_attempt_at = now()`,
    RETRYABLE,
  );

export const cancelMail = (tx: EntityManager, id: string): Promise<boolean> =>
  move(tx, id, `state = 'cancelled'`, CANCELLABLE);

/** In the transaction that gives the mail up, so that neither commits without the other. */
export const suppressRefused = defineHook<(tx: EntityManager, email: string) => Promise<void>>(
  'suppress a refused address',
);
