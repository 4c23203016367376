import brand from '../../../brand.json';
import type { Dispatch } from '../../events/events.public';
import {
  after,
  capitalized,
  defineMail,
  excerptOf,
  greet,
  nameInWords,
  type MailContext,
} from '../../mail/mail.public';
import { databaseNow } from '../../database/clock';
import { dayOf } from '../../time/wall-clock';
import { shortMoment, timeInWords } from '../../time/words';
import { usableZone } from '../../time/zones';
import { defineNotice } from '../notifications/notifications.public';
import { referenceOf } from '../requests/requests.public';
import {
  callBooked,
  callCancelled,
  callDue,
  callRescheduled,
  callHandedOver,
} from './calls.events';
import { invitationOf } from './invitation';
import { findCall, LINK, placeForBooker, placeForHost, type CallRow } from './read-calls';

type Change = 'booked' | 'moved' | 'cancelled' | 'reassigned' | 'due' | 'left';
type Props = { callId: string; version: string; change: Change };
type HostProps = Props & { hostId: string };

const inOrderOf = (_: unknown, { callId }: Props) => callId;

/** Changes that follow each other are one mail, about the last of them. */
const heldWithOthers = ({ change }: Props, key: string): string | null =>
  change === 'booked' || change === 'due' ? null : `call ${key}`;

/** Null if a later change has its own mail. */
async function currentCall(
  { db }: MailContext,
  { callId, version }: Props,
): Promise<CallRow | null> {
  const call = await findCall(db, callId);
  return call?.version === Number(version) ? call : null;
}

/** A former host gets no mail of later changes, so only getting the call back makes it obsolete. */
async function callOfHost(context: MailContext, props: HostProps): Promise<CallRow | null> {
  if (props.change !== 'left') return currentCall(context, props);
  const call = await findCall(context.db, props.callId);
  return call?.hostId === props.hostId ? null : call;
}

const factsOf = (call: CallRow, zone: string, place: string): [string, string][] => [
  ['When', timeInWords(call.startsAt, zone)],
  ['Length', `${call.minutes} minutes`],
  ['Where', place],
  ...(call.requestNumber === null
    ? []
    : [['Request', referenceOf(call.requestNumber)] as [string, string]]),
];

/** Short enough for a list of mails to show the time. */
const MAX_NAME = 30;

const SUBJECTS: Record<Change, (call: string, when: string) => string> = {
  booked: (call, when) => `${call}: ${when}`,
  moved: (call, when) => `Moved: ${call} is now ${when}`,
  reassigned: (call, when) => `Now ${call}: ${when}`,
  cancelled: (call, when) => `Cancelled: ${call}, ${when}`,
  due: (call, when) => `Reminder: ${call}, ${when}`,
  left: (call, when) => `No longer yours: ${call}, ${when}`,
};

const subjectOf = (
  whose: string,
  who: string,
  { startsAt }: CallRow,
  change: Change,
  zone: string,
) =>
  capitalized(
    SUBJECTS[change](`${whose} with ${excerptOf(who, MAX_NAME)}`, shortMoment(startsAt, zone)),
  );

function paragraphsFor(call: CallRow, change: Change): string[] {
  const host = `${call.hostFirst} ${call.hostLast}`.trim();
  if (change === 'booked') return [`Thank you for booking. You will be talking to ${host}.`];
  if (change === 'moved') return [`Your call with ${host} has a new time.`];
  if (change === 'reassigned') return [`${host} will take your call instead.`];
  if (change === 'due') return [`A reminder of your call with ${host}.`];
  return call.mayRebook
    ? ['We are sorry, but we cannot make this time. Please choose another one that suits you.']
    : ['Your call is cancelled, as you asked. You are welcome to book another one at any time.'];
}

/** Clients sign in, so that the link of a mail is worth nothing to a former colleague. */
const linkOf = ({ links }: MailContext, { id, leadId, requestId }: CallRow): string =>
  leadId
    ? links.ofRow('/call', LINK, id)
    : links.page(`/dashboard/requests/${requestId ?? ''}#calls`);

defineMail<Props>('call-for-booker', {
  label: 'A call, to its booker',
  when: [
    after(callBooked, ({ subjectId, data }) => propsOf(subjectId!, data.after, 'booked')),
    after(callRescheduled, ({ subjectId, data }) => propsOf(subjectId!, data.after, 'moved')),
    after(callHandedOver, ({ subjectId, data }) => propsOf(subjectId!, data.after, 'reassigned')),
    after(callCancelled, ({ subjectId, data }) => propsOf(subjectId!, data.after, 'cancelled')),
    after(callDue, ({ subjectId, data }) => propsOf(subjectId!, data.after, 'due')),
  ],
  inOrderOf,
  heldWith: (_, props) => heldWithOthers(props, props.callId),
  compose: async (context, first, more) => {
    const props = more.at(-1) ?? first;
    const call = await currentCall(context, props);
    if (!call?.email) return null;
    const { change } = props;
    if (change === 'due' && call.startsAt < databaseNow()) return null;
    const isCancelled = change === 'cancelled';
    return {
      to: call.email,
      subject: subjectOf('your call', call.hostFirst, call, change, call.zone),
      preview: timeInWords(call.startsAt, call.zone),
      greeting: call.leadId ? 'Hello,' : greet(call.name ?? ''),
      // Our own cancellations must not wait behind mails that strangers triggered.
      isUnproven: call.leadId !== null && !call.mayRebook,
      paragraphs: paragraphsFor(call, change),
      facts: factsOf(call, call.zone, placeForBooker(call)),
      button:
        isCancelled && !call.mayRebook
          ? { label: 'Book another call', url: context.links.page('/book') }
          : {
              label: isCancelled ? 'Choose another time' : 'Move or cancel the call',
              url: linkOf(context, call),
            },
      signedBy: { name: `${call.hostFirst} ${call.hostLast}`.trim(), role: '' },
      reason: `You get this because a call with ${brand.name} was booked with this address.`,
      ...(change !== 'due' && {
        invitation: invitationOf(call, isCancelled ? 'CANCEL' : 'REQUEST', 'booker', context.from),
      }),
    };
  },
});

defineMail<HostProps>('call-for-host', {
  label: 'A call, to its host',
  when: [
    after(callBooked, ({ subjectId, data: { after: to } }) =>
      forHost(subjectId!, to, 'booked', to.hostId),
    ),
    ...[callRescheduled, callHandedOver].map((definition) =>
      after(definition, ({ subjectId, data: { before, after: to } }) =>
        before.hostId === to.hostId
          ? forHost(subjectId!, to, 'moved', to.hostId)
          : [
              forHost(subjectId!, to, 'booked', to.hostId),
              forHost(subjectId!, to, 'left', before.hostId),
            ],
      ),
    ),
    after(callCancelled, ({ subjectId, data: { after: to } }) =>
      forHost(subjectId!, to, 'cancelled', to.hostId),
    ),
    after(callDue, ({ subjectId, data: { after: to } }) =>
      forHost(subjectId!, to, 'due', to.hostId),
    ),
  ],
  inOrderOf: (_, { callId, hostId }) => `${callId} ${hostId}`,
  heldWith: (_, props) => heldWithOthers(props, `${props.callId} ${props.hostId}`),
  compose: async (context, first, more) => {
    const props = more.at(-1) ?? first;
    const call = await callOfHost(context, props);
    const [host] = await context.db.query<{ email: string; zone: string | null }[]>(
      `SELECT email, time_zone AS zone FROM users WHERE id = $1 AND disabled_at IS NULL`,
      [props.hostId],
    );
    if (!call || !host) return null;
    const { change } = props;
    const zone = usableZone(host.zone);
    const isGone = change === 'cancelled' || change === 'left';
    const invited = { ...call, ...(change === 'left' && { hostEmail: host.email }) };
    return {
      to: host.email,
      ...(call.email && { replyTo: call.email }),
      subject: subjectOf('call', nameInWords(call.name ?? '') || 'a visitor', call, change, zone),
      preview: timeInWords(call.startsAt, zone),
      paragraphs: [hostSentence(change, nameInWords(call.name ?? '') || 'A visitor')],
      facts: [
        ...factsOf(call, zone, placeForHost(call)),
        ['Name', call.name || '–'],
        ...(call.email ? [['E-mail', call.email] as [string, string]] : []),
        ...(call.company ? [['Company', call.company] as [string, string]] : []),
        ...(call.phone ? [['Phone', call.phone] as [string, string]] : []),
      ],
      ...(call.note && { quote: call.note }),
      button: {
        label: isGone ? 'Open your calls' : 'Open the call',
        url: context.links.page(
          `/dashboard/calls?from=${dayOf(call.startsAt, zone)}${isGone ? '' : `&call=${call.id}`}`,
        ),
      },
      reason: 'You get this because you take calls for us.',
      ...(change !== 'due' && {
        invitation: invitationOf(invited, isGone ? 'CANCEL' : 'REQUEST', 'host', context.from),
      }),
    };
  },
});

function hostSentence(change: Change, who: string): string {
  if (change === 'booked') return `${who} has booked a call with you.`;
  if (change === 'moved') return 'This call has a new time.';
  if (change === 'left') return 'A colleague has taken this call over.';
  return change === 'due' ? 'A reminder of your call.' : 'This call has been cancelled.';
}

type Facts = { version: number };

const propsOf = (callId: string, { version }: Facts, change: Change): Props => ({
  callId,
  version: String(version),
  change,
});

const forHost = (callId: string, facts: Facts, change: Change, hostId: string): HostProps => ({
  ...propsOf(callId, facts, change),
  hostId,
});

defineNotice('call', [callBooked], ({ subjectId, data }, dispatch) =>
  noticeOf('A call was booked with you', subjectId!, data.after.hostId, dispatch),
);

defineNotice(
  'call-handed',
  [callRescheduled, callHandedOver],
  ({ subjectId, actorId, data }, dispatch) => {
    const { before, after: to } = data;
    const isNews = before.hostId !== to.hostId && to.hostId !== actorId;
    return noticeOf('A call was passed to you', subjectId!, isNews ? to.hostId : null, dispatch);
  },
);

defineNotice('call-moved', [callRescheduled], ({ subjectId, actorId, data }, dispatch) => {
  const { before, after: to } = data;
  const isNews = before.hostId === to.hostId && to.hostId !== actorId;
  return noticeOf('A call has moved', subjectId!, isNews ? to.hostId : null, dispatch);
});

defineNotice('call-cancelled', [callCancelled], ({ subjectId, actorId, data }, dispatch) =>
  noticeOf(
    'A call was cancelled',
    subjectId!,
    actorId === data.after.hostId ? null : data.after.hostId,
    dispatch,
  ),
);

async function noticeOf(title: string, callId: string, to: string | null, { tx }: Dispatch) {
  const call = to && (await findCall(tx, callId));
  if (!to || !call) return null;
  const zone = usableZone(call.hostZone);
  const message = `${call.title}, ${timeInWords(call.startsAt, zone)}`;
  const requestId = call.requestId ?? undefined;
  return { to: [to], notice: { type: 'info' as const, title, message, requestId } };
}
