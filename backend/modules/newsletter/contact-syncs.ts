import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { AppConfig } from '../../config/app-config';
import { subscribe, type EventDefinition } from '../../events/events.public';
import './contacts.retention';
import type { ContactSyncKind } from './contact-sync.entity';

export function syncContactAfter<Data>(
  kind: Exclude<ContactSyncKind, 'erasure'>,
  when: EventDefinition<Data>[],
  isTold: (data: Data) => boolean = () => true,
): void {
  subscribe(`contact ${kind}`, when, async ({ subjectId, data }, { tx, config }) => {
    if (config.brevo && isTold(data)) await write(tx, kind, subjectId!, null);
  });
}

/**
 * Deletes an address at the marketing provider. Called before its owner is deleted, because an
 * event must not contain the address; the row keeps it until the provider confirms.
 */
export async function eraseContact(
  tx: EntityManager,
  config: AppConfig,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.query('DELETE FROM contact_syncs WHERE subject_id = $1', [id]);
  if (config.brevo) await write(tx, 'erasure', id, email);
}

const write = (
  tx: EntityManager,
  kind: ContactSyncKind,
  subjectId: string,
  email: string | null,
): Promise<unknown> =>
  tx.query(
    `INSERT INTO contact_syncs (id, kind, subject_id, email) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, subject_id) DO UPDATE SET
       revision = contact_syncs.revision + 1, attempts = 0, next_attempt_at = now(), updated_at = now(),
       state = CASE contact_syncs.state WHEN 'sending' THEN 'sending' ELSE 'waiting' END`,
    [uuid(), kind, subjectId, email],
  );

/** @returns false if it is being sent or has been sent */
export async function retryContactSync(tx: EntityManager, id: string): Promise<boolean> {
  const [, retried] = await tx.query<[unknown[], number]>(
    `UPDATE contact_syncs SET state = 'waiting', attempts = 0, next_attempt_at = now(), updated_at = now()
     WHERE id = $1 AND state IN ('refused', 'dead', 'waiting')`,
    [id],
  );
  return retried > 0;
}
