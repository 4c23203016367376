import type { Lead } from '../../../api/types';
import { serviceTypeOf } from './words';

const longestName = 120;

export const firstDraft = (lead: Lead) => ({
  projectName: `${lead.service} for ${lead.company || lead.fullName || lead.email}`.slice(
    0,
    longestName,
  ),
  serviceType: serviceTypeOf[lead.service] as string,
  description: lead.message,
  timeline: 'flexible',
  budget: 'discuss',
  urgency: 'medium',
  firstName: '',
  lastName: '',
});

export type RequestDraft = ReturnType<typeof firstDraft>;
