/** Days in which an erasure can be taken back. */
export const GRACE_DAYS = 14;
/** So many days before it, its person is reminded. */
export const REMINDER_DAYS = 3;
/** Days for which an archive can be downloaded. */
export const ARCHIVE_DAYS = 7;
/** Between two exports of one person. */
export const EXPORT_EVERY_HOURS = 24;

export const DAY_MS = 86_400_000;
