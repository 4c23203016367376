import { subscribe, type Dispatch } from '../../events/events.public';
import { roleGiven } from '../invitations/invitations.public';
import { lockOrganisation, Membership, membershipOf } from '../organisations/organisations.public';
import { accountDeactivated } from '../people/people.public';
import { lockUser } from '../users/users.public';
import { endMembership } from './end-membership';

/**
 * A closed account, or one that became staff, belongs to no company. Its sessions ended with the change
 * itself, so nothing can be seen in the moment until this follows.
 */
subscribe('memberships', [accountDeactivated], ({ subjectId }, dispatch) =>
  leaveAll(subjectId!, dispatch),
);
subscribe('memberships', [roleGiven], ({ subjectId }, dispatch) => leaveAll(subjectId!, dispatch));

async function leaveAll(userId: string, { tx, events }: Dispatch): Promise<void> {
  const user = await lockUser(tx, { id: userId });
  // Changed back meanwhile.
  if (!user || (user.state !== 'deactivated' && !user.isStaff)) return;
  const found = await membershipOf(tx, userId);
  if (found) {
    await lockOrganisation(tx, found.organisationId);
    const membership = await membershipOf(tx, userId);
    const place = { id: found.organisationId };
    if (membership) await endMembership(tx, events, place, membership, { isClosed: true });
  }
  await tx.delete(Membership, { userId });
  await tx.query('DELETE FROM request_participants WHERE user_id = $1', [userId]);
}
