// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { MailState } from '../enums';

export const MailStateWords: Record<MailState, string> = {
  held: 'Held back',
  waiting: 'Waiting',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  merged: 'In another e-mail',
  dead: 'Given up',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
};
