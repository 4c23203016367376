import type { DataSource, EntityManager } from 'typeorm';
import brand from '../../brand.json';
import type { SiteLinks } from '../links/links.public';
import type { ComposedMail } from './define-mail';
import type { MailEntry } from './mail-layout';
import { momentInWords } from '../time/words';
import type { OutboxMail } from './outbox-mail.entity';

export type Entry = Pick<OutboxMail, 'id' | 'template' | 'props' | 'digestKey' | 'createdAt'>;

const BATCH = 100;
const DAILY = 'daily ';

export const dailyKey = (userId: string): string => `${DAILY}${userId}`;
export const isDaily = ({ digestKey }: Pick<Entry, 'digestKey'>): boolean =>
  digestKey?.startsWith(DAILY) ?? false;
export const readerOfDay = ({ digestKey }: Pick<Entry, 'digestKey'>): string | undefined =>
  digestKey?.slice(DAILY.length);

const due = (limit: number): string =>
  `SELECT digest_key FROM outbox_mails WHERE state = 'held' AND next_attempt_at <= now()
   ORDER BY next_attempt_at LIMIT ${limit}`;

/** Locks in a fixed order, so that of two workers the second finds no mail left. */
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

export async function releaseDue(db: DataSource): Promise<void> {
  // Usually nothing is due, and this check locks nothing.
  const [any] = await db.query<unknown[]>(due(1));
  if (any) await db.query(RELEASE);
}

/** Call after a change of preferences or time zone. */
export async function reconsiderDaily(tx: EntityManager, userId: string): Promise<void> {
  await tx.query(
    `UPDATE outbox_mails SET state = 'waiting', digest_key = 'again', next_attempt_at = now()
     WHERE state = 'held' AND digest_key = $1`,
    [dailyKey(userId)],
  );
}

export async function holdForMorning(
  db: DataSource,
  id: string,
  { key, until }: { key: string; until: Date },
): Promise<void> {
  await db.query(
    `UPDATE outbox_mails SET state = 'held', digest_key = $2, next_attempt_at = $3,
       attempts = 0, crashes = 0, claimed_at = NULL WHERE id = $1 AND state = 'sending'`,
    [id, key, until],
  );
}

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

const MAX_ENTRIES = 50;

export type DigestPart = { at: Date; mail: ComposedMail };

export function dailyMail(day: DigestPart[], links: SiteLinks): ComposedMail | null {
  const last = day.at(-1)?.mail;
  if (!last) return null;
  const { to, reader, greeting, choicesUrl } = last;
  const more = day.length - MAX_ENTRIES;
  return {
    to,
    ...(reader && { reader }),
    subject: `Your day at ${brand.name}`,
    preview: day
      .map(({ mail }) => mail.subject)
      .join(' · ')
      .slice(0, 200),
    ...(greeting && { greeting }),
    paragraphs: [
      day.length === 1
        ? 'One thing has happened since your last daily e-mail.'
        : `${day.length} things have happened since your last daily e-mail.`,
    ],
    entries: day.slice(0, MAX_ENTRIES).map((said) => entryOf(said, reader?.timeZone ?? null)),
    button: { label: 'Open the portal', url: links.page('/dashboard') },
    ...(more > 0 && { notes: [`And ${more} more in the portal.`] }),
    reason: 'You get this because you chose to get these e-mails once a day.',
    ...(choicesUrl && { choicesUrl }),
  };
}

export function entryOf({ at, mail }: DigestPart, zone: string | null): MailEntry {
  const { subject, paragraphs, entries = [], facts = [], quote, next, button } = mail;
  const reasons = facts.filter(([label]) => label === 'Reason');
  const moves = entries.map(({ title, lines = [] }) => [title, ...lines].join('. '));
  return {
    title: subject,
    when: momentInWords(at, zone),
    lines: [...paragraphs, ...moves, ...reasons.map(([label, value]) => `${label}: ${value}`)],
    ...(quote && { quote }),
    ...(next && { next }),
    ...(button && { link: button }),
  };
}
