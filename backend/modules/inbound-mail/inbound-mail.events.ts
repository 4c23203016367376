import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';
import { activeMembers } from '../accounts/accounts.public';
import { defineNotice } from '../notifications/notifications.public';
import type { InboundMailReason } from './inbound-mail-options';

nameEvents({ 'inbound-mail': 'Inbound e-mail' });

// Without sender and subject, because the log is kept longer than the mail.
nameSubjects('inbound-mail', 'Inbound e-mail', (db, ids) =>
  db.query(
    `SELECT id, 'Mail of ' || to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS label
     FROM inbound_mails WHERE id = ANY($1)`,
    [ids],
  ),
);

export const mailHeld = defineEvent<{
  after: { reason: InboundMailReason; requestId: string };
}>('inbound-mail.held', { subject: 'inbound-mail' });

export const testMailAnswered = defineEvent('inbound-mail.test-answered', {
  subject: 'inbound-mail',
});

type Decided = { after: { requestId: string | null } };

export const mailLetIn = defineEvent<Decided>('inbound-mail.let-in', {
  subject: 'inbound-mail',
  audit: 'Accepted an inbound e-mail',
});
export const mailAttached = defineEvent<Decided>('inbound-mail.attached', {
  subject: 'inbound-mail',
  audit: 'Attached an inbound e-mail to a request',
});
export const mailDismissed = defineEvent<Decided>('inbound-mail.dismissed', {
  subject: 'inbound-mail',
  audit: 'Dismissed an inbound e-mail',
});
export const mailRead = defineEvent<Decided>('inbound-mail.downloaded', {
  subject: 'inbound-mail',
  audit: 'Downloaded an inbound e-mail',
});

defineNotice('mail-held', [mailHeld], async ({ data: { after } }, { tx }) => ({
  to: await activeMembers(tx, 'admin'),
  notice: {
    type: 'warning',
    title: 'A mail waits for you',
    message: 'An answer by mail was held back. Let it in or dismiss it under “Unmatched mail”.',
    requestId: after.requestId,
  },
}));
