import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { keyedHash } from '../../crypto/derived-key';
import { RecoveryCode } from './recovery-code.entity';
import { newRecoveryText, plainRecoveryText } from './recovery-text';

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
