import type { EventDefinition } from '../../events/events.public';
import { after, defineMail, excerptOf, nameInWords } from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';
import {
  requestAnswered,
  RequestComment,
  requestNoted,
  requestRepliedTo,
} from '../requests/requests.public';
import { defineRequestNotice, named } from './define-request-notice';
import {
  clientSide,
  othersAnswering,
  type StaffNews,
  toEachReader,
  toStaffAfter,
} from './recipients';
import { type Found, inOrderOf, movesOf, toClient, type ToReader, toStaff } from './request-mails';

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

defineRequestNotice('request-answered', [requestAnswered], async (request, _event, dispatch) => ({
  to: await clientSide(dispatch, request),
  notice: {
    type: 'info',
    title: 'Our team has answered',
    message: `There is an answer to ${named(request)}.`,
  },
}));

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

defineRequestNotice(
  'colleague-wrote',
  [requestRepliedTo],
  async (request, { actorId }, dispatch) => ({
    to: (await clientSide(dispatch, request)).filter((id) => id !== actorId),
    notice: {
      type: 'info',
      title: 'A colleague has written',
      message: `There is a message about ${named(request)}.`,
    },
  }),
);

defineMail<StaffNews>('client-replied', {
  label: 'Reply of a client',
  kind: 'client_replies',
  when: [toStaffAfter(requestRepliedTo, ({ data }) => data.after.commentId)],
  heldWith: ({ subjectId }, { userId }) => movesOf(subjectId, userId),
  isMessage: true,
  compose: async (context, { aboutId, userId }) => {
    const comment = await context.db.findOneBy(RequestComment, { id: aboutId });
    if (!comment) return null;
    return toStaff(context, userId, comment.requestId, (request) => ({
      subject: `Reply to ${request.reference}: ${request.projectName}`,
      preview: excerptOf(comment.body, 120),
      paragraph: 'The client has written:',
      quote: excerptOf(comment.body),
    }));
  },
});

defineRequestNotice('request-replied-to', [requestRepliedTo], async (request, event, dispatch) => ({
  to: await othersAnswering(dispatch, request, event),
  notice: {
    type: 'info',
    title: 'The client replied',
    message: `There is a reply to ${named(request)}.`,
  },
}));

defineRequestNotice('request-mentioned', [requestNoted], (request, { actorId, data }) => ({
  to: (data.after.mentions ?? []).filter((id) => id !== actorId),
  notice: {
    type: 'info',
    title: 'You were mentioned',
    message: `A note on ${named(request)} mentions you.`,
  },
}));
