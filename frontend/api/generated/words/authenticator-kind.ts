// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { AuthenticatorKind } from '../enums';

export const AuthenticatorKindWords: Record<AuthenticatorKind, string> = {
  app: 'Authenticator app',
  passkey: 'Passkey',
};
