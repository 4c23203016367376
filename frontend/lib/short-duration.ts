import { steps } from './dates';

/** A short duration, rounded down: "4 min", "2 h", "3 d". */
export function shortDuration(seconds: number): string {
  const [unit, size] = steps.find((step) => seconds >= step[1]) ?? (['second', 1] as const);
  return `${Math.floor(seconds / size)} ${shortUnits[unit] ?? unit}`;
}

const shortUnits: Partial<Record<Intl.RelativeTimeFormatUnit, string>> = {
  year: 'y',
  month: 'mo',
  week: 'wk',
  day: 'd',
  hour: 'h',
  minute: 'min',
  second: 's',
};
