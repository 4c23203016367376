import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import {
  briefOf,
  lockRequest,
  RequestReader,
  type ProjectRequest,
  RequestChangedMeanwhile,
} from '../requests/requests.public';
import { saveAssignment } from './save-assignment';
import { AlreadyDelegated, NotPending } from './delegation.errors';
import { requestDelegated } from './delegation.events';
import type { DelegatedDto, DelegateDto } from './dto/delegate.dto';

/** Only one of two concurrent calls succeeds. */
@Injectable()
export class DelegateRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly events: Events,
  ) {}

  run(actor: Actor, form: DelegateDto): Promise<DelegatedDto> {
    const { requestId, assignTo: team } = form;
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, () => 'true');
      await this.expectDelegable(tx, actor, request, form.version);
      const before = request.delegateTo(team);
      const delegationId = await saveAssignment(tx, actor, request, form);
      const after = { assignedTo: team, status: request.status };
      await this.events.record(
        tx,
        requestDelegated({ subject: requestId, before, after, delegationId }),
      );
      const answer = await this.reader.read(tx, actor, requestId);
      return {
        message: `Delegated to the ${team} team.`,
        request: briefOf(actor, answer),
        delegation: answer.delegation!,
      };
    });
  }

  private async expectDelegable(
    tx: EntityManager,
    actor: Actor,
    request: ProjectRequest,
    version: number | undefined,
  ): Promise<void> {
    const isCurrent = version === undefined || version === request.version;
    if (request.isDelegable && isCurrent) return;
    const current = await this.reader.read(tx, actor, request.id);
    if (request.assignedTo) throw AlreadyDelegated(current);
    throw request.isDelegable ? RequestChangedMeanwhile(current) : NotPending(current);
  }
}
