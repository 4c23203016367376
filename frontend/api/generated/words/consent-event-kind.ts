// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ConsentEventKind } from '../enums';

export const ConsentEventKindWords: Record<ConsentEventKind, string> = {
  requested: 'Asked for it',
  confirmed: 'Confirmed by the button on our page',
  unsubscribed: 'Unsubscribed',
  resubscribed: 'Undid the unsubscription',
  expired: 'Never confirmed, so it ended',
  suppressed: 'Suppressed: no longer gets the newsletter',
  released: 'Suppression lifted',
  erased: 'Erased',
};
