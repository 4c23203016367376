import { defineEvent, nameSubjects } from '../../events/events.public';
import type { Halt } from './issue.entity';

nameSubjects('issue', (db, ids) =>
  db.query(`SELECT id, subject AS label FROM issues WHERE id = ANY($1)`, [ids]),
);

const SUBJECT = { subject: 'issue' };
type Halted = { after: { halted: Halt | null } };

export const issueSaved = defineEvent<{ after: { fields: string[] } }>('issue.saved', SUBJECT);
export const issueSubmitted = defineEvent<object>('issue.submitted', SUBJECT);
export const issueApproved = defineEvent<object>('issue.approved', SUBJECT);
export const issueReturned = defineEvent<object>('issue.returned', SUBJECT);
export const issueScheduled = defineEvent<{ after: { sendAt: string | null } }>(
  'issue.scheduled',
  SUBJECT,
);
export const issueStarted = defineEvent<object>('issue.started', SUBJECT);
/** `halted`: null if a person did it, or had it paused for too long. */
export const issuePaused = defineEvent<Halted>('issue.paused', SUBJECT);
export const issueStopped = defineEvent<Halted>('issue.stopped', SUBJECT);
export const issueSent = defineEvent<object>('issue.sent', SUBJECT);
export const issueWithdrawn = defineEvent<{ after: { isWithdrawn: boolean } }>(
  'issue.withdrawn',
  SUBJECT,
);
export const deliveriesDecided = defineEvent<{
  after: { from: string; to: string; mails: number };
}>('issue.deliveries-decided', SUBJECT);
export const issueTested = defineEvent<{ after: { userId: string } }>('issue.tested', {
  ...SUBJECT,
  audited: false,
});
export const ratesChanged = defineEvent<{ after: Record<string, number | null> }>(
  'issue.rates-changed',
);
