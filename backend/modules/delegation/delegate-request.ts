import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import {
  progressAt,
  ProjectRequest,
  RequestEvent,
  RequestNotFound,
  RequestReader,
  briefOf,
} from '../requests/requests.public';
import { AlreadyDelegated, NotPending, RequestChangedBeforeDelegation } from './delegation.errors';
import type { DelegatedDto, DelegateDto } from './dto/delegate.dto';
import { HandOver } from './hand-over';

/** An admin hands a pending request to a team. Of two at once, exactly one wins. */
@Injectable()
export class DelegateRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly handOver: HandOver,
    private readonly audit: Audit,
  ) {}

  run(actor: Actor, form: DelegateDto): Promise<DelegatedDto> {
    return this.transactions.run(async (tx) => {
      await this.claim(tx, actor, form);
      const { requestId, assignTo: team } = form;
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
      const request = await tx.findOneByOrFail(ProjectRequest, { id: requestId });
      await this.handOver.tellClient(tx, request, eventId);
      await this.handOver.to(tx, actor, request, form);
      await this.audit.record(tx, {
        action: 'request.delegated',
        objectType: 'request',
        objectId: requestId,
        before: { status: 'pending' },
        after: { status: 'assigned', assignedTo: team },
      });
      const answer = await this.reader.read(tx, actor, requestId);
      return {
        message: `Delegated to the ${team} team.`,
        request: briefOf(actor, answer),
        delegation: answer.delegation!,
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
}
