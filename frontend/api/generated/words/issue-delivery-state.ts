// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { IssueDeliveryState } from '../enums';

export const IssueDeliveryStateWords: Record<IssueDeliveryState, string> = {
  waiting: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  unsure: 'Unsure',
  bounced: 'Bounced',
  failed: 'Temporarily rejected',
  refused: 'Rejected by policy',
  left: 'Already unsubscribed',
  complained: 'Complained',
  unresolved: 'Left as is',
};
