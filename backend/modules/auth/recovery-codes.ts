import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { keyedHash } from '../../config/keys';
import { plainCode } from '../../validation/typed-codes';
import { RecoveryCode } from './authenticator.entity';

const COUNT = 10;

@Injectable()
export class RecoveryCodes {
  constructor(private readonly config: AppConfig) {}

  async make(tx: EntityManager, userId: string): Promise<string[]> {
    const texts = Array.from({ length: COUNT }, newRecoveryText);
    await tx.delete(RecoveryCode, { userId });
    await tx.insert(
      RecoveryCode,
      texts.map((text) => ({ userId, hash: this.hashOf(userId, plainRecoveryText(text)!) })),
    );
    return texts;
  }

  async use(tx: EntityManager, userId: string, typed: string): Promise<number | null> {
    const plain = plainRecoveryText(typed);
    if (!plain) return null;
    const [, used] = await tx.query<[unknown, number]>(
      `UPDATE recovery_codes SET used_at = now() WHERE user_id = $1 AND hash = $2 AND used_at IS NULL`,
      [userId, this.hashOf(userId, plain)],
    );
    return used === 1 ? this.left(tx, userId) : null;
  }

  async left(db: EntityManager, userId: string): Promise<number> {
    const [row] = await db.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
      [userId],
    );
    return row.count;
  }

  private hashOf(userId: string, plain: string): string {
    return keyedHash(this.config.jwtSecret, 'recovery-code', `${userId}|${plain}`, 'hex');
  }
}

/** Crockford's Base32: without I, L, O and U, so misread characters can be corrected. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

export function newRecoveryText(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.match(/.{4}/g)!.join('-');
}

export function plainRecoveryText(typed: string): string | null {
  const plain = plainCode(typed).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return plain.length === LENGTH && [...plain].every((sign) => SIGNS.includes(sign)) ? plain : null;
}
