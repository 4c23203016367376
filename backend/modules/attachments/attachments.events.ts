import { defineEvent, nameSubjects } from '../../events/events.public';
import type { FileState } from './attachment-options';

nameSubjects('file', (db, ids) =>
  db.query(`SELECT id, name AS label FROM attachments WHERE id = ANY($1)`, [ids]),
);

/** `team`: whose internal note has the file. */
export type FileFacts = {
  fileId: string;
  bytes: number;
  mediaType: string;
  commentId?: string;
  noteId?: string;
  team?: string;
};

/** A request, a message or a note has a file now. */
export const fileAdded = defineEvent<{ after: FileFacts }>('file.added', { subject: 'request' });

export const fileRemoved = defineEvent<{ before: FileFacts }>('file.removed', {
  subject: 'request',
});

/** A file of a request was scanned. */
export const fileChecked = defineEvent<{ after: FileFacts & { state: FileState } }>(
  'file.checked',
  { subject: 'request', audited: false },
);

/** The scanner found something in a file, which may not be bound yet. */
export const fileQuarantined = defineEvent<{
  after: { state: FileState; requestId: string | null };
}>('file.quarantined', { subject: 'file' });

/** An admin had a file scanned again. */
export const fileRescanned = defineEvent<{ after: { requestId: string | null } }>(
  'file.rescanned',
  { subject: 'file' },
);
