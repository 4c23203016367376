import { after, defineMail } from '../../mail/mail.public';
import { requestAssigned, requestReleased } from '../delegation/delegation.public';
import { ProjectRequest } from '../requests/requests.public';
import { defineRequestNotice, named } from './define-request-notice';
import { toStaff, urgencyOf } from './request-mails';

defineMail<{ eventId: string; requestId: string; userId: string }>('request-assigned', {
  label: 'Assigned to you (to staff)',
  kind: 'assigned_to_me',
  when: [
    after(requestAssigned, ({ id, subjectId, actorId, data }) => {
      const userId = data.after.assigneeId;
      return userId && userId !== actorId ? { eventId: id, requestId: subjectId!, userId } : null;
    }),
  ],
  compose: async (context, { requestId, userId }) => {
    const request = await context.db.findOneBy(ProjectRequest, { id: requestId });
    if (request?.assigneeId !== userId) return null;
    const words = () => ({
      subject: `Assigned to you: ${request.reference} ${request.projectName}`,
      ...urgencyOf(request),
      paragraph: 'A colleague has assigned a request to you.',
      reason: 'You get this because this request is now assigned to you.',
    });
    return toStaff(context, userId, requestId, words, 'nobody');
  },
});

defineRequestNotice('request-given', [requestAssigned], (request, { actorId, data }) => {
  const { assigneeId } = data.after;
  if (!assigneeId || assigneeId === actorId) return null;
  const message = `${named(request)} is yours now.`;
  return { to: [assigneeId], notice: { type: 'info', title: 'Assigned to you', message } };
});

defineRequestNotice(
  'request-taken-away',
  [requestAssigned, requestReleased],
  (request, { actorId, data }) => {
    const { assigneeId } = data.before;
    if (!assigneeId || assigneeId === actorId) return null;
    const message = `You no longer answer for ${named(request)}.`;
    return { to: [assigneeId], notice: { type: 'info', title: 'No longer yours', message } };
  },
);
