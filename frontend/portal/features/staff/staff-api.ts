import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import type { Panel, RequestStatus, Team } from '../../../api/generated/enums';
import type { Pagination, StaffRequest } from '../../../api/types';
import { toCall } from '../../lists/list-filters';
import type { RequestFilters } from './request-choices';
import type { AnyStats } from './panels';

export interface StaffList {
  requests: StaffRequest[];
  stats: AnyStats;
  pagination: Pagination;
}

export const listKey = (panel: Panel) => ['requests', panel] as const;

export const staffList = (panel: Panel, filters: RequestFilters) =>
  queryOptions({
    queryKey: [...listKey(panel), toCall(filters)],
    queryFn: ({ signal }) => fetchList(panel, filters, signal),
    placeholderData: keepPreviousData,
  });

/** The three lists differ in their path, not in what they answer. */
function fetchList(panel: Panel, filters: RequestFilters, signal: AbortSignal): Promise<StaffList> {
  const call = { params: { query: toCall(filters) }, signal };
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
  status: RequestStatus;
  /** The version the screen shows: a colleague's change in between is refused, not overwritten. */
  version: number;
  reason?: string;
  /** Appended to the notes of the panel's team. */
  notes?: string;
}

/** @throws ApiError (409 `version_conflict` carries the request as it is now), NetworkError */
export function changeRequest(panel: Panel, { notes, ...change }: Change) {
  switch (panel) {
    case 'admin':
      return unwrap(api.PUT('/api/admin-requests', { body: change }));
    case 'manager':
      return unwrap(
        api.PUT('/api/manager-requests', {
          body: { ...change, ...(notes ? { managerNotes: notes } : {}) },
        }),
      );
    case 'support':
      return unwrap(
        api.PUT('/api/support-requests', {
          body: { ...change, ...(notes ? { supportNotes: notes } : {}) },
        }),
      );
  }
}

/** @throws ApiError (409 `already_delegated` carries the current assignee), NetworkError */
export function delegateRequest(body: { requestId: string; assignTo: Team; notes?: string }) {
  return unwrap(api.POST('/api/delegate-request', { body }));
}
