// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { SubscriberState } from '../enums';

export const SubscriberStateWords: Record<SubscriberState, string> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  suppressed: 'Suppressed',
};
