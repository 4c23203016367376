// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { LeadForm } from '../enums';

export const LeadFormWords: Record<LeadForm, string> = {
  contact: 'Contact form',
  service: 'Service page',
  mvp: 'MVP form',
  notify: '“Tell me when”',
  complaint: 'Complaint form',
  call: 'Booked call',
};
