import { q } from '../../../../api/call';

export const cannedReplies = () =>
  q('/api/canned-replies', undefined, {
    select: (answer) => answer.replies,
    staleTime: 60_000,
  });

interface Reply {
  _id: string;
  title: string;
  body: string;
}

/** Replies whose title has the words after a "/" at the start of the last line. */
export function repliesFor(replies: readonly Reply[], typed: string) {
  const [, before, words] = /^([^]*?)(?:^|(?<=\n))\/([^\n/]{0,40})$/.exec(typed) ?? [];
  if (before === undefined || words === undefined) return [];
  const sought = words.toLowerCase();
  return replies
    .filter(({ title }) => title.toLowerCase().includes(sought))
    .map((reply) => ({ ...reply, before }));
}
