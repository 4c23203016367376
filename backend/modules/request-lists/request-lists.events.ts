import { defineEvent, nameSubjects } from '../../events/events.public';

export const requestsExported = defineEvent('request.exported');

nameSubjects('canned-reply', (db, ids) =>
  db.query(`SELECT id, title AS label FROM canned_replies WHERE id = ANY($1)`, [ids]),
);

const subject = 'canned-reply';
export const cannedReplyAdded = defineEvent('canned-reply.added', { subject });
export const cannedReplyChanged = defineEvent('canned-reply.changed', { subject });
export const cannedReplyDeleted = defineEvent('canned-reply.deleted', { subject });

export const reportExported = defineEvent('report.exported');
