// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { LeadTrap } from '../enums';

export const LeadTrapWords: Record<LeadTrap, string> = {
  honeypot: 'It filled in a field that people cannot see, as programs do.',
  too_fast: 'It was sent faster than a person can fill in the form.',
};
