// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ProposalState } from '../enums';

export const ProposalStateWords: Record<ProposalState, string> = {
  draft: 'Draft',
  sent: 'Awaiting decision',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced by another',
};
