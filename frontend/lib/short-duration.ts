import { steps } from './dates';
import { formatNumber } from './locale';

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

/** "1 h 30 min": a working day has fewer hours than a day, so hours are the largest unit. */
export function formatWorkingTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${formatNumber(hours)} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}
