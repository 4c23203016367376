import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { lockOrganisation, membershipOf } from './memberships';
import { Membership } from './membership.entity';
import { MOST_REQUESTS_TO_JOIN } from './organisation-options';
import { lockOwner } from '../accounts/accounts.public';
import { domainOf } from './company-domains';
import { joinAsked } from './company.events';
import { InACompanyAlready, OrganisationNotFound, TooManyWait } from './company.errors';

@Injectable()
export class AskToJoin {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
  ) {}

  /** @throws OrganisationNotFound (also if the domain is not one of its own), InACompanyAlready, TooManyWait */
  run(actor: Actor, organisationId: string): Promise<MessageDto> {
    const { userId } = actor;
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      if (await membershipOf(tx, userId)) throw InACompanyAlready();
      const organisation = await lockOrganisation(tx, organisationId);
      if (!organisation?.domains.includes(domainOf(user.email))) throw OrganisationNotFound();
      const place = { organisationId, state: 'requested' as const };
      if (await tx.existsBy(Membership, { ...place, userId })) return ASKED;
      if ((await tx.countBy(Membership, place)) >= MOST_REQUESTS_TO_JOIN) throw TooManyWait();
      await tx.delete(Membership, { userId, state: 'requested' });
      const id = uuid();
      await tx.insert(Membership, { ...place, id, userId, role: 'member' });
      const asked = { subject: organisationId, after: { userId }, membershipId: id };
      await this.events.record(tx, joinAsked(asked));
      return ASKED;
    });
  }
}

const ASKED: MessageDto = { message: 'You have asked to join. A lead of the company decides.' };
