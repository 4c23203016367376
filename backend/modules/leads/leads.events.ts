import { defineEvent, nameSubjects } from '../../events/events.public';
import type { LeadForm, LeadState } from './lead-options';

nameSubjects('lead', (db, ids) =>
  db.query(
    `SELECT id, coalesce(nullif(full_name, ''), email::text) AS label FROM leads WHERE id = ANY($1)`,
    [ids],
  ),
);

export const leadReceived = defineEvent<{ form: LeadForm; isSpam: boolean }>('lead.received', {
  subject: 'lead',
  audited: false,
});

export const leadMoved = defineEvent<{
  form: LeadForm;
  before: { state: LeadState };
  after: { state: LeadState };
}>('lead.moved', { subject: 'lead' });

export const leadNoted = defineEvent<object>('lead.noted', { subject: 'lead' });

export const leadMadeARequest = defineEvent<{
  after: { requestId: string };
  requestNumber: number;
}>('lead.made-a-request', { subject: 'lead' });

export const leadErased = defineEvent('lead.erased', { subject: 'lead' });
export const leadsExported = defineEvent<{ after: object }>('lead.exported', { subject: 'lead' });
