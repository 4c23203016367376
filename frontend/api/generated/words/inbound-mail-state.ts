// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { InboundMailState } from '../enums';

export const InboundMailStateWords: Record<InboundMailState, string> = {
  received: 'On its way',
  imported: 'Imported',
  held: 'Held back',
  unmatched: 'Unmatched',
  ignored: 'Ignored',
  failed: 'Failed',
  dismissed: 'Dismissed',
};
