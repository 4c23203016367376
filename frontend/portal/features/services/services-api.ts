import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';

export const catalogue = () =>
  queryOptions({
    queryKey: ['services'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/services', { signal })),
    staleTime: 300_000,
  });
