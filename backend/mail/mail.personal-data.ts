import type { EntityManager } from 'typeorm';
import { defineRetention, inBatches } from '../background/define-retention';
import { byEmail, definePersonalData } from '../personal-data/personal-data.public';

export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}

/** For an erasure. Cancels pending mails about `ids`, which would store the address later. */
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

export async function subjectsOfMails(
  db: EntityManager,
  mailIds: string[],
  subjectType: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT DISTINCT e.subject_id AS id FROM outbox_mails m JOIN events e ON e.id = m.event_id
     WHERE (m.id = ANY($1) OR m.merged_into = ANY($1)) AND e.subject_type = $2`,
    [mailIds, subjectType],
  );
  return rows.map(({ id }) => id);
}

export const SHARED_INBOX = 'shared-inbox';

/** The address may be an account's as well, whose other mails keep it. */
async function forgetMailsAbout(
  tx: EntityManager,
  { id, email, emails }: { id: string; email: string; emails: string[] },
): Promise<void> {
  await forgetRecipient(tx, emails, [id]);
  await tx.query(
    `UPDATE outbox_mails SET recipient = NULL, last_error = NULL
     WHERE recipient = $2 AND EXISTS (SELECT FROM jsonb_each_text(props) WHERE value = $1)`,
    [id, email],
  );
}

definePersonalData({
  table: 'outbox_mails',
  erase: {
    client: async (tx, { id, emails, requests }) => {
      await forgetRecipient(tx, emails, [id, ...requests.own]);
      await tx.query(
        `UPDATE outbox_mails SET recipient = NULL, last_error = NULL
         WHERE recipient IS NOT NULL AND EXISTS (SELECT FROM jsonb_each_text(props) WHERE value = $1)`,
        [id],
      );
    },
    lead: forgetMailsAbout,
    subscriber: forgetMailsAbout,
  },
  export: {
    title: 'Mails we sent you',
    rows: byEmail(`SELECT template AS mail, recipient AS "to", sent_at FROM outbox_mails
      WHERE recipient = $1 AND sent_at IS NOT NULL ORDER BY sent_at DESC LIMIT 10000`),
  },
});

defineRetention(
  {
    rule: 'mail-recipients',
    label: 'Recipients of mails',
    kept: '90 days',
    sql: `UPDATE outbox_mails SET recipient = NULL WHERE id IN (
            SELECT id FROM outbox_mails
            WHERE recipient IS NOT NULL AND created_at < now() - interval '90 days' LIMIT $1) RETURNING 1`,
  },
  {
    rule: 'mails',
    label: 'What was mailed when',
    kept: '13 months',
    sql: inBatches('outbox_mails', `created_at < now() - interval '13 months'`),
  },
);
