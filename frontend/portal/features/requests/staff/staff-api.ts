import { api, unwrap } from '../../../../api/client';
import type { Panel, StaffStatus, Team } from '../../../../api/generated/enums';
import type { Pagination, StaffRequest } from '../../../../api/types';
import type { paths as Api } from '../../../../api/generated/schema';
import type { AnyStats } from './panels';

export type StaffListCall = NonNullable<Api['/api/admin-requests']['get']['parameters']['query']>;

export interface StaffList {
  requests: StaffRequest[];
  stats: AnyStats;
  pagination: Pagination;
}

export const listKey = (panel: Panel) => ['requests', panel] as const;

/** The three lists differ only in their path. */
export function fetchStaffList(
  panel: Panel,
  query: StaffListCall,
  signal: AbortSignal,
): Promise<StaffList> {
  const call = { params: { query }, signal };
  switch (panel) {
    case 'admin':
      return unwrap(api.GET('/api/admin-requests', call));
    case 'manager':
      return unwrap(api.GET('/api/manager-requests', call));
    case 'support':
      return unwrap(api.GET('/api/support-requests', call));
  }
}

export interface Change {
  requestId: string;
  /** Left out to keep a status that only clients can set. */
  status?: StaffStatus;
  /** The version on screen, so a colleague's change in between is not overwritten. */
  version: number;
  reason?: string;
  agreedPrice?: number | null;
  notes?: string;
  mentions?: string[];
  attachments?: string[];
}

/** @throws ApiError (409 `version_conflict` carries the request as it is now), NetworkError */
export function changeRequest(
  panel: Panel,
  { notes, mentions = [], attachments = [], ...change }: Change,
) {
  switch (panel) {
    case 'admin': {
      const { status } = change;
      if (!status) throw new TypeError('The call of the admin panel always names a status.');
      return unwrap(api.PUT('/api/admin-requests', { body: { ...change, status } }));
    }
    case 'manager':
      return unwrap(
        api.PUT('/api/manager-requests', {
          body: { ...change, ...(notes ? { managerNotes: notes, mentions, attachments } : {}) },
        }),
      );
    case 'support':
      return unwrap(
        api.PUT('/api/support-requests', {
          body: { ...change, ...(notes ? { supportNotes: notes, mentions, attachments } : {}) },
        }),
      );
  }
}

interface Handover {
  requestId: string;
  assignTo: Team;
  notes?: string;
  version: number;
}

/** @throws ApiError (409 `already_delegated` carries the current assignee), NetworkError */
export const delegateRequest = (body: Handover) =>
  unwrap(api.POST('/api/delegate-request', { body }));

/**
 * Reassigns to the other team.
 * @throws ApiError, NetworkError
 */
export const reassignRequest = (body: Handover) =>
  unwrap(api.PUT('/api/delegate-request', { body }));
