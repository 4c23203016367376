import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';

nameEvents({ 'canned-reply': 'Canned replies', report: 'Reports' });

export const requestsExported = defineEvent('request.exported', { audit: 'Exported requests' });

nameSubjects('canned-reply', 'Canned reply', (db, ids) =>
  db.query(`SELECT id, title AS label FROM canned_replies WHERE id = ANY($1)`, [ids]),
);

const subject = 'canned-reply';
export const cannedReplyAdded = defineEvent('canned-reply.added', {
  subject,
  audit: 'Added a canned reply',
});
export const cannedReplyChanged = defineEvent('canned-reply.changed', {
  subject,
  audit: 'Changed a canned reply',
});
export const cannedReplyDeleted = defineEvent('canned-reply.deleted', {
  subject,
  audit: 'Deleted a canned reply',
});

export const reportExported = defineEvent('report.exported', { audit: 'Exported a report' });
