import { after, defineMail } from '../../mail/mail.public';
import { defineAccountMail } from './account-mail';
import { addressClaimed, confirmationAsked } from './auth.events';
import { PendingRegistration } from './pending.entity';

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
  [after(addressClaimed, ({ subjectId }) => ({ userId: subjectId! }))],
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
