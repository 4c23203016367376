import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { Transactions } from '../../database/transactions';
import { Sessions, InviteStaff } from '../auth/auth.public';
import { lockAccount } from '../accounts/accounts.public';
import type { InviteStaffDto, StaffInvitedDto } from './dto/person.dto';
import { AccountExists } from './people.errors';
import { PersonList } from './person-list';

/** The link is sent by mail only, never in the response. */
@Injectable()
export class InvitePerson {
  constructor(
    private readonly transactions: Transactions,
    private readonly inviting: InviteStaff,
    private readonly people: PersonList,
    private readonly sessions: Sessions,
  ) {}

  run(actor: Actor, { existingAccount, ...invitation }: InviteStaffDto): Promise<StaffInvitedDto> {
    return this.transactions.run(async (tx) => {
      await this.expectKnown(tx, invitation.email, existingAccount);
      await this.sessions.expectStillAllowed(tx, actor);
      const { userId, token } = await this.inviting.within(tx, invitation);
      const person = await this.people.one(userId, tx);
      const isLinkSent = token !== null;
      const message = isLinkSent
        ? `An invitation is on its way to ${person.email}.`
        : `${person.email} had an account already and has ${person.role} access now.`;
      return { message, person, isLinkSent };
    });
  }

  /** A stranger may have signed up with a colleague's address, or a similar one. */
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
