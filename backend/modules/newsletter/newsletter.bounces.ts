import { subscribe } from '../../events/events.public';
import { mailRefused, recipientOf } from '../../mail/mail.public';
import { Suppressions } from './suppressions';

/** An address that a mail server refused for good gets no newsletter mail any more. */
subscribe('suppress a refused address', [mailRefused], async ({ subjectId }, { tx, events }) => {
  const email = await recipientOf(tx, subjectId!);
  if (email) await new Suppressions(events).add(tx, email, 'bounce', 'mail');
});
