// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { MemberRole } from '../enums';

export const MemberRoleWords: Record<MemberRole, string> = {
  member: 'Member',
  lead: 'Lead',
  signatory: 'Signatory',
  finance: 'Finance',
};
