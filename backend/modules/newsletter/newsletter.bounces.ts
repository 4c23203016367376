import { subscribe } from '../../events/events.public';
import { mailRefused, recipientOf } from '../../mail/mail.public';
import { Suppressions } from './suppressions';

subscribe('suppress a refused address', [mailRefused], async ({ subjectId }, { tx, events }) => {
  const email = await recipientOf(tx, subjectId!);
  if (email) await new Suppressions(events).add(tx, email, 'bounce', 'mail');
});
