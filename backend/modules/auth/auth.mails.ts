import {
  after,
  defineMail,
  greet,
  type ComposedMail,
  type Declared,
  type MailContent,
  type MailContext,
  type Trigger,
} from '../../mail/mail.public';
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
import { PendingRegistration } from './pending.entity';
import { PROVIDER_LABELS, type Provider } from './provider-identity.entity';

const ACCOUNT_REASON = 'You get this because of your account with us.';
export const NOT_YOU =
  'If this was not you, reset your password at once and tell us by replying to this e-mail.';

export const activeUser = async ({ db }: MailContext, userId: string) => {
  const user = await db.findOneBy(User, { id: userId });
  return user && !user.disabledAt ? user : null;
};

type AccountWords = Omit<MailContent, 'reason'> &
  Pick<Partial<ComposedMail>, 'to' | 'isUnproven' | 'reason'>;
type Words<Props> = (
  context: MailContext,
  props: Props,
  user: User,
) => AccountWords | null | Promise<AccountWords | null>;

export const defineAccountMail = <Props extends { userId: string }>(
  name: string,
  label: string,
  when: Trigger<Props>[],
  words: Words<Props>,
  isAwaited = true,
): Declared<Props> =>
  defineMail<Props>(name, {
    label,
    when,
    isAwaited,
    compose: async (context, props): Promise<ComposedMail | null> => {
      const user = await activeUser(context, props.userId);
      const content = user && (await words(context, props, user));
      if (!user || !content) return null;
      const greeting = greet(user.firstName);
      return { to: user.email, greeting, reason: ACCOUNT_REASON, ...content };
    },
  });

export type ToUser = { userId: string };
export type WithLink = ToUser & { tokenId: string };

const toActor = ({ actorId }: { actorId: string | null }): ToUser => ({ userId: actorId! });
const toSubject = ({ subjectId }: { subjectId: string | null }): ToUser => ({
  userId: subjectId!,
});

defineMail<{
  registrationId: string;
  verifyTokenId: string;
  cancelTokenId: string;
}>('confirm-address', {
  label: 'Confirm your address',
  when: [after(confirmationAsked, ({ data }) => data)],
  isAwaited: true,
  compose: async ({ db, links }, props) => {
    const registration = await db.findOneBy(PendingRegistration, { id: props.registrationId });
    const confirm = await links.withToken(db, '/verify-email', props.verifyTokenId);
    const cancel = await links.withToken(db, '/verify-email', props.cancelTokenId, 'cancel');
    if (!registration || !confirm || !cancel) return null;
    return {
      to: registration.email,
      isUnproven: true,
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
    };
  },
});

defineAccountMail(
  'already-have-account',
  'You already have an account',
  [after(addressClaimed, toSubject)],
  ({ links }) => ({
    subject: 'You already have an account',
    preview: 'No need to sign up again.',
    paragraphs: [
      'Somebody (probably you) tried to sign up with this address. You already have an account, so there is nothing to confirm: just sign in.',
    ],
    button: { label: 'Sign in', url: links.page('/signin') },
    notes: [
      { text: 'I forgot my password', url: links.page('/forgot-password') },
      'If it was not you, you can ignore this e-mail. Nothing has changed.',
    ],
  }),
);

export const resetPasswordMail = defineAccountMail<WithLink>(
  'reset-password',
  'Reset your password',
  [
    after(passwordResetAsked, ({ actorId, data }) => ({ userId: actorId!, tokenId: data.tokenId })),
    after(emailChangeUndone, ({ actorId, data }) => ({ userId: actorId!, tokenId: data.tokenId })),
  ],
  async ({ db, links }, { tokenId }) => {
    const reset = await links.withToken(db, '/reset-password', tokenId);
    return (
      reset && {
        subject: 'Reset your password',
        preview: 'Choose a new password within 30 minutes.',
        paragraphs: ['You asked to reset your password. Choose a new one here.'],
        button: { label: 'Choose a new password', url: reset.url },
        notes: [
          'The link works once, for 30 minutes.',
          'If you did not ask for this, ignore this e-mail: your password stays as it is.',
        ],
      }
    );
  },
);

defineAccountMail(
  'password-changed',
  'Your password was changed',
  [after(passwordChanged, toActor), after(passwordReset, toActor)],
  ({ links }) => ({
    subject: 'Your password was changed',
    preview: 'All your other sessions were signed out.',
    paragraphs: [
      'The password of your account was changed, and all other sessions were signed out.',
    ],
    button: { label: 'This was not me', url: links.page('/forgot-password') },
    notes: [NOT_YOU],
  }),
);

defineAccountMail<ToUser & { provider: Provider; change: 'added' | 'removed' }>(
  'sign-in-method-changed',
  'Your ways to sign in changed',
  [
    after(signInMethodAdded, ({ actorId, data: { after } }) => ({
      userId: actorId!,
      provider: after!.provider,
      change: 'added',
    })),
    after(signInMethodRemoved, ({ actorId, data: { before } }) => ({
      userId: actorId!,
      provider: before!.provider,
      change: 'removed',
    })),
  ],
  ({ links }, { change, provider: name }) => {
    const provider = PROVIDER_LABELS[name];
    return {
      subject: `${provider} sign-in was ${change}`,
      preview: 'A way to sign in to your account changed.',
      paragraphs: [
        change === 'added'
          ? `From now on you can also sign in with ${provider}.`
          : `You can no longer sign in with ${provider}.`,
      ],
      button: { label: 'Open my profile', url: links.page('/dashboard/profile') },
      notes: [NOT_YOU],
    };
  },
);
