// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { DeliveryState } from '../enums';

export const DeliveryStateWords: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  delivered: 'Delivered',
  failed: 'Given up',
};
