// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ReportGrouping } from '../enums';

export const ReportGroupingWords: Record<ReportGrouping, string> = {
  team: 'Team',
  person: 'Person',
  service: 'Service',
  month: 'Month',
};
