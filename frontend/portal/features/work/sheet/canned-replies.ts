import { q, type RequestDetail } from '../../../../api/call';
import { formatTimeWithZone } from '../../../../lib/dates';
import { paths } from '../../../paths';
import type { User } from '../../../session/queries';
import { conversationWords } from '../../requests/words';

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

type About = Pick<RequestDetail, 'userId' | 'reference' | 'projectName' | 'dueAt'>;

/**
 * Fills the placeholders of a reply in one pass, because a project's name may look like a
 * placeholder.
 */
export function fillIn(body: string, request: About, user: Pick<User, 'firstName'> | undefined) {
  const values: Record<string, string> = {
    firstName: request.userId.firstName,
    reference: request.reference,
    projectName: request.projectName,
    myName: user?.firstName ?? '',
    // Its reader may be in another zone than its writer.
    dueBy: request.dueAt ? formatTimeWithZone(request.dueAt) : 'soon',
  };
  return body.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}
