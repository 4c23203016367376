import { OneTimeToken } from '../../links/links.public';
import { after, defineMail, greet, nameInWords } from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';
import {
  participantAdded,
  ProjectRequest,
  readerInvited,
  requestHandedOver,
} from '../requests/requests.public';
import { defineRequestNotice, named } from './define-request-notice';
import { factsOf, type Found, inOrderOf, toClient } from './request-mails';

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

defineRequestNotice(
  'participant-added',
  [participantAdded],
  (request, { actorId, data: { after } }) =>
    after.userId === actorId
      ? null
      : {
          to: [after.userId],
          notice: {
            type: 'info',
            title: 'You were added to a request',
            message: `You take part in ${named(request)} now.`,
          },
        },
);

defineRequestNotice('request-handed-over', [requestHandedOver], (request, { data: { after } }) => ({
  to: [after.userId],
  notice: {
    type: 'info',
    title: 'A request is yours now',
    message: `Whoever raised ${named(request)} has left your company.`,
  },
}));
