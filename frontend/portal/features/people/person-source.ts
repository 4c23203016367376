import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { listSource } from '../../lists/list-source';
import { peopleKey } from './people-api';
import { personChoices, personSorts } from './words';

export const personSource = listSource({
  filters: personChoices,
  sorts: personSorts,
  // Each sort has one direction, so the API takes no order.
  query: ({ order: _, ...query }) =>
    queryOptions({
      queryKey: [...peopleKey, 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/people', { params: { query }, signal })),
    }),
});
