import { PendingRegistration } from '../../modules/auth/auth.public';
import { PROVIDER_LABELS, type Provider, User } from '../../modules/users/users.public';
import { nameInWords } from '../mail-layout';
import { defineMail, type MailContext } from '../mail-template';

const ACCOUNT_REASON = 'You get this because of your account with us.';
const NOT_YOU =
  'If this was not you, reset your password at once and tell us by answering this mail.';

const greet = (name: string) => (nameInWords(name) ? `Hello ${nameInWords(name)},` : 'Hello,');

const activeUser = async ({ db }: MailContext, userId: string) => {
  const user = await db.findOneBy(User, { id: userId });
  return user && !user.disabledAt ? user : null;
};

export const confirmAddress = defineMail<{
  registrationId: string;
  verifyTokenId: string;
  cancelTokenId: string;
}>(async ({ db, links }, props) => {
  const registration = await db.findOneBy(PendingRegistration, { id: props.registrationId });
  const confirm = await links.withToken(db, '/verify-email', props.verifyTokenId);
  const cancel = await links.withToken(db, '/verify-email', props.cancelTokenId, 'cancel');
  if (!registration || !confirm || !cancel) return null;
  return {
    to: registration.email,
    content: {
      subject: 'Confirm your e-mail address',
      preview: 'One click and your account is ready.',
      // No name: until the address is confirmed, whoever signed up may not be its owner.
      greeting: 'Hello,',
      paragraphs: [
        'Please confirm that this is your e-mail address. Your account is ready as soon as you do.',
      ],
      button: { label: 'Confirm my address', url: confirm.url },
      notes: [
        'The link works once, for 8 hours.',
        { text: 'This was not me: delete this sign-up', url: cancel.url },
      ],
      reason: 'Somebody signed up with this address on our site.',
    },
  };
});

export const alreadyHaveAccount = defineMail<{ userId: string }>(async (context, props) => {
  const user = await activeUser(context, props.userId);
  if (!user) return null;
  return {
    to: user.email,
    content: {
      subject: 'You already have an account',
      preview: 'No need to sign up again.',
      greeting: greet(user.firstName),
      paragraphs: [
        'Somebody (probably you) tried to sign up with this address. You already have an account, so there is nothing to confirm: just sign in.',
      ],
      button: { label: 'Sign in', url: context.links.page('/signin') },
      notes: [
        { text: 'I forgot my password', url: context.links.page('/forgot-password') },
        'If it was not you, you can ignore this mail. Nothing was changed.',
      ],
      reason: ACCOUNT_REASON,
    },
  };
});

export const resetPassword = defineMail<{ userId: string; tokenId: string }>(
  async (context, props) => {
    const user = await activeUser(context, props.userId);
    const reset = await context.links.withToken(context.db, '/reset-password', props.tokenId);
    if (!user || !reset) return null;
    return {
      to: user.email,
      content: {
        subject: 'Reset your password',
        preview: 'Choose a new password within 30 minutes.',
        greeting: greet(user.firstName),
        paragraphs: ['You asked to reset your password. Choose a new one here.'],
        button: { label: 'Choose a new password', url: reset.url },
        notes: [
          'The link works once, for 30 minutes.',
          'If you did not ask for this, ignore this mail: your password stays as it is.',
        ],
        reason: ACCOUNT_REASON,
      },
    };
  },
);

export const passwordChanged = defineMail<{ userId: string }>(async (context, props) => {
  const user = await activeUser(context, props.userId);
  if (!user) return null;
  return {
    to: user.email,
    content: {
      subject: 'Your password was changed',
      preview: 'All your other sessions were signed out.',
      greeting: greet(user.firstName),
      paragraphs: [
        'The password of your account was changed, and all other sessions were signed out.',
      ],
      button: { label: 'This was not me', url: context.links.page('/forgot-password') },
      notes: [NOT_YOU],
      reason: ACCOUNT_REASON,
    },
  };
});

export const staffInvitation = defineMail<{ userId: string; tokenId: string }>(
  async (context, props) => {
    const user = await activeUser(context, props.userId);
    const invitation = await context.links.withToken(
      context.db,
      '/reset-password?invited=1',
      props.tokenId,
    );
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
);

export const roleChanged = defineMail<{ userId: string }>(async (context, props) => {
  const user = await activeUser(context, props.userId);
  if (!user) return null;
  const access = user.isStaff
    ? `You have ${user.role} access to the client portal now.`
    : 'You no longer have staff access to the client portal. Your own requests and your profile stay as they were.';
  return {
    to: user.email,
    content: {
      subject: 'Your access to the client portal changed',
      preview: user.isStaff ? `You have ${user.role} access now.` : 'Staff access was taken away.',
      greeting: greet(user.firstName),
      paragraphs: [access, 'You were signed out everywhere, so please sign in again.'],
      button: { label: 'Sign in', url: context.links.page('/signin') },
      notes: ['If you did not expect this, ask a colleague or answer this mail.'],
      reason: ACCOUNT_REASON,
    },
  };
});

export const clientInvitation = defineMail<{ userId: string; tokenId: string }>(
  async (context, props) => {
    const user = await activeUser(context, props.userId);
    const invitation = await context.links.withToken(
      context.db,
      '/reset-password?invited=1',
      props.tokenId,
    );
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
);

export const confirmNewAddress = defineMail<{ userId: string; tokenId: string }>(
  async (context, props) => {
    const user = await activeUser(context, props.userId);
    const confirm = await context.links.withToken(
      context.db,
      '/verify-email?token=&new=1',
      props.tokenId,
    );
    if (!user || !confirm?.email) return null;
    return {
      to: confirm.email,
      content: {
        subject: 'Confirm your new e-mail address',
        preview: 'Your old address keeps working until you do.',
        greeting: 'Hello,',
        paragraphs: [
          'Please confirm that this is your new address. Until you do, you sign in with the old one.',
        ],
        button: { label: 'Confirm my new address', url: confirm.url },
        notes: ['The link works once, for 8 hours.'],
        reason: 'Somebody entered this address in their profile.',
      },
    };
  },
);

export const addressChanging = defineMail<{ userId: string; tokenId: string }>(
  async (context, props) => {
    const user = await activeUser(context, props.userId);
    const undo = await context.links.withToken(
      context.db,
      '/verify-email?token=&undo=1',
      props.tokenId,
    );
    if (!user || !undo?.email) return null;
    return {
      to: undo.email,
      content: {
        subject: 'Your e-mail address is being changed',
        preview: 'If this was not you, keep your address here.',
        greeting: greet(user.firstName),
        paragraphs: [
          'Somebody (probably you) asked to change the e-mail address of your account. The change takes effect when the new address is confirmed.',
        ],
        button: { label: 'Keep this address', url: undo.url },
        notes: ['For 72 hours, this button stops the change or takes it back.', NOT_YOU],
        reason: ACCOUNT_REASON,
      },
    };
  },
);

export const signInMethodChanged = defineMail<{
  userId: string;
  provider: Provider;
  change: 'added' | 'removed';
}>(async (context, props) => {
  const user = await activeUser(context, props.userId);
  if (!user) return null;
  const provider = PROVIDER_LABELS[props.provider];
  return {
    to: user.email,
    content: {
      subject: `${provider} sign-in was ${props.change}`,
      preview: 'A way to sign in to your account changed.',
      greeting: greet(user.firstName),
      paragraphs: [
        props.change === 'added'
          ? `From now on you can also sign in with ${provider}.`
          : `You can no longer sign in with ${provider}.`,
      ],
      button: { label: 'Open my profile', url: context.links.page('/dashboard/profile') },
      notes: [NOT_YOU],
      reason: ACCOUNT_REASON,
    },
  };
});
