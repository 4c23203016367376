import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { listSource } from '../../lists/list-source';
import { subscriberListsKey } from './subscriber-api';
import { subscriberChoices } from './words';

export const subscriberSource = listSource({
  filters: subscriberChoices,
  query: (query) =>
    queryOptions({
      queryKey: [...subscriberListsKey, query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/subscribers', { params: { query }, signal })),
    }),
});
