import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, unwrapFile } from '../../../api/client';
import type { LeadState } from '../../../api/generated/enums';
import type { paths } from '../../../api/generated/schema';

type ExportQuery = NonNullable<paths['/api/leads/export']['get']['parameters']['query']>;

/** All that depends on leads, to be asked for again after a change. */
export const leadsKey = ['leads'] as const;
export const leadListsKey = [...leadsKey, 'list'] as const;

export const leadDetail = (id: string) =>
  queryOptions({
    queryKey: [...leadsKey, 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/leads/{id}', { params: { path: { id } }, signal })),
    // A person's data is not kept for a dialog that is closed: they may have been erased since.
    gcTime: 0,
  });

/** All that the filters leave, not one page. @throws ApiError, NetworkError */
export const exportLeads = (query: ExportQuery) =>
  unwrapFile(api.GET('/api/leads/export', { params: { query }, parseAs: 'blob' }));

/** What is older than the entry `before`. @throws ApiError, NetworkError */
export async function leadEventsBefore(id: string, before: string) {
  const call = { params: { path: { id }, query: { before } } };
  const { events, ...part } = await unwrap(api.GET('/api/leads/{id}/events', call));
  return { ...part, entries: events };
}

export interface LeadChange {
  state?: LeadState;
  note?: string;
  /** The version the screen shows: a colleague's change in between is refused, not overwritten. */
  version: number;
}

/** @throws ApiError (409 `version_conflict` carries the lead as it is now), NetworkError */
export const changeLead = (id: string, body: LeadChange) =>
  unwrap(api.PUT('/api/leads/{id}', { params: { path: { id } }, body }));

export type RequestOfLead =
  paths['/api/leads/{id}/request']['post']['requestBody']['content']['application/json'];

/** @throws ApiError (409 `already_a_request`, `staff_account`; 422), NetworkError */
export const makeRequest = (id: string, body: RequestOfLead) =>
  unwrap(api.POST('/api/leads/{id}/request', { params: { path: { id } }, body }));

/** @throws ApiError, NetworkError */
export const eraseLead = (id: string) =>
  unwrap(api.DELETE('/api/leads/{id}', { params: { path: { id } } }));
