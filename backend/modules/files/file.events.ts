import { defineEvent } from '../../events/events.public';
import type { FileState } from './attachment-options';
import type { Team } from '../../access/role';

/** `team`: whose internal note has the file. */
export type FileFacts = {
  fileId: string;
  bytes: number;
  mediaType: string;
  commentId?: string;
  noteId?: string;
  team?: Team;
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
