import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { requestsKey } from '../requests/queries';

/** Under the requests: who belongs to a company decides what their lists show. */
export const companyKey = [...requestsKey, 'company'] as const;
export const organisationsKey = [...requestsKey, 'organisations'] as const;

const readCompany = ({ signal }: { signal: AbortSignal }) =>
  unwrap(api.GET('/api/company', { signal }));

export const company = () =>
  queryOptions({
    queryKey: companyKey,
    queryFn: readCompany,
  });

/** For a form that is open for long: what is submitted meanwhile does not ask for it again. */
export const companyOnce = () =>
  queryOptions({ queryKey: ['company-of-form'], queryFn: readCompany, staleTime: Infinity });

export const organisation = (id: string) =>
  queryOptions({
    queryKey: [...organisationsKey, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/organisations/{id}', { params: { path: { id } }, signal })),
  });
