import {
  after,
  defineMail,
  nameInWords,
  type ComposedMail,
  type MailContent,
  type MailContext,
} from '../../mail/mail.public';
import { PROVIDER_LABELS, type Provider } from './provider-identity.entity';
import { User } from '../accounts/accounts.public';
import {
  addressClaimed,
  confirmationAsked,
  emailChangeUndone,
  passwordChanged,
  passwordReset,
  passwordResetAsked,
  signInMethodAdded,
  signInMethodRemoved,
} from './auth.events';
import { PendingRegistration } from './pending-registration.entity';

export const ACCOUNT_REASON = 'You get this because of your account with us.';
export const NOT_YOU =
  'If this was not you, reset your password at once and tell us by answering this mail.';

export const greet = (name: string) =>
  nameInWords(name) ? `Hello ${nameInWords(name)},` : 'Hello,';

export const activeUser = async ({ db }: MailContext, userId: string) => {
  const user = await db.findOneBy(User, { id: userId });
  return user && !user.disabledAt ? user : null;
};

type AccountWords = Omit<MailContent, 'greeting' | 'reason'> & { reason?: string };

/** A mail to an account's owner; null if the account is closed or `words` returns null. */
export async function toAccount(
  context: MailContext,
  userId: string,
  words: (user: User) => AccountWords | null | Promise<AccountWords | null>,
): Promise<ComposedMail | null> {
  const user = await activeUser(context, userId);
  const content = user && (await words(user));
  if (!user || !content) return null;
  const greeting = greet(user.firstName);
  return { to: user.email, content: { greeting, reason: ACCOUNT_REASON, ...content } };
}

defineMail<{
  registrationId: string;
  verifyTokenId: string;
  cancelTokenId: string;
}>('confirm-address', {
  kind: 'always',
  when: [after(confirmationAsked, ({ data }) => data)],
  compose: async ({ db, links }, props) => {
    const registration = await db.findOneBy(PendingRegistration, { id: props.registrationId });
    const confirm = await links.withToken(db, '/verify-email', props.verifyTokenId);
    const cancel = await links.withToken(db, '/verify-email', props.cancelTokenId, 'cancel');
    if (!registration || !confirm || !cancel) return null;
    return {
      to: registration.email,
      content: {
        subject: 'Confirm your e-mail address',
        preview: 'One click and your account is ready.',
        // No name, because the person who signed up may not own the address.
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
  },
});

defineMail<{ userId: string }>('already-have-account', {
  kind: 'always',
  when: [after(addressClaimed, ({ subjectId }) => ({ userId: subjectId! }))],
  compose: (context, props) =>
    toAccount(context, props.userId, () => ({
      subject: 'You already have an account',
      preview: 'No need to sign up again.',
      paragraphs: [
        'Somebody (probably you) tried to sign up with this address. You already have an account, so there is nothing to confirm: just sign in.',
      ],
      button: { label: 'Sign in', url: context.links.page('/signin') },
      notes: [
        { text: 'I forgot my password', url: context.links.page('/forgot-password') },
        'If it was not you, you can ignore this mail. Nothing was changed.',
      ],
    })),
});

export const resetPasswordMail = defineMail<{ userId: string; tokenId: string }>('reset-password', {
  kind: 'always',
  when: [
    after(passwordResetAsked, ({ actorId, data }) => ({ userId: actorId!, tokenId: data.tokenId })),
    after(emailChangeUndone, ({ actorId, data }) => ({ userId: actorId!, tokenId: data.tokenId })),
  ],
  compose: (context, props) =>
    toAccount(context, props.userId, async () => {
      const reset = await context.links.withToken(context.db, '/reset-password', props.tokenId);
      if (!reset) return null;
      return {
        subject: 'Reset your password',
        preview: 'Choose a new password within 30 minutes.',
        paragraphs: ['You asked to reset your password. Choose a new one here.'],
        button: { label: 'Choose a new password', url: reset.url },
        notes: [
          'The link works once, for 30 minutes.',
          'If you did not ask for this, ignore this mail: your password stays as it is.',
        ],
      };
    }),
});

defineMail<{ userId: string }>('password-changed', {
  kind: 'always',
  when: [
    after(passwordChanged, ({ actorId }) => ({ userId: actorId! })),
    after(passwordReset, ({ actorId }) => ({ userId: actorId! })),
  ],
  compose: (context, props) =>
    toAccount(context, props.userId, () => ({
      subject: 'Your password was changed',
      preview: 'All your other sessions were signed out.',
      paragraphs: [
        'The password of your account was changed, and all other sessions were signed out.',
      ],
      button: { label: 'This was not me', url: context.links.page('/forgot-password') },
      notes: [NOT_YOU],
    })),
});

defineMail<{
  userId: string;
  provider: Provider;
  change: 'added' | 'removed';
}>('sign-in-method-changed', {
  kind: 'always',
  when: [
    after(signInMethodAdded, ({ actorId, data }) => ({
      userId: actorId!,
      provider: data.after!.provider,
      change: 'added',
    })),
    after(signInMethodRemoved, ({ actorId, data }) => ({
      userId: actorId!,
      provider: data.before!.provider,
      change: 'removed',
    })),
  ],
  compose: (context, props) =>
    toAccount(context, props.userId, () => {
      const provider = PROVIDER_LABELS[props.provider];
      return {
        subject: `${provider} sign-in was ${props.change}`,
        preview: 'A way to sign in to your account changed.',
        paragraphs: [
          props.change === 'added'
            ? `From now on you can also sign in with ${provider}.`
            : `You can no longer sign in with ${provider}.`,
        ],
        button: { label: 'Open my profile', url: context.links.page('/dashboard/profile') },
        notes: [NOT_YOU],
      };
    }),
});
