// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { Panel } from '../enums';

export const PanelWords: Record<Panel, string> = {
  admin: 'Admin Panel',
  manager: 'Manager Panel',
  support: 'Support Panel',
};
