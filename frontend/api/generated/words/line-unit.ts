// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { LineUnit } from '../enums';

export const LineUnitWords: Record<LineUnit, string> = {
  day: 'Days',
  piece: 'Pieces',
  fixed: 'Fixed price',
};
