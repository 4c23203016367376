// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { Team } from '../enums';

export const TeamWords: Record<Team, string> = { manager: 'Manager', support: 'Support' };
