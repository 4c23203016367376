const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OPENING = 9 * 60;

/** A moment between nine and five, that many working days before `now`; `index` spreads the minutes. */
export function officeTime(now: Date, workingDays: number, index: number): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  for (let left = workingDays; left > 0;) {
    day.setTime(day.getTime() - DAY);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return new Date(day.getTime() + (OPENING + ((index * 67) % (8 * 60))) * MINUTE);
}
