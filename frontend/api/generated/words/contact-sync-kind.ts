// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ContactSyncKind } from '../enums';

export const ContactSyncKindWords: Record<ContactSyncKind, string> = {
  subscriber: 'Subscriber',
  lead: 'Lead',
  erasure: 'Erasure',
};
