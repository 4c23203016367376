import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Audit } from '../../access/audit';
import { Transactions } from '../../database/transactions';
import { Outbox } from '../../mail/mail.public';
import { MailAllowance, OneTimeTokens, Sessions } from '../auth/auth.public';
import { Notifications, roleChanged } from '../notifications/notifications.public';
import { expectAnotherAdmin, lockAccount } from './admins';
import type { StaffRole } from './role';
import { User } from './user.entity';
import { AccountDeactivated, StaffAlready, TooManyMails } from './users.errors';

export type StaffInvitation = {
  email: string;
  role: StaffRole;
  firstName?: string;
  lastName?: string;
};

type Invited = { userId: string; token: string | null };

type Options = {
  /** From the command line: opens a deactivated account again, and makes a link in any case. */
  isRescue?: boolean;
};

/** Gives a staff role to an address. Whoever cannot sign in yet gets a one-time link by mail. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  /**
   * Returns the link's token, so that the very first admin needs no working mail server; null where
   * the person signs in already.
   */
  run(invitation: StaffInvitation, options: Options): Promise<Invited> {
    return this.transactions.run((tx) => this.within(tx, invitation, options));
  }

  async within(
    tx: EntityManager,
    invitation: StaffInvitation,
    { isRescue = false }: Options = {},
  ): Promise<Invited> {
    const { email, role } = invitation;
    const found = await lockAccount(tx, { email });
    if (found && !isRescue) expectInvitable(found);
    if (found && role !== 'admin') await expectAnotherAdmin(tx, found);
    const before = found && { role: found.role, state: found.state };
    const user = await this.open(tx, found, invitation);
    const isInvited = user.invitedAt !== null;
    if (isInvited && !isRescue && !(await this.allowance.take(tx, user.email))) {
      throw TooManyMails();
    }
    const token = isInvited || isRescue ? await this.mailLink(tx, user) : null;
    if (!token) await this.tellOfRole(tx, user);
    await this.audit.record(tx, {
      action: isInvited ? 'account.invited' : 'account.role-given',
      objectType: 'user',
      objectId: user.id,
      before,
      after: { role, state: user.state },
    });
    return { userId: user.id, token };
  }

  private async open(
    tx: EntityManager,
    found: User | null,
    { email, role, firstName = '', lastName = '' }: StaffInvitation,
  ): Promise<User> {
    if (!found) {
      const invitedAt = new Date();
      const user = tx.create(User, { id: uuid(), email, role, firstName, lastName, invitedAt });
      await tx.insert(User, user);
      return user;
    }
    found.firstName ||= firstName;
    found.lastName ||= lastName;
    found.giveRole(role);
    if (found.disabledAt) found.reactivate();
    if (found.invitedAt) found.invitedAt = new Date();
    await tx.save(found);
    await this.sessions.endAll(tx, found.id);
    return found;
  }

  private async tellOfRole(tx: EntityManager, user: User): Promise<void> {
    await this.outbox.add(tx, 'role-changed', { userId: user.id });
    await this.notifications.tell(tx, user.id, roleChanged(user.role));
  }

  /**
   * The older links of this account stop working. An invitation is for whoever has no way in yet;
   * anybody else, rescued from the command line, gets a link to choose a new password.
   */
  private async mailLink(tx: EntityManager, user: User): Promise<string> {
    await this.tokens.voidAccess(tx, user.id);
    const about = { subjectId: user.id, email: user.email };
    const isInvited = user.invitedAt !== null;
    const link = await this.tokens.issue(
      tx,
      isInvited ? 'staff_invitation' : 'reset_password',
      about,
    );
    const template = isInvited ? 'staff-invitation' : 'reset-password';
    await this.outbox.add(tx, template, { userId: user.id, tokenId: link.id });
    return link.token;
  }
}

/** What an invitation would change unseen is changed in the list instead. */
function expectInvitable(user: User): void {
  if (user.disabledAt) throw AccountDeactivated();
  if (user.isStaff && !user.invitedAt) throw StaffAlready(user.role);
}
