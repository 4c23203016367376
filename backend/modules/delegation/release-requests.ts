import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../events/events.public';
import { OPEN_STATUSES } from '../requests/requests.public';
import { requestReleased } from './delegation.events';

@Injectable()
export class ReleaseRequests {
  constructor(private readonly events: Events) {}

  /** Call it with the account locked. */
  async of(tx: EntityManager, userId: string): Promise<void> {
    const rows = await tx.query<{ id: string }[]>(
      `SELECT id FROM project_requests WHERE assignee_id = $1 AND status IN (${OPEN_STATUSES})
       ORDER BY id FOR UPDATE`,
      [userId],
    );
    await tx.query(
      `UPDATE project_requests SET assignee_id = NULL, version = version + 1, updated_at = now()
       WHERE id = ANY($1)`,
      [rows.map(({ id }) => id)],
    );
    const change = { before: { assigneeId: userId }, after: { assigneeId: null } };
    const released = rows.map(({ id }) => requestReleased({ subject: id, ...change }));
    await this.events.recordAll(tx, released);
  }
}
