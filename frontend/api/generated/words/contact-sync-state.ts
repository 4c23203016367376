// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ContactSyncState } from '../enums';

export const ContactSyncStateWords: Record<ContactSyncState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  done: 'Done',
  refused: 'Refused',
  dead: 'Given up',
};
