// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { Timeline } from '../enums';

export const TimelineWords: Record<Timeline, string> = {
  '1-2-weeks': '1–2 weeks',
  '1-month': '1 month',
  '2-3-months': '2–3 months',
  '3-6-months': '3–6 months',
  flexible: 'Flexible',
};
