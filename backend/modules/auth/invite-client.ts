import { databaseNow } from '../../database/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Events } from '../../events/events.public';
import { OneTimeTokens } from '../../links/links.public';
import { MailAllowance } from './mail-allowance';
import { TooManyMails, User, openAccount } from '../accounts/accounts.public';
import { clientInvited } from './invitations.events';

export type NewClient = Pick<User, 'email' | 'firstName' | 'lastName' | 'company' | 'phone'>;

@Injectable()
export class InviteClient {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
    private readonly events: Events,
  ) {}

  async within(tx: EntityManager, client: NewClient): Promise<User> {
    if (!(await this.allowance.take(tx, client.email))) throw TooManyMails();
    const user = await openAccount(tx, { ...client, role: 'client', invitedAt: databaseNow() });
    const { id: tokenId } = await this.tokens.issue(tx, 'client_invitation', {
      subjectId: user.id,
      email: user.email,
    });
    await this.events.record(tx, clientInvited({ subject: user.id, tokenId }));
    return user;
  }
}
