// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { Sharing } from '../enums';

export const SharingWords: Record<Sharing, string> = {
  none: 'Nobody',
  leads: 'The leads',
  everyone: 'Every member',
};
