import { after } from '../../mail/mail.public';
import { defineNotice } from '../notifications/notifications.public';
import { defineAccountMail, NOT_YOU, type ToUser, warning } from './account-mail';
import { signInMethodAdded, signInMethodRemoved } from './auth.events';
import { type Provider, PROVIDER_LABELS } from './provider-identity.entity';

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

defineNotice(
  'sign-in-method-changed',
  [signInMethodAdded, signInMethodRemoved],
  async ({ actorId, data: { before, after } }) => {
    const message = after
      ? `You can now sign in with ${PROVIDER_LABELS[after.provider]}.`
      : `Signing in with ${PROVIDER_LABELS[before!.provider]} was taken away.`;
    return warning(actorId, 'Sign-in method changed', message);
  },
);
