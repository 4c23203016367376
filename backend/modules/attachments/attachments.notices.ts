import { activeMembers } from '../users/users.public';
import { defineNotice } from '../notifications/notifications.public';
import { fileQuarantined } from './attachments.events';

defineNotice('file-quarantined', [fileQuarantined], async ({ data: { after } }, { tx }) => ({
  to: await activeMembers(tx, 'admin'),
  notice: {
    type: 'warning',
    title: 'File in quarantine',
    message: 'The virus scanner found something in a file. Nobody can download it.',
    ...(after.requestId && { requestId: after.requestId }),
  },
}));
