import { q } from '../../../../api/call';

export const cannedReplies = () =>
  q('/api/canned-replies', undefined, {
    select: (answer) => answer.replies,
    staleTime: 60_000,
  });
