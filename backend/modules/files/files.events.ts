import type { Team } from '../../access/access.public';
import { defineEvent, nameSubjects } from '../../events/events.public';
import { activeMembers } from '../accounts/accounts.public';
import { defineNotice } from '../notifications/notifications.public';
import type { FileState } from './attachment-options';

nameSubjects('file', (db, ids) =>
  db.query(`SELECT id, name AS label FROM attachments WHERE id = ANY($1)`, [ids]),
);

export const fileQuarantined = defineEvent<{
  after: { state: FileState; requestId: string | null };
}>('file.quarantined', { subject: 'file' });

export const fileRescanned = defineEvent<{ after: { requestId: string | null } }>(
  'file.rescanned',
  { subject: 'file' },
);

export type FileFacts = {
  fileId: string;
  bytes: number;
  mediaType: string;
  commentId?: string;
  noteId?: string;
  team?: Team;
};

export const fileAdded = defineEvent<{ after: FileFacts }>('file.added', { subject: 'request' });

export const fileRemoved = defineEvent<{ before: FileFacts }>('file.removed', {
  subject: 'request',
});

export const fileChecked = defineEvent<{ after: FileFacts & { state: FileState } }>(
  'file.checked',
  { subject: 'request', audited: false },
);

export type BoundFile = {
  id: string;
  bytes: number;
  media_type: string;
  request_id: string | null;
  comment_id: string | null;
  note_id: string | null;
  team: FileFacts['team'] | null;
};

export const factsOf = (file: BoundFile): FileFacts => ({
  fileId: file.id,
  bytes: file.bytes,
  mediaType: file.media_type,
  ...(file.comment_id && { commentId: file.comment_id }),
  ...(file.note_id && { noteId: file.note_id }),
  ...(file.team && { team: file.team }),
});

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
