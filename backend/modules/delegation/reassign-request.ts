import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { handedOn, Notifications } from '../notifications/notifications.public';
import {
  lockRequest,
  RequestEvent,
  RequestReader,
  briefOf,
  TEAM_LABELS,
} from '../requests/requests.public';
import { Delegation } from './delegation.entity';
import type { DelegatedDto, DelegateDto } from './dto/delegate.dto';
import { RequestChangedBeforeDelegation } from './delegation.errors';
import { HandOver } from './hand-over';

/** An admin corrects a delegation: the other team gets the request, whatever its status. */
@Injectable()
export class ReassignRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly notifications: Notifications,
    private readonly handOver: HandOver,
    private readonly audit: Audit,
  ) {}

  run(actor: Actor, form: DelegateDto): Promise<DelegatedDto> {
    const { requestId, assignTo: team } = form;
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, () => 'true');
      if (form.version !== undefined && form.version !== request.version) {
        throw RequestChangedBeforeDelegation(await this.reader.read(tx, actor, requestId));
      }
      const from = request.handOnTo(team);
      await tx.save(request);
      await tx.update(Delegation, { requestId, endedAt: IsNull() }, { endedAt: new Date() });
      const isAssigned = from.status !== request.status;
      const eventId = uuid();
      await tx.insert(RequestEvent, {
        id: eventId,
        requestId,
        kind: isAssigned ? 'delegated' : 'reassigned',
        actorId: actor.userId,
        team,
        ...(isAssigned && { fromStatus: from.status, toStatus: request.status }),
      });
      if (isAssigned) await this.handOver.tellClient(tx, request, eventId);
      await this.handOver.to(tx, actor, request, form);
      if (from.team !== team) {
        const news = handedOn(request, TEAM_LABELS[team]);
        await this.notifications.tellStaff(tx, from.team, news, actor.userId);
      }
      await this.audit.record(tx, {
        action: 'request.reassigned',
        objectType: 'request',
        objectId: requestId,
        before: { assignedTo: from.team, status: from.status },
        after: { assignedTo: team, status: request.status },
      });
      const answer = await this.reader.read(tx, actor, requestId);
      return {
        message: isAssigned ? `Delegated to the ${team} team.` : `Handed on to the ${team} team.`,
        request: briefOf(actor, answer),
        delegation: answer.delegation!,
      };
    });
  }
}
