import icalendar, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import brand from '../../../brand.json';
import { nameInWords, type Invitation } from '../../mail/mail.public';
import { timeInWords } from '../../time/words';
import { uidOf } from './busy-times';
import { placeForBooker, placeOf, type CallRow } from './read-calls';

const PRODUCT = { company: brand.name, product: 'Calls' };

/**
 * The UID identifies the meeting; the highest SEQUENCE wins. The firm is the organiser, so that a
 * new host changes the meeting instead of making another; its address is the sender's (`MAIL_FROM`),
 * because mail programs distrust other organisers. UTC needs no table of time zones.
 */
export function invitationOf(
  call: CallRow,
  method: Invitation['method'],
  reader: 'host' | 'booker',
  sender: string,
): Invitation {
  const calendar = icalendar({ prodId: PRODUCT, method: ICalCalendarMethod[method] });
  const forHost = reader === 'host';
  calendar.createEvent({
    ...eventOf(call, method === 'CANCEL', forHost),
    organizer: { name: brand.name, email: sender },
    attendees: [
      { name: `${call.hostFirst} ${call.hostLast}`, email: call.hostEmail },
      ...(call.email ? [{ name: (forHost && nameOf(call)) || call.email, email: call.email }] : []),
    ],
  });
  return { method, content: calendar.toString() };
}

export function feedOf(calls: CallRow[]): string {
  const name = `${brand.name} calls`;
  const calendar = icalendar({ prodId: PRODUCT, name, ttl: 900 });
  for (const call of calls) calendar.createEvent(eventOf(call, false, true));
  return calendar.toString();
}

/** Letters only, and for hosts only: a booking may have any name and a stranger's address. */
const nameOf = ({ name }: CallRow): string => nameInWords(name ?? '').slice(0, 60);

function eventOf(call: CallRow, isCancelled: boolean, forHost: boolean): ICalEventData {
  const { id, version, startsAt: start, endsAt: end, title, zone } = call;
  return {
    id: uidOf(id),
    sequence: version - 1,
    start,
    end,
    stamp: new Date(),
    summary: forHost
      ? `${title}: ${nameOf(call) || 'a visitor'} and ${brand.name}`
      : `${title} with ${brand.name}`,
    location: forHost ? placeOf(call) : placeForBooker(call),
    description: `${timeInWords(start, zone)}, ${call.minutes} minutes`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
