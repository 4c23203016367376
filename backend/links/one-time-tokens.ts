import { Injectable, Global, Module } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { AppConfig } from '../config/app-config';
import { databaseNow } from '../database/clock';
import { lockRow } from '../database/locks';
import { malformed, gone } from '../errors/app-error';
import { OneTimeToken } from './one-time-token.entity';
import { deriveToken, sha256 } from './signed-token';
import { GIVES_ACCESS, keepsOlder, secondsOf, type TokenPurpose } from './token-purposes';
import './links.personal-data';

export const TokenInvalid = malformed(
  'token_invalid',
  'This link is not valid. Please ask for a new one.',
);

export const TokenUsed = gone('token_used', 'This link was already used. Please sign in to go on.');

export const TokenExpiredLink = gone(
  'token_expired',
  'This link has expired. Please ask for a new one.',
);

export const TokenSuperseded = gone(
  'token_superseded',
  'A newer link was sent. Please use the latest e-mail.',
);

@Injectable()
export class OneTimeTokens {
  constructor(private readonly config: AppConfig) {}

  async issue(
    tx: EntityManager,
    purpose: TokenPurpose,
    about: { subjectId: string; email?: string; boundTo?: string },
  ): Promise<{ id: string; token: string }> {
    const now = databaseNow();
    if (!keepsOlder(purpose)) await voidTokens(tx, [purpose], { subjectId: about.subjectId });
    const id = randomId();
    const token = deriveToken(this.config.jwtSecret, purpose, id);
    await tx.insert(OneTimeToken, {
      id,
      purpose,
      subjectId: about.subjectId,
      email: about.email ?? null,
      boundTo: about.boundTo ?? null,
      tokenHash: sha256(token),
      expiresAt: new Date(now.getTime() + secondsOf(purpose) * 1000),
    });
    return { id, token };
  }

  /** Older links stay valid, because an earlier owner takes precedence. */
  async voidNewer(tx: EntityManager, { id, purpose, subjectId }: OneTimeToken): Promise<void> {
    await tx.query(
      `UPDATE one_time_tokens SET superseded_at = now()
       WHERE purpose = $1 AND subject_id = $2 AND used_at IS NULL AND superseded_at IS NULL
         AND created_at > (SELECT created_at FROM one_time_tokens WHERE id = $3)`,
      [purpose, subjectId, id],
    );
  }

  /**
   * Locks the row, used or not.
   * @throws `token_invalid`
   */
  async find(tx: EntityManager, purposes: TokenPurpose[], token: string): Promise<OneTimeToken> {
    const row = await lockRow(tx, OneTimeToken, { tokenHash: sha256(token) });
    if (!row || !purposes.includes(row.purpose)) throw TokenInvalid();
    return row;
  }

  look(tx: EntityManager, purpose: TokenPurpose, token: string): Promise<OneTimeToken | null> {
    return tx.findOneBy(OneTimeToken, { tokenHash: sha256(token), purpose });
  }

  async consumeAll(tx: EntityManager, purpose: TokenPurpose, subjectId: string): Promise<void> {
    await tx.update(
      OneTimeToken,
      { purpose, subjectId, usedAt: IsNull() },
      { usedAt: () => 'now()' },
    );
  }

  async consume(tx: EntityManager, row: OneTimeToken): Promise<void> {
    expectUsable(row);
    const { affected } = await tx.update(
      OneTimeToken,
      { id: row.id, usedAt: IsNull(), supersededAt: IsNull() },
      { usedAt: () => 'now()' },
    );
    if (!affected) throw TokenInvalid();
  }
}

/** @throws TokenInvalid, TokenSuperseded, TokenExpiredLink */
export function expectUsable({ usedAt, supersededAt, expiresAt }: OneTimeToken): void {
  if (usedAt) throw TokenInvalid();
  if (supersededAt) throw TokenSuperseded();
  if (expiresAt <= databaseNow()) throw TokenExpiredLink();
}

/** Voids the pending tokens that match. @returns whether there was one */
export async function voidTokens(
  tx: EntityManager,
  purposes: TokenPurpose[],
  which: { subjectId: string; id?: string; email?: string },
): Promise<boolean> {
  const pending = { ...which, purpose: In(purposes), usedAt: IsNull(), supersededAt: IsNull() };
  const { affected } = await tx.update(OneTimeToken, pending, { supersededAt: () => 'now()' });
  return affected !== 0;
}

export const voidAccess = (tx: EntityManager, userId: string) =>
  voidTokens(tx, GIVES_ACCESS, { subjectId: userId });

@Global()
@Module({ providers: [OneTimeTokens], exports: [OneTimeTokens] })
export class LinksModule {}
