export const GRACE_DAYS = 14;
export const REMINDER_DAYS = 3;
export const ARCHIVE_DAYS = 7;
export const EXPORT_EVERY_HOURS = 24;

export const DAY_MS = 86_400_000;
