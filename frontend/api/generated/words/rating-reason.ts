// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { RatingReason } from '../enums';

export const RatingReasonWords: Record<RatingReason, string> = {
  result: 'The result',
  contact: 'How we kept in touch',
  speed: 'How long it took',
  price: 'The price',
  handover: 'The handover',
};
