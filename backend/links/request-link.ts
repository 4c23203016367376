import type { EntityManager } from 'typeorm';
import { v5 as idFrom } from 'uuid';
import type { AppConfig } from '../config/app-config';
import { deriveToken, sha256 } from './derive-token';
import { secondsOf } from './token-purposes';

export type OpenedRequest = { id: string; reference: string; userId: string; email: string };

/**
 * The URL in mail `mailId` that opens this request with one press. The token follows the #, so it
 * appears in no log or Referer. A mail sent twice has the same link.
 */
export async function requestLink(
  db: EntityManager,
  { publicUrl, jwtSecret }: Pick<AppConfig, 'publicUrl' | 'jwtSecret'>,
  mailId: string,
  { id: requestId, reference, userId, email }: OpenedRequest,
): Promise<string> {
  const id = idFrom(requestId, mailId);
  const token = deriveToken(jwtSecret, 'open_request', id);
  await db.query(
    `INSERT INTO one_time_tokens (id, purpose, subject_id, email, bound_to, token_hash, expires_at)
     VALUES ($1, 'open_request', $2, $3, $4, $5, now() + make_interval(secs => $6))
     ON CONFLICT DO NOTHING`,
    [id, userId, email, requestId, sha256(token), secondsOf('open_request')],
  );
  return `${publicUrl}/act#${token}.${reference}.${requestId}`;
}
