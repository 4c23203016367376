import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../events/events.public';
import { lockRequest } from './lock-request';
import { RequestClocks } from '../response-times/response-times.public';
import { OPEN_STATUSES } from './request-status';
import { requestWithdrawn } from './requests.events';

@Injectable()
export class WithdrawRequests {
  constructor(
    private readonly events: Events,
    private readonly clocks: RequestClocks,
  ) {}

  /** Call it with the account locked. */
  async of(tx: EntityManager, userId: string): Promise<void> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM project_requests WHERE user_id = $1 AND status IN (${OPEN_STATUSES}) ORDER BY id`,
      [userId],
    );
    for (const { id } of rows) {
      const request = await lockRequest(tx, id, (bind) => `r.user_id = ${bind(userId)}`);
      const from = request.withdrawForErasure();
      if (!from) continue;
      await this.clocks.follow(tx, request, null);
      await tx.save(request);
      const change = { before: { status: from }, after: { status: request.status } };
      await this.events.record(tx, requestWithdrawn({ subject: id, actor: userId, ...change }));
    }
  }
}
