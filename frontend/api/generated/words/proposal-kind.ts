// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ProposalKind } from '../enums';

export const ProposalKindWords: Record<ProposalKind, string> = {
  offer: 'Proposal',
  change: 'Change order',
};
