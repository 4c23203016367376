import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import brand from '../../../brand.json';
import { zoneNamed } from '../../mail/morning';
import { DAY } from './local-time';

export type Span = [from: Date, to: Date];

/** `zone` is the owner's, for floating times and whole days. */
export type Calendar = { text: string; from: Date; to: Date; zone: string };

const MOST_SPANS = 2_000;

const DOMAIN = new URL(brand.url).hostname;

/**
 * Ignores calls booked here, whose times we know better. A rule may repeat endlessly without a
 * date, so the worker calls it through a thread.
 * @throws in words that quote nothing of the calendar
 */
export function busyTimes({ text, from, to, zone }: Calendar): Span[] {
  const events = eventsOf(text);
  const spans: Span[] = [];
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const span: Span = [instantOf(start, tzidOf(event), zone), instantOf(end, tzidOf(event), zone)];
    if (isBusy(event) && span[0] < to && span[1] > from && span[0] < span[1]) spans.push(span);
  };
  const exceptions = Map.groupBy(events.filter(isException), ({ uid }) => uid);
  for (const event of events) {
    try {
      if (isException(event) || !event.component.hasProperty('rrule'))
        add(event, event.startDate, event.endDate);
      if (!isException(event) && event.isRecurring())
        addRepeated(event, exceptions.get(event.uid) ?? [], { from, to, zone, add });
    } catch {
      // An event without a usable time is left out, as calendar programs do.
    }
    if (spans.length > MOST_SPANS) throw new Error('The calendar is too full to be read');
  }
  return spans;
}

function eventsOf(text: string): ICAL.Event[] {
  let calendar: ICAL.Component | undefined;
  try {
    calendar = new ICAL.Component(ICAL.parse(text) as object[]);
  } catch {
    // Reported below.
  }
  if (calendar?.name !== 'vcalendar') throw new Error('This is not a calendar that we can read');
  return (
    calendar
      .getAllSubcomponents('vevent')
      .filter((one) => one.hasProperty('dtstart') && !isOurs(one))
      // Without the option each event is compared with all others.
      .map((one) => new ICAL.Event(one, { exceptions: [] }))
  );
}

type Window = Omit<Calendar, 'text'> & {
  add: (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => void;
};

function addRepeated(event: ICAL.Event, exceptions: ICAL.Event[], window: Window): void {
  const { from, to, zone, add } = window;
  const replaced = new Set([
    ...timesOf(event, 'exdate', zone),
    ...exceptions.flatMap((one) => timesOf(one, 'recurrence-id', zone)),
  ]);
  for (const exception of exceptions) {
    if (exception.modifiesFuture()) event.relateException(exception);
  }
  const earliest = +from - 2 * DAY - event.duration.toSeconds() * 1000;
  const steps = event.iterator();
  for (let next = steps.next(); next; next = steps.next()) {
    if (next.toUnixTime() * 1000 < earliest) continue;
    const start = instantOf(next, tzidOf(event), zone);
    if (start >= to) break;
    if (replaced.has(+start)) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    add(item, startDate, endDate);
  }
}

export const uidOf = (callId: string): string => `${callId}@${DOMAIN}`;

/** Ids of calls are UUIDs of version 7. A calendar server of the firm makes UIDs in other forms. */
const CALL_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/i;

function isOurs(event: ICAL.Component): boolean {
  const uid = String(event.getFirstPropertyValue('uid'));
  const [id] = CALL_ID.exec(uid) ?? [];
  return id !== undefined && uid === uidOf(id);
}

const isException = (event: ICAL.Event): boolean => event.isRecurrenceException();

const textOf = ({ component }: ICAL.Event, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();

const isBusy = (event: ICAL.Event): boolean =>
  textOf(event, 'transp') !== 'TRANSPARENT' && textOf(event, 'status') !== 'CANCELLED';

const tzidOf = ({ component }: ICAL.Event, name = 'dtstart'): string =>
  String(component.getFirstProperty(name)?.getFirstParameter('tzid') ?? '');

const timesOf = (event: ICAL.Event, name: string, zone: string): number[] =>
  event.component
    .getAllProperties(name)
    .flatMap((property) => property.getValues() as ICAL.Time[])
    .map((time) => +instantOf(time, tzidOf(event, name), zone));

/** By the calendar's own table of its zone if it brings one, else by ours. */
function instantOf(time: ICAL.Time, tzid: string, home: string): Date {
  if (time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1000);
  const { year, month, day, hour, minute, second } = time;
  const zone = zoneNamed(tzid) ?? home;
  return new Date(new TZDate(year, month - 1, day, hour, minute, second, zone).getTime());
}
