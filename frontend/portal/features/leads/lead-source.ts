import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { listSource } from '../../lists/list-source';
import { leadListsKey } from './lead-api';
import { leadChoices } from './words';

export const leadSource = listSource({
  filters: leadChoices,
  query: (query) =>
    queryOptions({
      queryKey: [...leadListsKey, query],
      queryFn: ({ signal }) => unwrap(api.GET('/api/leads', { params: { query }, signal })),
    }),
});
