// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { Role } from '../enums';

export const RoleWords: Record<Role, string> = {
  client: 'Client',
  support: 'Support',
  manager: 'Manager',
  admin: 'Admin',
};
