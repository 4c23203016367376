// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { Provider } from '../enums';

export const ProviderWords: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };
