import { after, defineMail, type MailContext } from '../../mail/mail.public';
import { resetPasswordMail, toAccount } from './auth.mails';
import { User } from '../accounts/accounts.public';
import { clientInvited, roleGiven, staffInvited } from './invitations.events';

type Invitation = { userId: string; tokenId: string };

const invitationIn = (context: MailContext, { tokenId }: Invitation) =>
  context.links.withToken(context.db, '/reset-password?invited=1', tokenId);

defineMail<Invitation>('staff-invitation', {
  kind: 'always',
  when: [
    after(staffInvited, ({ subjectId, data }) => ({ userId: subjectId!, tokenId: data.tokenId })),
  ],
  compose: (context, props) =>
    toAccount(context, props.userId, async (user) => {
      const invitation = await invitationIn(context, props);
      if (!invitation) return null;
      return {
        subject: 'Your staff account',
        preview: 'Choose a password and sign in.',
        paragraphs: [
          `You were given ${user.role} access to the client portal. Choose a password to start.`,
        ],
        button: { label: 'Choose a password', url: invitation.url },
        notes: ['The link works once, for 72 hours.'],
        reason: 'A colleague invited you to the portal.',
      };
    }),
});

defineMail<{ userId: string }>('role-changed', {
  kind: 'always',
  when: [
    after(roleGiven, async ({ subjectId, data }, { tx }) => {
      // People who cannot sign in yet are told the role in the invitation.
      const user = await tx.findOneBy(User, { id: subjectId! });
      return !data.tokenId && user?.state === 'active' ? { userId: user.id } : null;
    }),
  ],
  compose: (context, props) =>
    toAccount(context, props.userId, (user) => {
      const access = user.isStaff
        ? `You have ${user.role} access to the client portal now.`
        : 'You no longer have staff access to the client portal. Your own requests and your profile stay as they were.';
      return {
        subject: 'Your access to the client portal changed',
        preview: user.isStaff
          ? `You have ${user.role} access now.`
          : 'Staff access was taken away.',
        paragraphs: [access, 'You were signed out everywhere, so please sign in again.'],
        button: { label: 'Sign in', url: context.links.page('/signin') },
        notes: ['If you did not expect this, ask a colleague or answer this mail.'],
      };
    }),
});

defineMail<Invitation>('client-invitation', {
  kind: 'always',
  when: [
    after(clientInvited, ({ subjectId, data }) => ({ userId: subjectId!, tokenId: data.tokenId })),
  ],
  compose: (context, props) =>
    toAccount(context, props.userId, async () => {
      const invitation = await invitationIn(context, props);
      if (!invitation) return null;
      return {
        subject: 'Your enquiry is now a project request',
        preview: 'Choose a password and follow it in the client portal.',
        paragraphs: [
          'We have made a project request of your enquiry and opened an account for you, so that you can follow it. Choose a password to start.',
        ],
        button: { label: 'Choose a password', url: invitation.url },
        notes: ['The link works once, for 7 days.'],
        reason: 'You sent us an enquiry, and we are working on it.',
      };
    }),
});

resetPasswordMail.alsoAfter(
  after(roleGiven, ({ subjectId, data }) =>
    data.tokenId ? { userId: subjectId!, tokenId: data.tokenId } : null,
  ),
);
