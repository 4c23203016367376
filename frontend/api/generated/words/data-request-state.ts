// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { DataRequestState } from '../enums';

export const DataRequestStateWords: Record<DataRequestState, string> = {
  waiting: 'Waiting',
  done: 'Done',
  cancelled: 'Cancelled',
};
