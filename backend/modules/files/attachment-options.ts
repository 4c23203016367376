import { defineStoredObjects } from '../../storage/stored-objects';

export const fileKey = defineStoredObjects({
  prefix: 'objects/',
  table: 'attachments',
  column: 'storage_key',
  by: 'sender',
});

export const FILE_STATES = ['scanning', 'unscanned', 'clean', 'quarantined', 'failed'] as const;
export type FileState = (typeof FILE_STATES)[number];

export const MAX_BYTES = 25 * 1024 * 1024;
export const MAX_FILES = 10;
/** Longest file name, in characters. */
export const MAX_NAME = 200;
export const REMOVABLE_MINUTES = 15;

/** Plain text has no signature; CSV counts as text. */
export const PLAIN_TEXT = 'text/plain';

export const ZIP = 'application/zip';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

export const ENDINGS: Record<string, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png', 'apng'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif', 'hif', 'heics', 'heifs'],
  'image/avif': ['avif', 'avifs'],
  // Documents that are a ZIP inside, except those that run (JAR) or have macros.
  [ZIP]: [
    'zip',
    ...['docx', 'xlsx', 'pptx', 'dotx', 'xltx', 'potx', 'ppsx', 'vsdx'],
    ...['odt', 'ods', 'odp', 'odg', 'ott', 'ots', 'otp', 'otg'],
    ...['pages', 'numbers', 'key', 'idml', 'sketch', 'epub', 'xmind', 'kmz', '3mf', 'usdz'],
  ],
  [`${OFFICE}.wordprocessingml.document`]: ['docx'],
  [`${OFFICE}.spreadsheetml.sheet`]: ['xlsx'],
  [`${OFFICE}.presentationml.presentation`]: ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  [PLAIN_TEXT]: ['txt', 'csv', 'tsv', 'md', 'log', 'json', 'yaml', 'yml', 'eml', 'ics', 'vcf'],
};

export const MEDIA_TYPES = Object.keys(ENDINGS);

export const MAX_UNBOUND = 10;
export const MAX_OF_CLIENT_BYTES = 500 * 1024 * 1024;
export const UNBOUND_HOURS = 24;
