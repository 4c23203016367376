import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { listSource } from '../../lists/list-source';
import { stateFilter } from './words';

export const inboundKey = ['inbound-mails'] as const;

/** A mail that was let in is imported by the worker. */
const refreshEvery = 10_000;

export const inboundSource = listSource({
  filters: { state: stateFilter },
  query: (query) =>
    queryOptions({
      queryKey: [...inboundKey, query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/inbound-mails', { params: { query }, signal })),
      refetchInterval: refreshEvery,
    }),
});
