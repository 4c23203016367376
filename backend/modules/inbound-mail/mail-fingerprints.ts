import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { keyedHash } from '../../config/keys';
import { read } from '../../database/sql';
import { together } from '../../database/together';
import { definePersonalData } from '../../personal-data/personal-data.public';
import { fingerprintOf, keepAnswerable, type RenderedMail } from '../../mail/mail.public';

const MAX_MAILS = 100;

/** Without it the hashes could be tried with words that somebody guesses. */
export const fingerprintKey = ({ jwtSecret }: AppConfig, id: string): string =>
  keyedHash(jwtSecret, 'mail-fingerprint', id, 'base64url');

type Kept = { mailId: string; requestId: string; personId: string; hashes: Buffer };

const keep = together<Kept, null>(async (db, all) => {
  await read(
    db,
    `INSERT INTO mail_fingerprints (mail_id, request_id, person_id, hashes)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bytea[])
     ON CONFLICT (mail_id) DO UPDATE SET request_id = EXCLUDED.request_id,
       person_id = EXCLUDED.person_id, hashes = EXCLUDED.hashes`,
    [
      all.map(({ mailId }) => mailId),
      all.map(({ requestId }) => requestId),
      all.map(({ personId }) => personId),
      all.map(({ hashes }) => hashes),
    ],
  );
  return all.map(() => null);
});

async function keepFingerprint(
  db: EntityManager,
  config: AppConfig,
  mailId: string,
  mail: RenderedMail,
): Promise<void> {
  const { thread, reader, text, html } = mail;
  if (!thread || !reader) return;
  const key = fingerprintKey(config, thread.requestId);
  const hashes = fingerprintOf(key, [text, wordsOfHtml(html)]);
  await keep(db, { mailId, requestId: thread.requestId, personId: reader.id, hashes });
}

keepAnswerable.fill(keepFingerprint);

/** The words of our own HTML as mail programs show them. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<(style|title)>[^]*?<\/\1>/g, '')
    // Programs without pictures show their description.
    .replace(/<img\b[^<>]*?\balt="([^"]*)"[^<>]*>/g, '\n$1\n')
    .replace(/<\/?(?:a|span|strong|em|b|i|code)\b[^<>]*>/g, '')
    .replace(/<[^<>]+>/g, '\n')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&\w{1,8};/g, ' ');

/**
 * Fingerprints of a request's newest mails. None if the answered mail is older than fingerprints,
 * because then only the sentences that all our mails share would be recognised.
 */
export async function fingerprintsOf(
  db: EntityManager,
  requestId: string,
  answered: string[],
): Promise<Buffer[]> {
  const rows = await db.query<{ mailId: string; hashes: Buffer }[]>(
    `SELECT mail_id AS "mailId", hashes FROM mail_fingerprints WHERE request_id = $1
     ORDER BY created_at DESC LIMIT ${MAX_MAILS}`,
    [requestId],
  );
  const isOlder = answered.length > 0 && !rows.some(({ mailId }) => answered.includes(mailId));
  return isOlder ? [] : rows.map(({ hashes }) => hashes);
}

definePersonalData({
  table: 'mail_fingerprints',
  deleted: { client: 'person_id = :id OR request_id = ANY(:own)' },
});
