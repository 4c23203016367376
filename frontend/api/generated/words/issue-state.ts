// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { IssueState } from '../enums';

export const IssueStateWords: Record<IssueState, string> = {
  draft: 'Draft',
  review: 'To approve',
  approved: 'Approved',
  scheduled: 'Scheduled',
  freezing: 'Starting',
  sending: 'Being sent',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};
