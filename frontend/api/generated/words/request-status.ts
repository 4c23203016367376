// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { RequestStatus } from '../enums';

export const RequestStatusWords: Record<RequestStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  in_review: 'In review',
  approved: 'Approved',
  completed: 'Completed',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
