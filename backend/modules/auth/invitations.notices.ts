import { defineNotice } from '../notifications/notifications.public';
import { User } from '../accounts/accounts.public';
import { roleGiven } from './invitations.events';

defineNotice('role-changed', [roleGiven], async ({ subjectId, data }, { tx }) => {
  const user = await tx.findOneBy(User, { id: subjectId! });
  if (data.tokenId || user?.state !== 'active') return null;
  const { role } = data.after;
  const message =
    role === 'client'
      ? 'You no longer have staff access. Your own requests and your profile stay as they were.'
      : `You have ${role} access to the portal now.`;
  return { to: [user.id], notice: { type: 'info', title: 'Your access changed', message } };
});
