import { OFFICE_ZONE } from '../config/office';

export const ZONES: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']),
];

const KNOWN = new Set(ZONES);
/** Browsers report these for some settings of Windows. */
const FIXED = /^Etc\/GMT[+-]\d{1,2}$/;

/** Resolves aliases and capital letters: one name for each zone. Null if there is no such zone. */
export function zoneNamed(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return KNOWN.has(timeZone) || FIXED.test(timeZone) ? timeZone : null;
  } catch {
    return null;
  }
}

/** The office's, if none is known. A zone that a newer Node has removed must not delay mail. */
export const usableZone = (name: string | null): string =>
  (name ? zoneNamed(name) : null) ?? OFFICE_ZONE;
