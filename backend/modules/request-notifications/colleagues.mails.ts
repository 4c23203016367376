import type { EventDefinition } from '../../events/events.public';
import { OneTimeToken } from '../../links/links.public';
import { after, defineMail, excerptOf, greet, nameInWords } from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';
import {
  participantAdded,
  ProjectRequest,
  readerInvited,
  requestAnswered,
  RequestComment,
  requestRepliedTo,
} from '../requests/requests.public';
import {
  factsOf,
  inOrderOf,
  movesOf,
  toClient,
  toEachReader,
  type Found,
  type ToReader,
} from './request-mails';

type Written = { after: { commentId: string } };
type MessageWords = { subject: string; intro: string };

const defineMessageMail = (
  name: string,
  label: string,
  definition: EventDefinition<Written>,
  words: (found: Found, author: User | null) => MessageWords,
  frame?: { isInThread: boolean },
) =>
  defineMail<{ commentId: string } & ToReader>(name, {
    label,
    kind: 'request_messages',
    when: [
      after(definition, (event, dispatch) =>
        toEachReader(dispatch, event, { commentId: event.data.after.commentId }),
      ),
    ],
    inOrderOf,
    heldWith: ({ subjectId }, { userId }) => movesOf(subjectId, userId),
    isMessage: true,
    compose: async (context, props) => {
      const comment = await context.db.findOneBy(RequestComment, { id: props.commentId });
      if (!comment) return null;
      const id = comment.authorId;
      const author = id ? await context.db.findOneBy(User, { id }) : null;
      const content = (found: Found) => {
        const { subject, intro } = words(found, author);
        return {
          subject: `${subject} ${found.request.reference}`,
          preview: excerptOf(comment.body, 120),
          paragraphs: [`${intro} “${found.request.projectName}”:`],
          quote: excerptOf(comment.body),
          button: 'Read it and reply',
        };
      };
      return toClient(context, comment.requestId, props, content, frame);
    },
  });

defineMessageMail(
  'request-answered',
  'Answer to a client',
  requestAnswered,
  ({ whose }, author) => ({
    subject: `An answer to ${whose}`,
    intro: `${nameInWords(author?.firstName ?? '') || 'Our team'} has answered ${whose}`,
  }),
);

defineMessageMail(
  'colleague-wrote',
  'Message of a colleague',
  requestRepliedTo,
  ({ whose }, author) => ({
    subject: `A message about ${whose}`,
    intro: `${nameInWords(author?.fullName ?? '') || 'A colleague'} has written about ${whose}`,
  }),
  { isInThread: false },
);

defineMail<{ requestId: string; userId: string; actorId: string }>('participant-added', {
  label: 'Added to a request',
  kind: 'request_messages',
  when: [
    after(participantAdded, ({ subjectId, actorId, data: { after: added } }) =>
      added.userId === actorId || !actorId
        ? null
        : { requestId: subjectId!, userId: added.userId, actorId },
    ),
  ],
  inOrderOf,
  compose: async (context, props) => {
    const actor = await context.db.findOneBy(User, { id: props.actorId });
    const who = actor && !actor.isStaff ? nameInWords(actor.fullName) : 'Our team';
    const words = ({ request }: Found) => ({
      subject: `You have been added to the request ${request.reference}`,
      preview: request.projectName,
      paragraphs: [
        `${who || 'A colleague'} has added you to the request “${request.projectName}”. You can read it, reply and add files.`,
      ],
      facts: factsOf(request),
      button: 'Open the request',
    });
    return toClient(context, props.requestId, props, words, { isInThread: false });
  },
});

/** The address is not confirmed, so the mail has only the request's number. */
defineMail<{ requestId: string; tokenId: string }>('request-invitation', {
  label: 'Invitation to a request',
  when: [
    after(readerInvited, ({ subjectId, data: { tokenId } }) => ({
      requestId: subjectId!,
      tokenId,
    })),
  ],
  compose: async ({ db, links }, { requestId, tokenId }) => {
    const request = await db.findOneBy(ProjectRequest, { id: requestId });
    const link = await links.withToken(db, '/dashboard/requests', tokenId, 'invitation');
    const invitation = await db.findOneBy(OneTimeToken, { id: tokenId });
    if (!request || !link || !invitation?.email) return null;
    const account = await db.findOneBy(User, { email: invitation.email });
    if (account?.isStaff) return null;
    const client = await db.findOneBy(User, { id: request.userId });
    const who = nameInWords(client?.fullName ?? '') || 'A client of ours';
    return {
      to: invitation.email,
      isUnproven: !account,
      subject: `Read the request ${request.reference} in our client portal`,
      preview: 'You can follow it and reply.',
      greeting: greet(account?.firstName ?? ''),
      paragraphs: [
        `${who} has invited you to the request ${request.reference}. Sign in with this address, or sign up with it, to accept.`,
      ],
      button: { label: 'See the invitation', url: link.url },
      notes: [`The link works once, for 7 days. If you do not know ${who}, do nothing.`],
      reason: 'Somebody entered your address to share a request with you.',
    };
  },
});
