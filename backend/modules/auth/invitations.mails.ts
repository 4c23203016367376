import { after, type MailContext } from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';
import { defineNotice } from '../notifications/notifications.public';
import { defineAccountMail, type ToUser, type WithLink } from './account-mail';
import { clientInvited, roleGiven, staffInvited } from './auth.events';
import { resetPasswordMail } from './password.mails';

const INVITED = '/reset-password?invited=1';

type Invited = { subjectId: string | null; data: { tokenId: string } };

const toInvited = ({ subjectId, data: { tokenId } }: Invited): WithLink => ({
  userId: subjectId!,
  tokenId,
});

async function buttonOf({ db, links }: MailContext, { tokenId }: WithLink) {
  const invitation = await links.withToken(db, INVITED, tokenId);
  return invitation && { label: 'Choose a password', url: invitation.url };
}

defineAccountMail<WithLink>(
  'staff-invitation',
  'Invitation to staff',
  [after(staffInvited, toInvited)],
  async (context, props, user) => {
    const button = await buttonOf(context, props);
    const access = `You were given ${user.role} access to the client portal.`;
    return (
      button && {
        subject: 'Your staff account',
        preview: 'Choose a password and sign in.',
        paragraphs: [`${access} Choose a password to start.`],
        button,
        notes: ['The link works once, for 72 hours.'],
        reason: 'A colleague invited you to the portal.',
      }
    );
  },
);

defineAccountMail<ToUser>(
  'role-changed',
  'Your access changed',
  [
    after(roleGiven, async ({ subjectId, data }, { tx }) => {
      // People who cannot sign in yet learn the role from the invitation.
      const user = await tx.findOneBy(User, { id: subjectId! });
      return !data.tokenId && user?.state === 'active' ? { userId: user.id } : null;
    }),
  ],
  ({ links }, _props, { isStaff, role }) => ({
    subject: 'Your access to the client portal changed',
    preview: isStaff ? `You have ${role} access now.` : 'Staff access was taken away.',
    paragraphs: [
      isStaff
        ? `You have ${role} access to the client portal now.`
        : 'You no longer have staff access to the client portal. Your own requests and your profile stay as they were.',
      'You were signed out everywhere, so please sign in again.',
    ],
    button: { label: 'Sign in', url: links.page('/signin') },
    notes: ['If you did not expect this, ask a colleague or reply to this e-mail.'],
  }),
);

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

defineAccountMail<WithLink>(
  'client-invitation',
  'Invitation to a client',
  [after(clientInvited, toInvited)],
  async (context, props) => {
    const button = await buttonOf(context, props);
    return (
      button && {
        subject: 'Your enquiry is now a project request',
        preview: 'Choose a password and follow it in the client portal.',
        paragraphs: [
          'We have turned your enquiry into a project request and opened an account for you, so that you can follow it. Choose a password to start.',
        ],
        button,
        notes: ['The link works once, for 7 days.'],
        reason: 'You sent us an enquiry, and we are working on it.',
      }
    );
  },
);

resetPasswordMail.alsoAfter(
  after(roleGiven, ({ subjectId, data }) =>
    data.tokenId ? { userId: subjectId!, tokenId: data.tokenId } : null,
  ),
);
