// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { SubscriptionState } from '../enums';

export const SubscriptionStateWords: Record<SubscriptionState, string> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Left',
};
