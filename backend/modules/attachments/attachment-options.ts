export const FILE_STATES = ['scanning', 'clean', 'quarantined', 'failed'] as const;
export type FileState = (typeof FILE_STATES)[number];

export const MOST_BYTES = 25 * 1024 * 1024;
/** Files that a request, a message or a note may have. */
export const MOST_FILES = 10;
/** Files of one person that nothing has bound yet. */
export const MOST_UNBOUND = 10;
/** All files that a client has sent, together. */
export const MOST_OF_CLIENT_BYTES = 500 * 1024 * 1024;
export const REMOVABLE_MINUTES = 15;
export const UNBOUND_HOURS = 24;

/** What `file-type` calls a content, and what we call it. Nothing else is accepted but plain text. */
export const MEDIA_TYPES: Record<string, string> = {
  'application/pdf': 'application/pdf',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'application/zip': 'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text': 'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet':
    'application/vnd.oasis.opendocument.spreadsheet',
};

/** Text has no marks of its own: CSV is text too. */
export const PLAIN_TEXT = 'text/plain';

export const ALL_MEDIA_TYPES = [...new Set([...Object.values(MEDIA_TYPES), PLAIN_TEXT])];
