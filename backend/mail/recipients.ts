import type { EntityManager } from 'typeorm';

/** A masked address: recognisable only to somebody who knows it. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}

/** Whom a mail was last sent to; null where that is not known, or was forgotten. */
export async function recipientOf(tx: EntityManager, mailId: string): Promise<string | null> {
  const [mail] = await tx.query<{ recipient: string | null }[]>(
    'SELECT recipient FROM outbox_mails WHERE id = $1',
    [mailId],
  );
  return mail?.recipient ?? null;
}

/**
 * For an erasure: the mails stay, without their recipient and what a server said of the address. Those about
 * `ids` that are on their way would write the address down afterwards: they are cancelled.
 */
export async function forgetRecipient(
  tx: EntityManager,
  emails: string[],
  ids: readonly string[] = [],
): Promise<void> {
  await tx.query(
    `UPDATE outbox_mails SET state = 'cancelled', claimed_at = NULL
     WHERE state IN ('held', 'waiting', 'queued', 'sending')
       AND EXISTS (SELECT FROM jsonb_each_text(props) WHERE value = ANY($1))`,
    [ids],
  );
  await tx.query(
    'UPDATE outbox_mails SET recipient = NULL, last_error = NULL WHERE recipient = ANY($1::citext[])',
    [emails],
  );
}

/** The requests that these mails were about. */
export async function subjectsOfMails(
  db: EntityManager,
  mailIds: string[],
  subjectType: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT DISTINCT e.subject_id AS id FROM outbox_mails m JOIN events e ON e.id = m.event_id
     WHERE m.id = ANY($1) AND e.subject_type = $2`,
    [mailIds, subjectType],
  );
  return rows.map(({ id }) => id);
}
