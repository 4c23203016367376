import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../api/client';
import { listSource } from '../../lists/list-source';

export const quarantineKey = ['quarantine'] as const;

/** A new scan changes the row in the background. */
const refreshEvery = 10_000;

export const quarantineSource = listSource({
  filters: {},
  query: ({ page, limit }) =>
    queryOptions({
      queryKey: [...quarantineKey, page],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/admin/quarantined-files', { params: { query: { page, limit } }, signal }),
        ),
      refetchInterval: refreshEvery,
    }),
});
