import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';
import type { LeadForm, LeadState } from './lead-options';

nameEvents({ lead: 'Leads' });

nameSubjects('lead', 'Lead', (db, ids) =>
  db.query(
    `SELECT id, coalesce(nullif(full_name, ''), email::text) AS label FROM leads WHERE id = ANY($1)`,
    [ids],
  ),
);

export const leadReceived = defineEvent<{ form: LeadForm; isSpam: boolean }>('lead.received', {
  subject: 'lead',
  published: {
    label: 'A lead came in',
    data: ({ subjectId, data }) => (data.isSpam ? null : { leadId: subjectId!, form: data.form }),
  },
});

export const leadMoved = defineEvent<{
  form: LeadForm;
  before: { state: LeadState };
  after: { state: LeadState };
}>('lead.moved', {
  subject: 'lead',
  audit: 'Moved a lead',
  published: {
    label: 'A lead moved',
    data: ({ subjectId, data: { before, after } }) => ({
      leadId: subjectId!,
      from: before.state,
      to: after.state,
    }),
  },
});

export const leadNoted = defineEvent<object>('lead.noted', {
  subject: 'lead',
  audit: 'Added a note to a lead',
});

export const leadMadeARequest = defineEvent<{
  after: { requestId: string };
  requestNumber: number;
}>('lead.made-a-request', { subject: 'lead', audit: 'Converted a lead to a request' });

export const leadErased = defineEvent('lead.erased', { subject: 'lead', audit: 'Erased a lead' });
export const leadsExported = defineEvent<{ after: object }>('lead.exported', {
  subject: 'lead',
  audit: 'Exported leads',
});
