import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaffRole } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record, saveChanged } from '../../events/events.public';
import { OneTimeTokens, voidAccess } from '../../links/links.public';
import {
  AccountDeactivated,
  expectAnotherAdmin,
  lockAccount,
  StaffAlready,
  TooManyMails,
  User,
  openAccount,
} from '../accounts/accounts.public';
import { roleGiven, staffInvited, clientInvited } from './auth.events';
import { MailAllowance } from './mail-allowance';
import { Sessions } from './sessions';

type StaffInvitation = {
  email: string;
  role: StaffRole;
  firstName?: string;
  lastName?: string;
};

type Invited = { userId: string; token: string | null };

type Options = {
  isRescue?: boolean;
};

@Injectable()
export class Invitations {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: Sessions,
    private readonly allowance: MailAllowance,
  ) {}

  /**
   * Returns the link's token, because the first admin may have no mail server; null if the person
   * can already sign in.
   */
  staff(invitation: StaffInvitation, options: Options): Promise<Invited> {
    return this.transactions.run((tx) => this.staffWithin(tx, invitation, options));
  }

  async staffWithin(
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
    if (isInvited && !isRescue && !(await this.allowance.take(user.email))) {
      throw TooManyMails();
    }
    const link = isInvited || isRescue ? await this.makeLink(tx, user) : undefined;
    const facts = { subject: user.id, before, after: { role, state: user.state } };
    await record(
      tx,
      isInvited
        ? staffInvited({ ...facts, tokenId: link!.id })
        : roleGiven({ ...facts, ...(link && { tokenId: link.id }) }),
    );
    return { userId: user.id, token: link?.token ?? null };
  }

  private async open(
    tx: EntityManager,
    found: User | null,
    { email, role, firstName = '', lastName = '' }: StaffInvitation,
  ): Promise<User> {
    if (!found) {
      return openAccount(tx, { email, role, firstName, lastName, invitedAt: databaseNow() });
    }
    found.firstName ||= firstName;
    found.lastName ||= lastName;
    found.giveRole(role);
    if (found.disabledAt) found.reactivate();
    if (found.invitedAt) found.invitedAt = databaseNow();
    await saveChanged(tx, found);
    await this.sessions.endAll(tx, found.id);
    return found;
  }

  private async makeLink(tx: EntityManager, user: User): Promise<{ id: string; token: string }> {
    await voidAccess(tx, user.id);
    const about = { subjectId: user.id, email: user.email };
    return this.tokens.issue(tx, user.invitedAt ? 'staff_invitation' : 'reset_password', about);
  }

  async clientWithin(tx: EntityManager, client: NewClient): Promise<User> {
    if (!(await this.allowance.take(client.email))) throw TooManyMails();
    const user = await openAccount(tx, { ...client, role: 'client', invitedAt: databaseNow() });
    const { id: tokenId } = await this.tokens.issue(tx, 'client_invitation', {
      subjectId: user.id,
      email: user.email,
    });
    await record(tx, clientInvited({ subject: user.id, tokenId }));
    return user;
  }
}

function expectInvitable(user: User): void {
  if (user.disabledAt) throw AccountDeactivated();
  if (user.isStaff && !user.invitedAt) throw StaffAlready(user.role);
}

type NewClient = Pick<User, 'email' | 'firstName' | 'lastName' | 'company' | 'phone'>;
