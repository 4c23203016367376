import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { OneTimeTokens } from '../../links/links.public';
import { lockUser } from '../accounts/accounts.public';
import { erasureNear } from './privacy.events';
import { REMINDER_DAYS } from './privacy-terms';

const CLAIM = `
  UPDATE data_requests SET reminded_at = now() WHERE id IN (
    SELECT id FROM data_requests
    WHERE kind = 'erase' AND subject_kind = 'client' AND state = 'waiting' AND reminded_at IS NULL
      AND next_attempt_at <= now() + interval '${REMINDER_DAYS} days'
      AND created_at < runs_at - interval '${REMINDER_DAYS} days'
    ORDER BY next_attempt_at LIMIT 20 FOR UPDATE SKIP LOCKED)
  RETURNING id, subject_id`;

@Injectable()
export class RemindOfErasure {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly events: Events,
  ) {}

  run(): Promise<void> {
    return this.transactions.run(async (tx) => {
      const [rows] = await tx.query<[{ id: string; subject_id: string }[], number]>(CLAIM);
      for (const { id, subject_id: subject } of rows) {
        const user = await lockUser(tx, { id: subject });
        if (!user) continue;
        const link = { subjectId: subject, email: user.email };
        const { id: tokenId } = await this.tokens.issue(tx, 'keep_account', link);
        const about = { dataRequestId: id, kind: 'client' as const, tokenId };
        await this.events.record(tx, erasureNear({ subject, ...about }));
      }
    });
  }
}
