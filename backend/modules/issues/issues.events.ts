import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';
import type { Halt } from './issue.entity';

nameEvents({ issue: 'Newsletter issues' });

nameSubjects('issue', 'Newsletter issue', (db, ids) =>
  db.query(`SELECT id, subject AS label FROM issues WHERE id = ANY($1)`, [ids]),
);

const SUBJECT = { subject: 'issue' };
type Halted = { after: { halted: Halt | null } };

export const issueSaved = defineEvent<{ after: { fields: string[] } }>('issue.saved', {
  ...SUBJECT,
  audit: 'Wrote a newsletter issue',
});
export const issueSubmitted = defineEvent<object>('issue.submitted', {
  ...SUBJECT,
  audit: 'Asked for approval of a newsletter issue',
});
export const issueApproved = defineEvent<object>('issue.approved', {
  ...SUBJECT,
  audit: 'Approved a newsletter issue',
});
export const issueReturned = defineEvent<object>('issue.returned', {
  ...SUBJECT,
  audit: 'Returned a newsletter issue to its author',
});
export const issueScheduled = defineEvent<{ after: { sendAt: string | null } }>('issue.scheduled', {
  ...SUBJECT,
  audit: 'Scheduled a newsletter issue',
});
export const issueStarted = defineEvent<object>('issue.started', {
  ...SUBJECT,
  audit: 'Started to send a newsletter issue',
});
/** `halted`: null if a person did it, or had it paused for too long. */
export const issuePaused = defineEvent<Halted>('issue.paused', {
  ...SUBJECT,
  audit: 'Paused a newsletter issue',
});
export const issueStopped = defineEvent<Halted>('issue.stopped', {
  ...SUBJECT,
  audit: 'Stopped a newsletter issue',
});
export const issueSent = defineEvent<object>('issue.sent', {
  ...SUBJECT,
  audit: 'Finished sending a newsletter issue',
});
export const issueWithdrawn = defineEvent<{ after: { isWithdrawn: boolean } }>('issue.withdrawn', {
  ...SUBJECT,
  audit: 'Changed whether a newsletter issue is on the website',
});
export const deliveriesDecided = defineEvent<{
  after: { from: string; to: string; mails: number };
}>('issue.deliveries-decided', {
  ...SUBJECT,
  audit: 'Decided about e-mails that may not have arrived',
});
export const issueTested = defineEvent<{ after: { userId: string } }>('issue.tested', {
  ...SUBJECT,
});
export const ratesChanged = defineEvent<{ after: Record<string, number | null> }>(
  'issue.rates-changed',
  { audit: 'Changed how fast a mailbox provider is served' },
);
