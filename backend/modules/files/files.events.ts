import type { Team } from '../../access/access.public';
import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';
import { activeMembers } from '../accounts/accounts.public';
import { defineNotice } from '../notifications/notifications.public';
import type { FileState } from './attachment-options';

nameEvents({ file: 'Files' });

nameSubjects('file', 'File', (db, ids) =>
  db.query(`SELECT id, name AS label FROM attachments WHERE id = ANY($1)`, [ids]),
);

export const fileQuarantined = defineEvent<{
  after: { state: FileState; requestId: string | null };
}>('file.quarantined', { subject: 'file', audit: 'Quarantined a file' });

export const fileRescanned = defineEvent<{ after: { requestId: string | null } }>(
  'file.rescanned',
  { subject: 'file', audit: 'Rescanned a file' },
);

export type FileFacts = {
  fileId: string;
  bytes: number;
  mediaType: string;
  commentId?: string;
  noteId?: string;
  team?: Team;
};

/** Files of internal notes are as internal as the notes. */
const published = (requestId: string | null, { fileId, noteId, team }: FileFacts) =>
  noteId || team ? null : { requestId: requestId!, fileId };

export const fileAdded = defineEvent<{ after: FileFacts }>('file.added', {
  subject: 'request',
  audit: 'Added a file to a request',
  live: { to: 'everyone', team: ({ after }) => after.team },
  published: {
    label: 'A file was added',
    data: ({ subjectId, data: { after } }) => published(subjectId, after),
  },
});

export const fileRemoved = defineEvent<{ before: FileFacts }>('file.removed', {
  subject: 'request',
  audit: 'Removed a file from a request',
  live: { to: 'everyone', team: ({ before }) => before.team },
  published: {
    label: 'A file was removed',
    data: ({ subjectId, data: { before } }) => published(subjectId, before),
  },
});

export const fileChecked = defineEvent<{ after: FileFacts & { state: FileState } }>(
  'file.checked',
  {
    subject: 'request',
    live: { to: 'everyone', team: ({ after }) => after.team },
    published: {
      label: 'A file was checked for viruses',
      data: ({ subjectId, data: { after } }) => {
        const file = published(subjectId, after);
        return file && { ...file, state: after.state };
      },
    },
  },
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
