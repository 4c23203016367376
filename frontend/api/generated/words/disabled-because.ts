// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { DisabledBecause } from '../enums';

export const DisabledBecauseWords: Record<DisabledBecause, string> = {
  admin: 'Disabled by an admin',
  failing: 'Disabled: it failed for three days',
  gone: 'Disabled: it answered 410 Gone',
};
