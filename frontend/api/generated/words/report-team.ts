// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ReportTeam } from '../enums';

export const ReportTeamWords: Record<ReportTeam, string> = {
  manager: 'Manager',
  support: 'Support',
  none: 'No team',
};
