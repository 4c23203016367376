import { plusDays, type Day } from '../../time/days';

/** Days from the day on which the invoice is due. */
const DAYS = { before: -3, first: 3, second: 10, third: 21 } as const;
export type ReminderStep = keyof typeof DAYS;

export const REMINDER_STEPS = Object.keys(DAYS) as ReminderStep[];

const dayOf = (step: ReminderStep, dueOn: Day): Day => plusDays(dueOn, DAYS[step]);

/** The first step after `last` whose day is not over on `today`. */
export function nextStep(
  dueOn: Day,
  today: Day,
  last: ReminderStep | null,
): { step: ReminderStep; day: Day } | null {
  const later = REMINDER_STEPS.slice(last ? REMINDER_STEPS.indexOf(last) + 1 : 0);
  const step = later.find((one) => dayOf(one, dueOn) >= today);
  return step ? { step, day: dayOf(step, dueOn) } : null;
}

/**
 * The latest of the steps that are due on `today` and were not sent. Once an invoice was due, nobody is
 * reminded that it will be.
 */
export function dueStep(dueOn: Day, today: Day, last: ReminderStep | null): ReminderStep | null {
  const later = REMINDER_STEPS.slice(last ? REMINDER_STEPS.indexOf(last) + 1 : 0);
  const step = later.filter((one) => dayOf(one, dueOn) <= today).at(-1);
  return !step || (step === 'before' && today > dueOn) ? null : step;
}
