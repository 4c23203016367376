import { defineMail } from '../../mail/mail.public';
import { STATUS_LABELS } from '../requests/requests.public';
import {
  clockBreached,
  type ClockKind,
  clockWarned,
  dueInWords,
  SlaClock,
} from '../response-times/response-times.public';
import { defineRequestNotice, named } from './define-request-notice';
import { othersAnswering, othersIn, type StaffNews, toStaffAfter } from './recipients';
import { toStaff } from './request-mails';

defineMail<StaffNews>('request-overdue', {
  label: 'Overdue (to staff)',
  kind: 'due_times',
  when: [toStaffAfter(clockBreached, ({ subjectId }) => subjectId!)],
  compose: (context, { aboutId, userId }) =>
    toStaff(context, userId, aboutId, (request) => ({
      subject: `Overdue: ${request.reference} ${request.projectName}`,
      paragraph: 'Our answer to the client is overdue.',
      facts: [['Status', STATUS_LABELS[request.status]]],
    })),
});

const OWED: Record<ClockKind, string> = {
  first_reply: 'The first reply to',
  next_reply: 'The next reply to',
  resolution: 'The resolution of',
};

defineRequestNotice('request-due-soon', [clockWarned], async (request, event, dispatch) => {
  const { clock: kind, clockId } = event.data.after;
  const clock = await dispatch.tx.findOneBy(SlaClock, { id: clockId });
  if (!clock?.dueAt) return null;
  const message = `${OWED[kind]} ${named(request)} is due by ${dueInWords(clock.dueAt)}.`;
  return {
    to: await othersAnswering(dispatch, request, event),
    notice: { type: 'warning', title: 'Due soon', message },
  };
});

defineRequestNotice('request-overdue', [clockBreached], async (request, event, dispatch) => {
  const message = `${OWED[event.data.after.clock]} ${named(request)} is overdue.`;
  const answering = await othersAnswering(dispatch, request, event);
  const managers =
    request.assignedTo === 'manager' ? await othersIn(dispatch, 'manager', event) : [];
  const admins = await othersIn(dispatch, 'admin', event);
  return {
    to: [...new Set([...answering, ...managers, ...admins])],
    notice: { type: 'warning', title: 'Overdue', message },
  };
});
