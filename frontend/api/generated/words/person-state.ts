// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { PersonState } from '../enums';

export const PersonStateWords: Record<PersonState, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};
