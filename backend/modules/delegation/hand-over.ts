import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Outbox } from '../../mail/mail.public';
import {
  Notifications,
  requestDelegated,
  statusChanged,
} from '../notifications/notifications.public';
import {
  CLIENT_STATUS_LABELS,
  TEAM_LABELS,
  type ProjectRequest,
} from '../requests/requests.public';
import { activeMembers } from '../users/users.public';
import { Delegation } from './delegation.entity';
import type { DelegateDto } from './dto/delegate.dto';

/** What delegating and reassigning share: the row, and who is told by mail and in the portal. */
@Injectable()
export class HandOver {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  async to(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    { assignTo: team, notes }: DelegateDto,
  ): Promise<void> {
    const delegationId = uuid();
    await tx.insert(Delegation, {
      id: delegationId,
      requestId: request.id,
      assignTo: team,
      notes: notes ?? null,
      delegatedBy: actor.userId,
    });
    for (const userId of await activeMembers(tx, team)) {
      await this.outbox.add(tx, 'request-delegated', { delegationId, userId });
    }
    const delegated = requestDelegated(request, TEAM_LABELS[team]);
    await this.notifications.tellStaff(tx, team, delegated, actor.userId);
  }
  /** It is with our team now. `eventId` is what the mail tells of. */
  async tellClient(tx: EntityManager, request: ProjectRequest, eventId: string): Promise<void> {
    await this.outbox.add(tx, 'status-changed', { eventId }, { orderingKey: request.id });
    const { status } = request;
    const news = { status, label: CLIENT_STATUS_LABELS[status] };
    await this.notifications.tell(tx, request.userId, statusChanged(request, news));
  }
}
