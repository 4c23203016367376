// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { DataSubjectKind } from '../enums';

export const DataSubjectKindWords: Record<DataSubjectKind, string> = {
  client: 'Client',
  lead: 'Lead',
  subscriber: 'Subscriber',
};
