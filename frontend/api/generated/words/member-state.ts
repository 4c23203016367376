// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { MemberState } from '../enums';

export const MemberStateWords: Record<MemberState, string> = {
  invited: 'Invited',
  requested: 'Asks to join',
  active: 'Member',
};
