import type { EntityManager } from 'typeorm';
import { v5 as idFrom } from 'uuid';
import type { AppConfig } from '../config/app-config';
import { read } from '../database/sql';
import { together } from '../database/together';
import { deriveToken, sha256 } from './signed-token';
import { secondsOf } from './token-purposes';

type TokenRow = Pick<OpenedRequest, 'email'> &
  Record<'id' | 'subject_id' | 'bound_to' | 'token_hash', string>;

const KEEP = `
  INSERT INTO one_time_tokens (id, purpose, subject_id, email, bound_to, token_hash, expires_at)
  SELECT id, 'open_request', subject_id, email, bound_to, token_hash, now() + make_interval(secs => $2)
  FROM jsonb_to_recordset($1::jsonb) AS token (id uuid, subject_id uuid, email text, bound_to text,
    token_hash text)
  ON CONFLICT DO NOTHING`;

const keepToken = together<TokenRow, void>(async (db, tokens) => {
  await read(db, KEEP, [JSON.stringify(tokens), secondsOf('open_request')]);
  return tokens.map(() => undefined);
});

export type OpenedRequest = {
  id: string;
  reference: string;
  userId: string;
  email: string;
  proposalId?: string;
  invoiceId?: string;
};

/**
 * The token follows the #, so it appears in no log or Referer. A mail sent twice has the same link.
 */
export async function requestLink(
  db: EntityManager,
  { publicUrl, jwtSecret }: Pick<AppConfig, 'publicUrl' | 'jwtSecret'>,
  mailId: string,
  { id: requestId, reference, userId, email, proposalId, invoiceId }: OpenedRequest,
): Promise<string> {
  const id = idFrom(requestId, mailId);
  const token = deriveToken(jwtSecret, 'open_request', id);
  await keepToken(db, {
    id,
    subject_id: userId,
    email,
    bound_to: requestId,
    token_hash: sha256(token),
  });
  const page = invoiceId ? `.invoice.${invoiceId}` : proposalId ? `.${proposalId}` : '';
  return `${publicUrl}/act#${token}.${reference}.${requestId}${page}`;
}
