import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { requestsKey } from '../requests/queries';

/** Under the requests' key, because membership decides what request lists show. */
export const companyKey = [...requestsKey, 'company'] as const;
export const organisationsKey = [...requestsKey, 'organisations'] as const;

const readCompany = ({ signal }: { signal: AbortSignal }) =>
  unwrap(api.GET('/api/company', { signal }));

export const company = () =>
  queryOptions({
    queryKey: companyKey,
    queryFn: readCompany,
  });

/**
 * Not under the requests' key, so submitting a request does not refetch it while the form is open.
 */
export const companyOnce = () =>
  queryOptions({ queryKey: ['company-of-form'], queryFn: readCompany, staleTime: Infinity });

export const organisation = (id: string) =>
  queryOptions({
    queryKey: [...organisationsKey, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/organisations/{id}', { params: { path: { id } }, signal })),
  });
