// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { DataRequestKind } from '../enums';

export const DataRequestKindWords: Record<DataRequestKind, string> = {
  export: 'Copy',
  erase: 'Erasure',
};
