import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../events/events.public';
import { releaseOpenRequests } from '../requests/requests.public';
import { requestReleased } from './delegation.events';

@Injectable()
export class ReleaseRequests {
  constructor(private readonly events: Events) {}

  /** Call it with the account locked. */
  async of(tx: EntityManager, userId: string): Promise<void> {
    const ids = await releaseOpenRequests(tx, userId);
    const change = { before: { assigneeId: userId }, after: { assigneeId: null } };
    const released = ids.map((id) => requestReleased({ subject: id, ...change }));
    await this.events.recordAll(tx, released);
  }
}
