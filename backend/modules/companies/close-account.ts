import { subscribe, type Dispatch } from '../../events/events.public';
import { roleGiven } from '../auth/auth.public';
import { accountDeactivated, lockUser } from '../accounts/accounts.public';
import { leaveCompany } from './leave-company';

/**
 * A deactivated account, or one that became staff, leaves its company. Its sessions ended with the
 * change, so it sees nothing until then.
 */
subscribe('memberships', [accountDeactivated], ({ subjectId }, dispatch) =>
  leaveAll(subjectId!, dispatch),
);
subscribe('memberships', [roleGiven], ({ subjectId }, dispatch) => leaveAll(subjectId!, dispatch));

async function leaveAll(userId: string, { tx, events }: Dispatch): Promise<void> {
  const user = await lockUser(tx, { id: userId });
  if (!user || (user.state !== 'deactivated' && !user.isStaff)) return;
  await leaveCompany(tx, events, userId);
}
