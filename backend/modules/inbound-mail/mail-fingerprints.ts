import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { keyedHash } from '../../config/keys';
import { definePersonalData } from '../../personal-data/personal-data.public';
import {
  fingerprintOf,
  keepAnswerable,
  renderHtml,
  renderText,
  type ComposedMail,
} from '../../mail/mail.public';

const MAX_MAILS = 100;

/** Without it the hashes could be tried with words that somebody guesses. */
export const fingerprintKey = ({ jwtSecret }: AppConfig, id: string): string =>
  keyedHash(jwtSecret, 'mail-fingerprint', id, 'base64url');

async function keepFingerprint(
  db: EntityManager,
  config: AppConfig,
  mailId: string,
  mail: ComposedMail,
): Promise<void> {
  const { thread, reader } = mail;
  if (!thread || !reader) return;
  const key = fingerprintKey(config, thread.requestId);
  const hashes = fingerprintOf(key, [renderText(mail), wordsOfHtml(renderHtml(mail))]);
  await db.query(
    `INSERT INTO mail_fingerprints (mail_id, request_id, person_id, hashes) VALUES ($1, $2, $3, $4)
     ON CONFLICT (mail_id) DO UPDATE SET request_id = $2, person_id = $3, hashes = $4`,
    [mailId, thread.requestId, reader.id, hashes],
  );
}

keepAnswerable.fill(keepFingerprint);

/** The words of our own HTML as mail programs show them. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<(style|title)>[^]*?<\/\1>/g, '')
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
