import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import { lockOwner, type User } from '../accounts/accounts.public';
import { domainOf } from './company-domains';
import { Membership, MAX_REQUESTS_TO_JOIN } from './company.entity';
import {
  AlreadyInCompany,
  OrganisationNotFound,
  TooManyRequestsToJoin,
  InvitationForAnother,
  InvitationGone,
} from './company.errors';
import { joinAsked, memberJoined } from './company.events';
import type { JoinCompanyDto } from './dto/company.dto';
import { lockOrganisation, membershipOf } from './memberships';

@Injectable()
export class JoinCompany {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
  ) {}

  ask(actor: Actor, organisationId: string): Promise<MessageDto> {
    const { userId } = actor;
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      if (await membershipOf(tx, userId)) throw AlreadyInCompany();
      const organisation = await lockOrganisation(tx, organisationId);
      if (!organisation?.domains.includes(domainOf(user.email))) throw OrganisationNotFound();
      const place = { organisationId, state: 'requested' as const };
      if (await tx.existsBy(Membership, { ...place, userId })) return ASKED;
      if ((await tx.countBy(Membership, place)) >= MAX_REQUESTS_TO_JOIN)
        throw TooManyRequestsToJoin();
      await tx.delete(Membership, { userId, state: 'requested' });
      const id = uuid();
      await tx.insert(Membership, { ...place, id, userId, role: 'member' });
      const asked = { subject: organisationId, after: { userId }, membershipId: id };
      await record(tx, joinAsked(asked));
      return ASKED;
    });
  }

  accept(actor: Actor, { token, invitationId }: JoinCompanyDto): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      const user = await lockOwner(tx, actor);
      if (token) return this.byLink(tx, user, token);
      return this.join(tx, user, invitationId);
    });
  }

  private async byLink(tx: EntityManager, user: User, token: string): Promise<MessageDto> {
    const row = await this.tokens.find(tx, ['join_organisation'], token);
    const invitation = await tx.findOneBy(Membership, { id: row.subjectId });
    if (invitation?.userId === user.id && invitation.state === 'active') return JOINED;
    if (row.email?.toLowerCase() !== user.email.toLowerCase()) throw InvitationForAnother();
    await this.tokens.consume(tx, row);
    return this.join(tx, user, row.subjectId);
  }

  private async join(tx: EntityManager, user: User, id: string | undefined): Promise<MessageDto> {
    const invited = { id: id ?? user.id, email: user.email, state: 'invited' as const };
    const found = await tx.findOneBy(Membership, invited);
    if (!found || !(await lockOrganisation(tx, found.organisationId))) throw InvitationGone();
    if (!(await tx.existsBy(Membership, invited))) throw InvitationGone();
    if (await membershipOf(tx, user.id)) throw AlreadyInCompany();
    await this.tokens.consumeAll(tx, 'join_organisation', found.id);
    await tx.delete(Membership, { userId: user.id, state: 'requested' });
    await tx.update(
      Membership,
      { id: found.id },
      { userId: user.id, email: null, state: 'active' },
    );
    const after = { userId: user.id, role: found.role };
    await record(tx, memberJoined({ subject: found.organisationId, after }));
    return JOINED;
  }
}

const ASKED: MessageDto = { message: 'You have asked to join. A lead of the company decides.' };

const JOINED: MessageDto = { message: 'You belong to the company now.' };
