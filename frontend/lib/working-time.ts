import { linesOf } from './text';

const DURATION = /^(?:(\d{1,4})\s*h)?\s*(?:(\d{1,5})\s*m(?:in)?)?$/i;

/** The minutes of "1 h 30 min"; null if invalid. */
export function minutesIn(text: string): number | null {
  const [, hours, minutes] = DURATION.exec(text.trim()) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** One line per day: "1 09:00-18:00" becomes "Mon 09:00-18:00". */
export const hoursText = (lines: readonly string[]): string =>
  DAYS.flatMap((day, index) => {
    const shifts = lines.filter((line) => line.startsWith(`${index + 1} `));
    return shifts.length > 0 ? [`${day} ${shifts.map((line) => line.slice(2)).join(', ')}`] : [];
  }).join('\n');

const HOURS_LINE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\s+(\S.*)$/i;
const SHIFT = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/;

/** The API's lines for one written line; null if invalid. */
function shiftsOf(line: string): string[] | null {
  const [, name = '', shifts = ''] = HOURS_LINE.exec(line) ?? [];
  const day = DAYS.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1;
  const spans = shifts.split(',').map((one) => SHIFT.exec(one.trim()));
  if (day === 0 || spans.includes(null)) return null;
  return spans.map((span) => `${day} ${span![1]!.padStart(5, '0')}-${span![2]!.padStart(5, '0')}`);
}

/** The API's lines for the text, or its first invalid line. */
export function hoursIn(text: string): { hours: string[] } | { unclear: string } {
  const lines = linesOf(text);
  const unclear = lines.find((line) => shiftsOf(line) === null);
  return unclear === undefined ? { hours: lines.flatMap((line) => shiftsOf(line)!) } : { unclear };
}
