import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor, Role } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { expectVersion } from '../../errors/app-error';
import { record, saveChanged } from '../../events/events.public';
import { type TokenPurpose, voidTokens } from '../../links/links.public';
import {
  accountDeactivated,
  accountReactivated,
  expectAnotherAdmin,
  grantsGiven,
  lockAccount,
  type User,
} from '../accounts/accounts.public';
import { ChangeTokens } from '../api-tokens/api-tokens.public';
import { Sessions, roleGiven, Invitations } from '../auth/auth.public';
import { releaseRequests } from '../delegation/delegation.public';
import type {
  ChangeActiveDto,
  ChangeGrantsDto,
  ChangeRoleDto,
  PersonChangedDto,
  InviteStaffDto,
  StaffInvitedDto,
} from './dto/person.dto';
import {
  PersonChangedMeanwhile,
  PersonErased,
  PersonNotFound,
  AccountExists,
} from './people.errors';
import { PersonList } from './person-list';

/** They could later give a deactivated person access, or change the account. */
const LINKS: TokenPurpose[] = [
  'reset_password',
  'staff_invitation',
  'client_invitation',
  'change_email',
  'undo_email_change',
  'sign_in_handback',
];

@Injectable()
export class ChangePerson {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PersonList,
    private readonly sessions: Sessions,
    private readonly apiTokens: ChangeTokens,
  ) {}

  setRole(actor: Actor, id: string, { role, version }: ChangeRoleDto): Promise<PersonChangedDto> {
    return this.transactions.run(async (tx) => {
      const user = await this.lock(tx, actor, id, version);
      if (user.erasedAt) throw PersonErased();
      if (user.role !== role) await this.giveRole(tx, user, role);
      return this.answer(tx, user, accessWords(role));
    });
  }

  setGrants(
    actor: Actor,
    id: string,
    { grants, version }: ChangeGrantsDto,
  ): Promise<PersonChangedDto> {
    return this.transactions.run(async (tx) => {
      const user = await this.lock(tx, actor, id, version);
      const before = { grants: user.grants };
      if (user.grant(grants)) {
        await saveChanged(tx, user, grantsGiven({ subject: id, before, after: { grants } }));
      }
      const may = grants.length > 0 ? 'may work on invoices now' : 'has no access to invoices now';
      return this.answer(tx, user, may);
    });
  }

  setActive(
    actor: Actor,
    id: string,
    { isActive, version }: ChangeActiveDto,
  ): Promise<PersonChangedDto> {
    return this.transactions.run(async (tx) => {
      const user = await this.lock(tx, actor, id, version);
      if (user.erasedAt) throw PersonErased();
      const isChange = isActive === Boolean(user.disabledAt);
      if (isChange) await (isActive ? this.reactivate(tx, user) : this.deactivate(tx, user));
      return this.answer(tx, user, isActive ? 'can sign in again' : 'is deactivated');
    });
  }

  private async giveRole(tx: EntityManager, user: User, role: Role): Promise<void> {
    await expectAnotherAdmin(tx, user);
    const before = { role: user.role };
    user.giveRole(role);
    await saveChanged(tx, user);
    await this.sessions.endAll(tx, user.id);
    await releaseRequests(tx, user.id);
    await record(tx, roleGiven({ subject: user.id, before, after: { role } }));
  }

  private async deactivate(tx: EntityManager, user: User): Promise<void> {
    await expectAnotherAdmin(tx, user);
    const before = { state: user.state };
    user.deactivate();
    await saveChanged(tx, user);
    await this.sessions.endAll(tx, user.id);
    await releaseRequests(tx, user.id);
    await voidTokens(tx, LINKS, { subjectId: user.id });
    await this.apiTokens.revokeAll(tx, user.id);
    const after = { state: user.state };
    await record(tx, accountDeactivated({ subject: user.id, before, after }));
  }

  private async reactivate(tx: EntityManager, user: User): Promise<void> {
    const before = { state: user.state };
    user.reactivate();
    const after = { state: user.state };
    await saveChanged(tx, user, accountReactivated({ subject: user.id, before, after }));
  }

  private async lock(
    tx: EntityManager,
    actor: Actor,
    id: string,
    version: number | undefined,
  ): Promise<User> {
    const user = await lockAccount(tx, { id });
    await this.sessions.expectStillAllowed(tx, actor);
    if (!user) throw PersonNotFound();
    await expectVersion(user, version, PersonChangedMeanwhile, () => this.people.one(id, tx));
    return user;
  }

  private async answer(tx: EntityManager, user: User, news: string): Promise<PersonChangedDto> {
    const person = await this.people.one(user.id, tx);
    return { message: `${user.fullName || user.email} ${news}.`, person };
  }
}

const accessWords = (role: Role): string =>
  role === 'client' ? 'has no staff access now' : `has ${role} access now`;

/** The link is sent by mail only, never in the response. */
@Injectable()
export class InvitePerson {
  constructor(
    private readonly transactions: Transactions,
    private readonly inviting: Invitations,
    private readonly people: PersonList,
    private readonly sessions: Sessions,
  ) {}

  invite(
    actor: Actor,
    { existingAccount, ...invitation }: InviteStaffDto,
  ): Promise<StaffInvitedDto> {
    return this.transactions.run(async (tx) => {
      await this.expectKnown(tx, invitation.email, existingAccount);
      await this.sessions.expectStillAllowed(tx, actor);
      const { userId, token } = await this.inviting.staffWithin(tx, invitation);
      const person = await this.people.one(userId, tx);
      const isLinkSent = token !== null;
      const message = isLinkSent
        ? `An invitation is on its way to ${person.email}.`
        : `${person.email} had an account already and has ${person.role} access now.`;
      return { message, person, isLinkSent };
    });
  }

  private async expectKnown(
    tx: EntityManager,
    email: string,
    confirmed: string | undefined,
  ): Promise<void> {
    const found = await lockAccount(tx, { email });
    if (!found || found.isStaff || found.disabledAt || found.id === confirmed) return;
    throw AccountExists(await this.people.one(found.id, tx));
  }
}
