export const FILE_STATES = ['scanning', 'clean', 'quarantined', 'failed'] as const;
export type FileState = (typeof FILE_STATES)[number];

export const MOST_BYTES = 25 * 1024 * 1024;
/** Files that a request, a message or a note may have. */
export const MOST_FILES = 10;
export const REMOVABLE_MINUTES = 15;

/** Text has no marks of its own: CSV is text too. */
export const PLAIN_TEXT = 'text/plain';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The kinds of content that are taken. */
export const MEDIA_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/heic',
  'application/zip',
  `${OFFICE}.wordprocessingml.document`,
  `${OFFICE}.spreadsheetml.sheet`,
  `${OFFICE}.presentationml.presentation`,
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  PLAIN_TEXT,
];
