import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { listSource } from '../../lists/list-source';
import { stateFilter } from './words';

export const inboundKey = ['inbound-mails'] as const;

/** The worker imports accepted mail in the background. */
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
