import { defineEvent, nameSubjects } from '../../events/events.public';
import type { FileState } from './attachment-options';

nameSubjects('file', (db, ids) =>
  db.query(`SELECT id, name AS label FROM attachments WHERE id = ANY($1)`, [ids]),
);

export const fileQuarantined = defineEvent<{
  after: { state: FileState; requestId: string | null };
}>('file.quarantined', { subject: 'file' });

export const fileRescanned = defineEvent<{ after: { requestId: string | null } }>(
  'file.rescanned',
  { subject: 'file' },
);
