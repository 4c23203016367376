import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { defineRetention, inBatches } from '../../background/define-retention';
import { defineRowQueue } from '../../background/row-queue';
import type { AppConfig, ProviderLists } from '../../config/app-config';
import { subscribe, type EventDefinition } from '../../events/events.public';
import type { ContactSyncKind } from './contact-sync.entity';

export const CONTACT_SYNCS = defineRowQueue({
  table: 'contact_syncs',
  waiting: `state IN ('waiting', 'sending')`,
  columns: 'kind, subject_id AS "subjectId", email, revision',
  claimed: `state = 'sending', claimed_at = now()`,
  returned: `state = 'waiting', updated_at = now()`,
  errorColumn: 'last_error',
  gauges: ['provider_contacts_waiting', 'provider_contacts_oldest_waiting_seconds'],
  since: 'updated_at',
});

export function syncContactAfter<Data>(
  kind: Exclude<ContactSyncKind, 'erasure'>,
  when: EventDefinition<Data>[],
  isSynced: (data: Data) => boolean = () => true,
): void {
  subscribe(`contact ${kind}`, when, async ({ subjectId, data }, { tx, config }) => {
    if (config.brevo && isSynced(data)) await write(tx, kind, subjectId!, null);
  });
}

/**
 * Call before the owner is deleted: an event must not contain the address, so the row keeps it
 * until the provider confirms.
 */
export async function eraseContact(
  tx: EntityManager,
  config: AppConfig,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.query('DELETE FROM contact_syncs WHERE subject_id = $1', [id]);
  if (config.brevo) await write(tx, 'erasure', id, email);
}

/** The provider deletes those it knows, unless another row has their address. */
export const inBatchesOfContacts = (table: 'leads' | 'subscribers', condition: string): string => `
  WITH gone AS (
    DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${condition} LIMIT $1)
    RETURNING id, email),
  known AS (
    DELETE FROM contact_syncs c USING gone WHERE c.subject_id = gone.id RETURNING c.subject_id),
  told AS (
    INSERT INTO contact_syncs (id, kind, subject_id, email)
    SELECT gen_random_uuid(), 'erasure', id, email FROM gone
    WHERE id IN (SELECT subject_id FROM known) AND NOT EXISTS (SELECT 1 FROM ${table} kept
      WHERE kept.email = gone.email AND kept.id NOT IN (SELECT id FROM gone)))
  SELECT 1 FROM gone`;

const write = (
  tx: EntityManager,
  kind: ContactSyncKind,
  subjectId: string,
  email: string | null,
): Promise<unknown> =>
  tx.query(
    `INSERT INTO contact_syncs (id, kind, subject_id, email) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, subject_id) DO UPDATE SET
       revision = contact_syncs.revision + 1, updated_at = now(),
       state = CASE contact_syncs.state WHEN 'sending' THEN 'sending' ELSE 'waiting' END,
       attempts = CASE contact_syncs.state WHEN 'sending' THEN contact_syncs.attempts ELSE 0 END,
       crashes = CASE contact_syncs.state WHEN 'sending' THEN contact_syncs.crashes ELSE 0 END,
       next_attempt_at = CASE contact_syncs.state
         WHEN 'sending' THEN contact_syncs.next_attempt_at ELSE now() END`,
    [uuid(), kind, subjectId, email],
  );

export async function retryContactSync(tx: EntityManager, id: string): Promise<boolean> {
  const [, retried] = await tx.query<[unknown[], number]>(
    `UPDATE contact_syncs SET state = 'waiting', attempts = 0, crashes = 0, next_attempt_at = now(), updated_at = now()
     WHERE id = $1 AND state IN ('refused', 'dead', 'waiting')`,
    [id],
  );
  return retried > 0;
}

/** The attributes must exist in the Brevo account under these names. */
export type ProviderContact = {
  email: string;
  attributes: Record<string, string>;
  listIds?: number[];
  emailBlacklisted?: boolean;
  updateEnabled: true;
};

type ContactNews = { contact: ProviderContact; leaves: number[] };

type Contact = {
  compose: (db: EntityManager, id: string, lists: ProviderLists) => Promise<ContactNews | null>;
  idOf?: (db: EntityManager, email: string) => Promise<string | null>;
};

const contacts = new Map<string, Contact>();

export function defineContact(kind: string, contact: Contact): void {
  if (contacts.has(kind)) throw new Error(`The contact ${kind} is declared twice`);
  contacts.set(kind, contact);
}

export function contactOf(kind: string): Contact {
  const contact = contacts.get(kind);
  if (!contact) throw new Error(`No contact of the kind ${kind}`);
  return contact;
}

export async function findRemainingContact(
  db: EntityManager,
  email: string,
): Promise<{ kind: string; id: string } | null> {
  for (const [kind, { idOf }] of contacts) {
    const id = await idOf?.(db, email);
    if (id) return { kind, id };
  }
  return null;
}

export function nameAttributes(fullName: string | null): Record<string, string> {
  const [first = '', ...rest] = (fullName ?? '').trim().split(/\s+/);
  return present({ FIRSTNAME: first, LASTNAME: rest.join(' ') });
}

export const present = (attributes: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );

defineRetention({
  rule: 'contact-syncs',
  label: 'What the e-mail provider was told',
  kept: '13 months',
  sql: inBatches(
    'contact_syncs',
    `state IN ('done', 'refused', 'dead') AND updated_at < now() - interval '13 months'`,
  ),
});
