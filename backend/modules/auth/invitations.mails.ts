import { after, defineMail, type MailContext } from '../../mail/mail.public';
import { ACCOUNT_REASON, activeUser, greet, resetPasswordMail } from './auth.mails';
import { User } from '../accounts/accounts.public';
import { clientInvited, roleGiven, staffInvited } from './invitations.events';

type Invitation = { userId: string; tokenId: string };

async function invited(context: MailContext, { userId, tokenId }: Invitation) {
  const path = '/reset-password?invited=1';
  return {
    user: await activeUser(context, userId),
    invitation: await context.links.withToken(context.db, path, tokenId),
  };
}

defineMail<Invitation>('staff-invitation', {
  kind: 'always',
  when: [
    after(staffInvited, ({ subjectId, data }) => ({ userId: subjectId!, tokenId: data.tokenId })),
  ],
  compose: async (context, props) => {
    const { user, invitation } = await invited(context, props);
    if (!user || !invitation) return null;
    return {
      to: user.email,
      content: {
        subject: 'Your staff account',
        preview: 'Choose a password and sign in.',
        greeting: greet(user.firstName),
        paragraphs: [
          `You were given ${user.role} access to the client portal. Choose a password to start.`,
        ],
        button: { label: 'Choose a password', url: invitation.url },
        notes: ['The link works once, for 72 hours.'],
        reason: 'A colleague invited you to the portal.',
      },
    };
  },
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
  compose: async (context, props) => {
    const user = await activeUser(context, props.userId);
    if (!user) return null;
    const access = user.isStaff
      ? `You have ${user.role} access to the client portal now.`
      : 'You no longer have staff access to the client portal. Your own requests and your profile stay as they were.';
    return {
      to: user.email,
      content: {
        subject: 'Your access to the client portal changed',
        preview: user.isStaff
          ? `You have ${user.role} access now.`
          : 'Staff access was taken away.',
        greeting: greet(user.firstName),
        paragraphs: [access, 'You were signed out everywhere, so please sign in again.'],
        button: { label: 'Sign in', url: context.links.page('/signin') },
        notes: ['If you did not expect this, ask a colleague or answer this mail.'],
        reason: ACCOUNT_REASON,
      },
    };
  },
});

defineMail<Invitation>('client-invitation', {
  kind: 'always',
  when: [
    after(clientInvited, ({ subjectId, data }) => ({ userId: subjectId!, tokenId: data.tokenId })),
  ],
  compose: async (context, props) => {
    const { user, invitation } = await invited(context, props);
    if (!user || !invitation) return null;
    return {
      to: user.email,
      content: {
        subject: 'Your enquiry is now a project request',
        preview: 'Choose a password and follow it in the client portal.',
        greeting: greet(user.firstName),
        paragraphs: [
          'We have made a project request of your enquiry and opened an account for you, so that you can follow it. Choose a password to start.',
        ],
        button: { label: 'Choose a password', url: invitation.url },
        notes: ['The link works once, for 7 days.'],
        reason: 'You sent us an enquiry, and we are working on it.',
      },
    };
  },
});

resetPasswordMail.alsoAfter(
  after(roleGiven, ({ subjectId, data }) =>
    data.tokenId ? { userId: subjectId!, tokenId: data.tokenId } : null,
  ),
);
