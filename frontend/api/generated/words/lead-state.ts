// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { LeadState } from '../enums';

export const LeadStateWords: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};
