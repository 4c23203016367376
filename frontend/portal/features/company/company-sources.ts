import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { listSource } from '../../lists/list-source';
import { requestsKey } from '../requests/queries';
import { myRequestSource } from '../requests/request-sources';
import { organisationsKey } from './company-queries';

const { filters, sorts } = myRequestSource;

export const companyRequestSource = listSource({
  filters,
  ...(sorts && { sorts }),
  query: (query) =>
    queryOptions({
      queryKey: [...requestsKey, 'of-company', query],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/api/company/requests', { params: { query }, signal })),
    }),
});

export const organisationSource = listSource({
  filters: {},
  query: (query) =>
    queryOptions({
      queryKey: [...organisationsKey, 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/organisations', { params: { query }, signal })),
    }),
});

export const organisationRequestSource = (id: string) =>
  listSource({
    filters,
    ...(sorts && { sorts }),
    query: (query) =>
      queryOptions({
        queryKey: [...organisationsKey, id, 'requests', query],
        queryFn: ({ signal }) =>
          unwrap(
            api.GET('/api/organisations/{id}/requests', {
              params: { path: { id }, query },
              signal,
            }),
          ),
      }),
  });
