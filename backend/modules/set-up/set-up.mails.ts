import brand from '../../../brand.json';
import { after } from '../../mail/mail.public';
import { defineAccountMail } from '../auth/auth.public';
import { testMailAsked } from './set-up.events';

defineAccountMail<{ userId: string }>(
  'set-up-test',
  'Test mail of the set-up',
  [after(testMailAsked, ({ actorId }) => (actorId ? { userId: actorId } : null))],
  ({ links }, { userId }) => ({
    subject: `Test mail from ${brand.name}`,
    preview: 'It has arrived. Two things are left to do.',
    paragraphs: [
      'You asked for this mail in the set-up. It came through the mail server that your clients get their mails from.',
      'To test the way back as well, answer this mail with any word. The set-up shows when your answer is in.',
    ],
    button: { label: 'Open the set-up', url: links.page('/dashboard/settings/set-up') },
    testFor: userId,
    reason: 'You get this because you sent it to yourself.',
  }),
);
