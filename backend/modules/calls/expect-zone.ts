import { zoneNamed } from '../../time/zones';
import { UnknownZone } from './calls.errors';

/** @throws UnknownZone */
export function expectZone(zone: string): string {
  const known = zoneNamed(zone);
  if (!known) throw UnknownZone();
  return known;
}
