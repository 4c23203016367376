import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Events } from '../../events/events.public';
import { MessageDto } from '../../http/message.dto';
import { OneTimeTokens } from '../../links/links.public';
import { lockOrganisation, membershipOf } from './memberships';
import { Membership } from './membership.entity';
import { lockOwner, type User } from '../accounts/accounts.public';
import { memberJoined } from './company.events';
import { InACompanyAlready, InvitationForAnother, InvitationGone } from './company.errors';
import type { JoinCompanyDto } from './dto/company.dto';

@Injectable()
export class JoinOrganisation {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly tokens: OneTimeTokens,
  ) {}

  /** @throws TokenInvalid, InvitationGone, InvitationForAnother, InACompanyAlready */
  run(actor: Actor, { token, invitationId }: JoinCompanyDto): Promise<MessageDto> {
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
    if (await membershipOf(tx, user.id)) throw InACompanyAlready();
    await this.tokens.consumeAll(tx, 'join_organisation', found.id);
    await tx.delete(Membership, { userId: user.id, state: 'requested' });
    await tx.update(
      Membership,
      { id: found.id },
      { userId: user.id, email: null, state: 'active' },
    );
    const after = { userId: user.id, role: found.role };
    await this.events.record(tx, memberJoined({ subject: found.organisationId, after }));
    return JOINED;
  }
}

const JOINED: MessageDto = { message: 'You belong to the company now.' };
