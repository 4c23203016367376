import { after, defineMail, excerptOf, nameInWords } from '../../mail/mail.public';
import { requestRaised, URGENCY_LABELS } from '../requests/requests.public';
import { replyNote, within } from '../response-times/response-times.public';
import { defineRequestNotice, named, receivedNotice } from './define-request-notice';
import { othersIn } from './recipients';
import {
  byWhen,
  factsOf,
  inOrderOf,
  linkTo,
  requestWithClient,
  threadOf,
  toClient,
  urgencyOf,
} from './request-mails';

defineMail<{ requestId: string }>('request-received', {
  label: 'Request received (to the client)',
  when: [after(requestRaised, ({ subjectId }) => ({ requestId: subjectId! }))],
  inOrderOf: (event) => inOrderOf(event),
  compose: (context, { requestId }) =>
    toClient(context, requestId, {}, ({ request }) => ({
      subject: `We have received your request ${request.reference}`,
      preview: `We'll get back to you${byWhen(request)}.`,
      paragraphs: ['Thank you for your request. It has reached us.'],
      facts: factsOf(request),
      next: `We'll get back to you ${within('portal')}${byWhen(request, ':')}.${replyNote('portal')} Until our review begins, you can still change your request.`,
      button: 'Follow your request',
    })),
});

defineMail<{ requestId: string }>('new-request', {
  label: 'New request (to us)',
  when: [after(requestRaised, ({ subjectId }) => ({ requestId: subjectId! }))],
  compose: async (context, props) => {
    const found = await requestWithClient(context, props.requestId);
    if (!found) return null;
    const { request, client } = found;
    return {
      to: context.inbox,
      replyTo: client.email,
      thread: threadOf(request, 'nobody'),
      subject: `New request ${request.reference}: ${request.projectName}`,
      preview: `${client.fullName}, urgency ${URGENCY_LABELS[request.urgency].toLowerCase()}`,
      paragraphs: [`${nameInWords(client.fullName)} raised a new request.`],
      facts: [
        ...urgencyOf(request).facts,
        ['Company', request.company ?? client.company],
        ['Contact', request.contactEmail],
      ],
      quote: excerptOf(request.description),
      next: `Delegate it to a team.${request.replyDueAt ? ` We promised the client a reply${byWhen(request)}.` : ''}`,
      button: { label: 'Open the request', url: linkTo(context, request) },
      reason: 'This inbox gets an e-mail for every new request.',
    };
  },
});

defineRequestNotice('request-received', [requestRaised], (request) => ({
  to: [request.userId],
  notice: receivedNotice(request),
}));

defineRequestNotice('request-waits', [requestRaised], async (request, event, dispatch) => {
  const company = request.company ? ` from ${request.company}` : '';
  const message = `${named(request)}${company} waits to be delegated.`;
  return {
    to: await othersIn(dispatch, 'admin', event),
    notice: { type: 'info', title: 'New request', message },
  };
});
