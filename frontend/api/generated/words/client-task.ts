// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ClientTask } from '../enums';

export const ClientTaskWords: Record<ClientTask, string> = {
  decision: 'Decision on a proposal',
  file: 'File',
  answer: 'Answer',
};
