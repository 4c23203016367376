import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { saveChanged } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import type { PersonDto } from '../accounts/accounts.public';
import { holdMembership } from '../companies/companies.public';
import {
  lockRequest,
  peopleOf,
  privacyChanged,
  scopeSql,
  staffSql,
  type ProjectRequest,
} from '../requests/requests.public';
import type { PrivacyDto } from './dto/participants.dto';
import { NoOrganisation, RequestIsPersonal } from './participants.errors';
import { listOf } from '../../config/locale';

@Injectable()
export class SetPrivacy {
  constructor(private readonly transactions: Transactions) {}

  set(
    actor: Actor,
    requestId: string,
    { isPrivate, organisation = false }: PrivacyDto,
  ): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const request = await lockRequest(tx, requestId, (bind) => {
        const own = scopeSql({ kind: 'own', userId: actor.userId }, bind);
        return `(${own} OR ${staffSql(actor)(bind)})`;
      });
      const before = { organisationId: request.organisationId, isPrivate: request.isPrivate };
      const organisationId = await this.organisationOf(tx, request, organisation);
      const after = { organisationId, isPrivate };
      if (before.organisationId !== organisationId || before.isPrivate !== isPrivate) {
        const changed = privacyChanged({ subject: requestId, before, after });
        await saveChanged(tx, Object.assign(request, after), changed);
      }
      const { participants } = await peopleOf(tx, actor, requestId);
      return { message: isPrivate ? privateInWords(participants) : SHARED };
    });
  }

  private async organisationOf(
    tx: EntityManager,
    { organisationId, userId }: ProjectRequest,
    mayShare: boolean,
  ): Promise<string> {
    if (organisationId) return organisationId;
    if (!mayShare) throw RequestIsPersonal();
    const membership = await holdMembership(tx, userId);
    if (!membership) throw NoOrganisation();
    return membership.organisationId;
  }
}

const SHARED = 'The company sees this request now, as far as it shares requests.';

/** A former author stays a participant. */
function privateInWords(participants: readonly PersonDto[]): string {
  if (participants.length === 0) return 'Only its client sees this request now.';
  const names = participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const still = listOf(names);
  return `Still seen by those who take part: ${still}. Remove anyone who should not see it.`;
}
