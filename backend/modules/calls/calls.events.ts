import { can, Permission } from '../../access/access.public';
import { OFFICE_ZONE } from '../../config/office';
import { read } from '../../database/sql';
import {
  defineEvent,
  nameSubjects,
  type NewEvent,
  type Recorded,
  nameEvents,
} from '../../events/events.public';
import { defineAudience } from '../../live/live.public';
import { timeInWords } from '../../time/words';
import type { CallState } from './call-moves';
import type { Call } from './call.entity';

nameEvents({ call: 'Calls', 'call-settings': 'Call settings', 'call-type': 'Call types' });
nameSubjects('call-type', 'Kind of call');

nameSubjects('call', 'Call', (db, ids) =>
  db.query(
    `SELECT c.id, t.title AS label FROM calls c JOIN call_types t ON t.id = c.type_id
     WHERE c.id = ANY($1)`,
    [ids],
  ),
);

/**
 * `startsAt`: ISO. `version`: the call's, so that a mail overtaken by a later change is not sent.
 */
type Facts = { startsAt: string; hostId: string; requestId: string | null; version: number };

const SUBJECT = { subject: 'call' };

const published = ({ subjectId, data: { after } }: Recorded<{ after: Facts }>) => ({
  callId: subjectId!,
  startsAt: after.startsAt,
  ...(after.requestId && { requestId: after.requestId }),
});

export const callBooked = defineEvent<{ after: Facts }>('call.booked', {
  ...SUBJECT,
  audit: 'Booked a call',
  live: { to: 'everyone' },
  published: { label: 'A call was booked', data: published },
});
/** A visitor's, for reasons that only the owner of the address may know. */
export const callNotBooked = defineEvent<object>('lead.call-not-booked', { subject: 'lead' });
export const callRescheduled = defineEvent<{ before: Facts; after: Facts }>('call.moved', {
  ...SUBJECT,
  audit: 'Moved a call',
  live: { to: 'everyone', formerly: ({ before }) => ({ hostId: before.hostId }) },
  published: { label: 'A call moved', data: published },
});
export const callCancelled = defineEvent<{ after: Facts; isOurs: boolean }>('call.cancelled', {
  ...SUBJECT,
  audit: 'Cancelled a call',
  live: { to: 'everyone' },
  published: { label: 'A call was cancelled', data: published },
});
export const callHandedOver = defineEvent<{ before: Facts; after: Facts }>('call.reassigned', {
  ...SUBJECT,
  audit: 'Reassigned a call',
  live: { to: 'everyone', formerly: ({ before }) => ({ hostId: before.hostId }) },
});
export const callClosed = defineEvent<{ after: { state: CallState } }>('call.closed', {
  ...SUBJECT,
  audit: 'Recorded the outcome of a call',
  live: { to: 'staff' },
});
export const callDue = defineEvent<{ after: Facts }>('call.due', SUBJECT);

const HISTORY = {
  booked: 'A call was booked',
  moved: 'The call was moved',
  cancelled: 'The call was cancelled',
} as const;
export type CallChange = keyof typeof HISTORY;

export const requestCalled = defineEvent<{ after: { change: CallChange; startsAt: string } }>(
  'request.called',
  {
    subject: 'request',
    live: { to: 'everyone' },
    history: ({ data: { after } }) =>
      `${HISTORY[after.change]}: ${timeInWords(new Date(after.startsAt), OFFICE_ZONE)}`,
  },
);

export const callTypeChanged = defineEvent('call-type.changed', {
  subject: 'call-type',
  audit: 'Changed a kind of call',
});
export const callSettingsChanged = defineEvent<{ after: { fields: string[] } }>(
  'call-settings.changed',
  { subject: 'user', audit: 'Changed their call settings' },
);
export const calendarUnread = defineEvent<object>('call-settings.calendar-unread', {
  subject: 'user',
});

defineAudience<{ id: string; hostId: string; clientId: string | null }>('call', {
  load: (db, ids) =>
    read(
      db,
      `SELECT id, host_id AS "hostId", client_id AS "clientId" FROM calls WHERE id = ANY($1)`,
      [ids],
    ),
  sees: ({ userId, role }, { hostId, clientId }) =>
    can(role, Permission.AssignOthers) || [hostId, clientId].includes(userId),
});

export const factsOf = ({ startsAt, hostId, requestId, version }: Call): Facts => ({
  startsAt: startsAt.toISOString(),
  hostId,
  requestId: requestId ?? null,
  version,
});

/** As `saveChanged` will leave it. */
export const nextFactsOf = (call: Call): Facts => ({
  ...factsOf(call),
  version: call.version + 1,
});

/** The line in the history of the call's request, if it is about one. */
export const inHistory = ({ requestId, startsAt }: Call, change: CallChange): NewEvent[] =>
  requestId === null || requestId === undefined
    ? []
    : [requestCalled({ subject: requestId, after: { change, startsAt: startsAt.toISOString() } })];
