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

/** For an erasure: the mails stay, without their recipient. */
export async function forgetRecipient(tx: EntityManager, email: string): Promise<void> {
  await tx.query('UPDATE outbox_mails SET recipient = NULL WHERE recipient = $1', [email]);
}
