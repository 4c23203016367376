import { activeMembers } from '../accounts/accounts.public';
import { defineNotice } from '../notifications/notifications.public';
import type { FileState } from './attachment-options';
import { fileQuarantined } from './files.events';

const WHY: Partial<Record<FileState, string>> = {
  quarantined: 'The virus scanner found something in a file.',
  failed: 'The virus scanner could not scan a file.',
};

defineNotice('file-quarantined', [fileQuarantined], async ({ data: { after } }, { tx }) => ({
  to: await activeMembers(tx, 'admin'),
  notice: {
    type: 'warning',
    title: after.state === 'failed' ? 'File not scanned' : 'File in quarantine',
    message: `${WHY[after.state]} Nobody can download it.`,
    ...(after.requestId && { requestId: after.requestId }),
  },
}));
