import { defineNotice } from '../notifications/notifications.public';
import { profileChanged } from '../accounts/accounts.public';

defineNotice('address-changing', [profileChanged], async ({ subjectId, data }) => {
  if (!data.undoTokenId) return null;
  return {
    to: [subjectId!],
    notice: {
      type: 'warning',
      title: 'New address asked for',
      message:
        'A change of your e-mail address was asked for. It takes effect when the new address is confirmed.',
    },
  };
});
