import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { Outbox } from '../../mail/mail.public';
import {
  Notifications,
  requestDelegated,
  statusChanged,
} from '../notifications/notifications.public';
import {
  progressAt,
  ProjectRequest,
  RequestEvent,
  RequestNotFound,
  RequestReader,
  STATUS_LABELS,
  TEAM_LABELS,
  type Team,
} from '../requests/requests.public';
import { User } from '../users/users.public';
import { AlreadyDelegated, NotPending, RequestChangedBeforeDelegation } from './delegation.errors';
import { Delegation } from './delegation.entity';
import type { DelegatedDto, DelegateDto } from './dto/delegate.dto';

/** An admin hands a pending request to a team. Of two at once, exactly one wins. */
@Injectable()
export class DelegateRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  run(actor: Actor, form: DelegateDto): Promise<DelegatedDto> {
    return this.transactions.run(async (tx) => {
      await this.claim(tx, actor, form);
      const { requestId, assignTo: team } = form;
      const delegationId = uuid();
      await tx.insert(Delegation, {
        id: delegationId,
        requestId,
        assignTo: team,
        notes: form.notes ?? null,
        delegatedBy: actor.userId,
      });
      const eventId = uuid();
      await tx.insert(RequestEvent, {
        id: eventId,
        requestId,
        kind: 'delegated',
        actorId: actor.userId,
        fromStatus: 'pending',
        toStatus: 'assigned',
        team,
      });
      await this.outbox.add(tx, 'status-changed', { eventId }, { orderingKey: requestId });
      await this.tellTeam(tx, team, delegationId);
      await this.notify(tx, actor, requestId, team);
      await this.audit.record(tx, {
        action: 'request.delegated',
        objectType: 'request',
        objectId: requestId,
        before: { status: 'pending' },
        after: { status: 'assigned', assignedTo: team },
      });
      const request = await this.reader.read(tx, actor, requestId);
      return {
        message: `Delegated to the ${team} team.`,
        request,
        delegation: request.delegation!,
      };
    });
  }

  /** One conditional update decides the race; no row means somebody was faster or it was never free. */
  private async claim(tx: EntityManager, actor: Actor, form: DelegateDto): Promise<void> {
    const [rows] = await tx.query<[unknown[], number]>(
      `UPDATE project_requests
       SET assigned_to = $2, status = 'assigned', progress = $3, version = version + 1,
           delegated_at = now(), updated_at = now()
       WHERE id = $1 AND status = 'pending' AND assigned_to IS NULL AND ($4::int IS NULL OR version = $4)
       RETURNING id`,
      [form.requestId, form.assignTo, progressAt('assigned', 0), form.version ?? null],
    );
    if (rows.length === 1) return;
    const found = await tx.findOneBy(ProjectRequest, { id: form.requestId });
    if (!found) throw RequestNotFound();
    const current = await this.reader.read(tx, actor, found.id);
    if (found.assignedTo) throw AlreadyDelegated(current);
    if (found.status !== 'pending') throw NotPending(current);
    throw RequestChangedBeforeDelegation(current);
  }

  private async notify(
    tx: EntityManager,
    actor: Actor,
    requestId: string,
    team: Team,
  ): Promise<void> {
    const request = await tx.findOneByOrFail(ProjectRequest, { id: requestId });
    const news = { status: 'assigned', label: STATUS_LABELS.assigned };
    await this.notifications.tell(tx, request.userId, statusChanged(request, news));
    const delegated = requestDelegated(request, TEAM_LABELS[team].toLowerCase());
    await this.notifications.tellStaff(tx, team, delegated, actor.userId);
  }

  private async tellTeam(tx: EntityManager, team: Team, delegationId: string): Promise<void> {
    const members = await tx.find(User, {
      select: { id: true, disabledAt: true },
      where: { role: team },
    });
    for (const member of members.filter(({ disabledAt }) => !disabledAt)) {
      await this.outbox.add(tx, 'request-delegated', { delegationId, userId: member.id });
    }
  }
}
