import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, unwrapFile } from '../../../api/client';
import type { LeadState } from '../../../api/generated/enums';
import type { paths } from '../../../api/generated/schema';

type ExportQuery = NonNullable<paths['/api/leads/export']['get']['parameters']['query']>;

export const leadsKey = ['leads'] as const;
export const leadListsKey = [...leadsKey, 'list'] as const;

export const leadDetail = (id: string) =>
  queryOptions({
    queryKey: [...leadsKey, 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/leads/{id}', { params: { path: { id } }, signal })),
    gcTime: 0,
  });

/**
 * The filters without the page, for an export.
 * @throws ApiError, NetworkError
 */
export const exportLeads = (query: ExportQuery) =>
  unwrapFile(api.GET('/api/leads/export', { params: { query }, parseAs: 'blob' }));

/** @throws ApiError, NetworkError */
export async function leadEventsBefore(id: string, before: string) {
  const call = { params: { path: { id }, query: { before } } };
  const { events, ...part } = await unwrap(api.GET('/api/leads/{id}/events', call));
  return { ...part, entries: events };
}

export interface LeadChange {
  state?: LeadState;
  note?: string;
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
