import { defineEvent, nameSubjects } from '../../events/events.public';
import type { FileState } from './attachment-options';

nameSubjects('file', (db, ids) =>
  db.query(`SELECT id, name AS label FROM attachments WHERE id = ANY($1)`, [ids]),
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
