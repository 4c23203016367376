import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Outbox } from '../../mail/mail.public';
import { Notifications, requestDelegated } from '../notifications/notifications.public';
import { TEAM_LABELS, type ProjectRequest, type Team } from '../requests/requests.public';

/** Every active member of the team that gets a request, by mail and in the portal. */
@Injectable()
export class TellTeam {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  async tell(
    tx: EntityManager,
    {
      actor,
      request,
      team,
      delegationId,
    }: { actor: Actor; request: ProjectRequest; team: Team; delegationId: string },
  ): Promise<void> {
    const members = await tx.query<{ id: string }[]>(
      `SELECT id FROM users WHERE role = $1 AND role <> 'client' AND disabled_at IS NULL`,
      [team],
    );
    for (const { id } of members) {
      await this.outbox.add(tx, 'request-delegated', { delegationId, userId: id });
    }
    const delegated = requestDelegated(request, TEAM_LABELS[team]);
    await this.notifications.tellStaff(tx, team, delegated, actor.userId);
  }
}
