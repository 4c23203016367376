import type { Role } from '../../access/role';
import { defineEvent } from '../../events/events.public';
import type { PersonState } from '../accounts/accounts.public';

type Access = { role: Role; state?: PersonState };

export const staffInvited = defineEvent<{
  before?: Access | null;
  after: Access;
  tokenId: string;
}>('account.invited', { subject: 'user' });

export const roleGiven = defineEvent<{
  before?: Access | null;
  after: Access;
  tokenId?: string;
}>('account.role-given', { subject: 'user', endsSessions: true });

export const clientInvited = defineEvent<{ tokenId: string }>('account.client-invited', {
  subject: 'user',
});
