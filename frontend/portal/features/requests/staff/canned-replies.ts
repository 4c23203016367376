import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../../api/client';

export const cannedReplies = () =>
  queryOptions({
    queryKey: ['canned-replies'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/canned-replies', { signal })),
    select: (answer) => answer.replies,
    staleTime: 60_000,
  });
