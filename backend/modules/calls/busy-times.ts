import { TZDate } from '@date-fns/tz';
import ICAL from 'ical.js';
import { zoneNamed } from '../../mail/morning';

export type Span = [from: Date, to: Date];

/** Looked at for one calendar; a rule may repeat every second for ever. */
const MOST_REPEATS = 50_000;
const MOST_SPANS = 2_000;
const BREATHER = 500;

/**
 * The busy times of a calendar between `from` and `to`: opaque events that are not
 * cancelled, including repeated ones. Floating times and whole days are in `zone`. Titles are not kept.
 * @throws if it is no calendar, or repeats too much to be read
 */
export async function busyTimes(text: string, from: Date, to: Date, zone: string): Promise<Span[]> {
  const calendar = new ICAL.Component(ICAL.parse(text) as object[]);
  if (calendar.name !== 'vcalendar') throw new Error('This is not a calendar');
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const exceptions = Map.groupBy(
    events.filter((event) => event.isRecurrenceException()),
    ({ uid }) => uid,
  );
  const spans: Span[] = [];
  let looked = 0;
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const span: Span = [instantOf(start, tzidOf(event), zone), instantOf(end, tzidOf(event), zone)];
    if (isBusy(event) && span[0] < to && span[1] > from && span[0] < span[1]) spans.push(span);
    if (spans.length > MOST_SPANS) throw new Error('The calendar is too full to be read');
  };
  for (const event of events.filter((one) => !one.isRecurrenceException())) {
    if (!event.isRecurring()) {
      add(event, event.startDate, event.endDate);
      continue;
    }
    for (const exception of exceptions.get(event.uid) ?? []) event.relateException(exception);
    const steps = event.iterator();
    for (let next = steps.next(); next; next = steps.next()) {
      if ((looked += 1) > MOST_REPEATS) throw new Error('The calendar repeats too much to be read');
      if (looked % BREATHER === 0) await new Promise(setImmediate);
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      if (instantOf(startDate, tzidOf(event), zone) >= to) break;
      add(item, startDate, endDate);
    }
  }
  return spans;
}

const isBusy = ({ component }: ICAL.Event): boolean =>
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
  component.getFirstPropertyValue('status') !== 'CANCELLED';

const tzidOf = ({ component }: ICAL.Event): string =>
  String(component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '');

/** By the calendar's own table of its zone if it brings one, else by ours. */
function instantOf(time: ICAL.Time, tzid: string, home: string): Date {
  if (time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1000);
  const { year, month, day, hour, minute, second } = time;
  const zone = zoneNamed(tzid) ?? home;
  return new Date(new TZDate(year, month - 1, day, hour, minute, second, zone).getTime());
}
