import type { Role } from '../../access/role';
import { defineEvent } from '../../events/events.public';
import type { PersonState } from '../accounts/accounts.public';

type Access = { role: Role; state?: PersonState };

/** A person without a way to sign in got a staff role, and a link to choose a password. */
export const staffInvited = defineEvent<{
  before?: Access | null;
  after: Access;
  tokenId: string;
}>('account.invited', { subject: 'user' });

export const roleGiven = defineEvent<{
  before?: Access | null;
  after: Access;
  tokenId?: string;
}>('account.role-given', { subject: 'user' });

export const clientInvited = defineEvent<{ tokenId: string }>('account.client-invited', {
  subject: 'user',
});
