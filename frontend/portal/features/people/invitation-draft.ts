import type { CallBody } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import type { Person } from '../../../api/types';

export const emptyInvitation = { email: '', firstName: '', lastName: '', role: '' };

export type InvitationDraft = typeof emptyInvitation;

export function invitationOf({
  email,
  firstName,
  lastName,
  role,
}: InvitationDraft): CallBody<'POST /api/people/invitations'> {
  const names = { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
  return { email, role, ...names } as CallBody<'POST /api/people/invitations'>;
}

/** The account that already has the invited address, if the invitation was refused for that. */
export const accountIn = (error: unknown): Person | null =>
  hasCode(error, 'account_exists') ? (error.problem.current as Person) : null;
