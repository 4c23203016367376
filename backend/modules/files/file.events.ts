import { defineEvent } from '../../events/events.public';
import type { FileState } from './attachment-options';
import type { Team } from '../../access/role';

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
