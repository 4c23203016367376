import { after } from '../../mail/mail.public';
import { profileChanged } from '../accounts/accounts.public';
import { defineAccountMail, NOT_YOU } from '../auth/auth.public';
import { defineNotice } from '../notifications/notifications.public';

defineAccountMail<{ userId: string; tokenId: string }>(
  'confirm-new-address',
  'Confirm your new address',
  [
    after(profileChanged, ({ subjectId, data }) =>
      data.confirmTokenId ? { userId: subjectId!, tokenId: data.confirmTokenId } : null,
    ),
  ],
  async ({ db, links }, { tokenId }) => {
    const confirm = await links.withToken(db, '/verify-email?token=&new=1', tokenId);
    if (!confirm?.email) return null;
    return {
      to: confirm.email,
      isUnproven: true,
      subject: 'Confirm your new e-mail address',
      preview: 'Your old address keeps working until you do.',
      greeting: 'Hello,',
      paragraphs: [
        'Please confirm that this is your new address. Until you do, you sign in with the old one.',
      ],
      button: { label: 'Confirm my new address', url: confirm.url },
      notes: ['The link works once, for 8 hours.'],
      reason: 'Somebody entered this address in their profile.',
    };
  },
);

defineAccountMail<{ userId: string; tokenId: string }>(
  'address-changing',
  'Your address is being changed',
  [
    after(profileChanged, ({ subjectId, data }) =>
      data.undoTokenId ? { userId: subjectId!, tokenId: data.undoTokenId } : null,
    ),
  ],
  async ({ db, links }, { tokenId }) => {
    const undo = await links.withToken(db, '/verify-email?token=&undo=1', tokenId);
    if (!undo?.email) return null;
    return {
      to: undo.email,
      subject: 'Your e-mail address is being changed',
      preview: 'If this was not you, keep your address here.',
      paragraphs: [
        'Somebody (probably you) asked to change the e-mail address of your account. The change takes effect when the new address is confirmed.',
      ],
      button: { label: 'Keep this address', url: undo.url },
      notes: ['For 72 hours, this button stops the change or takes it back.', NOT_YOU],
    };
  },
  false,
);

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
