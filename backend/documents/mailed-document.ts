/** A larger file is on its page only, because mail servers refuse large mails. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** After that the mail goes without its file. */
const MAX_DRAWING = '15 minutes';

/** Columns for a mail with the document `m`, which may be null. It waits while `storageKey` is. */
export const mailedDocumentSql = (m: string): string => `
  CASE WHEN ${m}.made_at IS NOT NULL THEN ${m}.storage_key END AS "storageKey",
  CASE WHEN ${m}.made_at IS NULL THEN ${m}.created_at > now() - interval '${MAX_DRAWING}'
    ELSE ${m}.bytes <= ${MAX_FILE_BYTES} END IS TRUE AS "hasFile"`;
