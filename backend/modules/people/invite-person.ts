import { Injectable } from '@nestjs/common';
import { Transactions } from '../../database/transactions';
import { InviteStaff } from '../users/invitations.public';
import type { InviteStaffDto, StaffInvitedDto } from './dto/person.dto';
import { PersonList } from './person-list';

/** An admin invites a colleague. The link goes by mail alone, never into the answer. */
@Injectable()
export class InvitePerson {
  constructor(
    private readonly transactions: Transactions,
    private readonly inviting: InviteStaff,
    private readonly people: PersonList,
  ) {}

  run(invitation: InviteStaffDto): Promise<StaffInvitedDto> {
    return this.transactions.run(async (tx) => {
      const { userId, token } = await this.inviting.within(tx, invitation);
      const person = await this.people.one(userId, tx);
      const isLinkSent = token !== null;
      const message = isLinkSent
        ? `An invitation is on its way to ${person.email}.`
        : `${person.email} had an account already and has ${person.role} access now.`;
      return { message, person, isLinkSent };
    });
  }
}
