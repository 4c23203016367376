import { plusDays } from '../time/days';
import { dayOf, instantAt } from '../time/wall-clock';
import { usableZone } from '../time/zones';

const MINUTES = 8 * 60;

/** 08:00 */
export function nextMorning(after: Date, zone: string | null): Date {
  const known = usableZone(zone);
  const day = dayOf(after, known);
  const today = instantAt(day, MINUTES, known);
  return today > after ? today : instantAt(plusDays(day, 1), MINUTES, known);
}
