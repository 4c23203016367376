import { defineNotice } from '../notifications/notifications.public';
import { activeMembers } from '../accounts/accounts.public';
import { mailHeld } from './inbound-mail.events';

defineNotice('mail-held', [mailHeld], async ({ data: { after } }, { tx }) => ({
  to: await activeMembers(tx, 'admin'),
  notice: {
    type: 'warning',
    title: 'A mail waits for you',
    message: 'An answer by mail was held back. Let it in or dismiss it under “Unmatched mail”.',
    requestId: after.requestId,
  },
}));
