import type { EntityManager } from 'typeorm';

/** An address that a person who knows it recognises, and nobody else learns. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}

/** For an erasure: the mails stay as numbers, without whom they went to. */
export async function forgetRecipient(tx: EntityManager, email: string): Promise<void> {
  await tx.query('UPDATE outbox_mails SET recipient = NULL WHERE recipient = $1', [email]);
}
