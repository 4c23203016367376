import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { ApiTokenNotFound } from './api-tokens.errors';
import { apiTokenRevoked } from './api-tokens.events';

@Injectable()
export class RevokeToken {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  run(id: string, ownerId: string | null): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const [[token]] = await tx.query<[{ user_id: string }[], number]>(
        `UPDATE api_tokens SET revoked_at = now()
         WHERE id = $1 AND user_id = coalesce($2, user_id) AND revoked_at IS NULL AND expires_at > now()
         RETURNING user_id`,
        [id, ownerId],
      );
      if (!token) throw ApiTokenNotFound();
      await this.events.record(tx, apiTokenRevoked({ subject: token.user_id, tokenId: id }));
      return { message: 'API token revoked.' };
    });
  }

  /** For a person who loses access: restoring the account does not restore tokens. */
  async all(tx: EntityManager, userId: string): Promise<void> {
    const [, revoked] = await tx.query<[unknown, number]>(
      'UPDATE api_tokens SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL',
      [userId],
    );
    if (revoked > 0) {
      await this.events.record(tx, apiTokenRevoked({ subject: userId, tokenId: null }));
    }
  }
}
