// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { MailPool } from '../enums';

export const MailPoolWords: Record<MailPool, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  yahoo: 'Yahoo',
  apple: 'Apple',
  rest: 'All others',
};
