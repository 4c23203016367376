import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../access/audit';
import { Outbox } from '../../mail/mail.public';
import { MailAllowance, OneTimeTokens } from '../auth/auth.public';
import { User } from './user.entity';
import { TooManyMails } from './users.errors';

export type NewClient = Pick<User, 'email' | 'firstName' | 'lastName' | 'company' | 'phone'>;

/** Opens an account for somebody who wrote to us, and mails a one-time link to choose a password. */
@Injectable()
export class InviteClient {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  async within(tx: EntityManager, client: NewClient): Promise<User> {
    if (!(await this.allowance.take(tx, client.email))) throw TooManyMails();
    const user = tx.create(User, { ...client, id: uuid(), role: 'client', invitedAt: new Date() });
    await tx.insert(User, user);
    const { id: tokenId } = await this.tokens.issue(tx, 'client_invitation', {
      subjectId: user.id,
      email: user.email,
    });
    await this.outbox.add(tx, 'client-invitation', { userId: user.id, tokenId });
    await this.audit.record(tx, {
      action: 'account.client-invited',
      objectType: 'user',
      objectId: user.id,
    });
    return user;
  }
}
