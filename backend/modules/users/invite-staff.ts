import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { Outbox } from '../../mail/mail.public';
import { OneTimeTokens, Sessions } from '../auth/auth.public';
import type { Role } from './role';
import { User } from './user.entity';

/** Gives a staff role to an address and mails a one-time link to choose a password. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Returns the link's token, so that the very first admin needs no working mail server. */
  run(email: string, role: Exclude<Role, 'client'>): Promise<{ token: string }> {
    return this.transactions.run(async (tx) => {
      let user = await tx.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
      const before = user?.role ?? null;
      if (user) {
        await tx.update(User, { id: user.id }, { role, disabledAt: null });
        await this.sessions.endAll(tx, user.id);
      } else {
        user = tx.create(User, { id: uuid(), email, role });
        await tx.insert(User, user);
      }
      const invitation = await this.tokens.issue(tx, 'staff_invitation', {
        subjectId: user.id,
        email: user.email,
      });
      await this.outbox.add(tx, 'staff-invitation', { userId: user.id, tokenId: invitation.id });
      await this.audit.record(tx, {
        action: 'account.role-given',
        objectType: 'user',
        objectId: user.id,
        before: { role: before },
        after: { role },
      });
      return { token: invitation.token };
    });
  }
}
