import { q } from '../../../../api/call';
import { paths } from '../../../paths';
import { conversationWords } from '../words';

export const cannedReplies = () =>
  q('/api/canned-replies', undefined, { select: (answer) => answer.replies, staleTime: 60_000 });

/** Offered beside the canned replies: a link with which the client books a call. */
export const callOffer = ({ _id }: { _id: string }): Reply => ({
  _id: 'call',
  title: conversationWords.answer.offerCall,
  body: conversationWords.answer.callText(`${location.origin}${paths.request(_id)}#calls`),
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
