import { expectVersion } from '../../errors/app-error';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import {
  briefOf,
  lockRequest,
  RequestReader,
  RequestChangedMeanwhile,
} from '../requests/requests.public';
import { saveAssignment } from './save-assignment';
import { isAssigning, requestReassigned } from './delegation.events';
import type { DelegatedDto, DelegateDto } from './dto/delegate.dto';

@Injectable()
export class ReassignRequest {
  constructor(
    private readonly transactions: Transactions,
    private readonly reader: RequestReader,
    private readonly events: Events,
  ) {}

  run(actor: Actor, form: DelegateDto): Promise<DelegatedDto> {
    const { requestId, assignTo: team } = form;
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, () => 'true');
      const current = () => this.reader.read(tx, actor, requestId);
      await expectVersion(request, form.version, RequestChangedMeanwhile, current);
      const before = request.reassignTo(team);
      const delegationId = await saveAssignment(tx, actor, request, form);
      const change = { before, after: { assignedTo: team, status: request.status }, delegationId };
      await this.events.record(tx, requestReassigned({ subject: requestId, ...change }));
      const answer = await current();
      return {
        message: isAssigning(change)
          ? `Delegated to the ${team} team.`
          : `Handed on to the ${team} team.`,
        request: briefOf(actor, answer),
        delegation: answer.delegation!,
      };
    });
  }
}
