import type { EntityManager } from 'typeorm';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow, officeToday } from '../../database/clock';
import { startOf } from '../../time/wall-clock';
import { officeCalendar, WorkingCalendar } from '../response-times/response-times.public';
import type { Invoice } from './invoice.entity';
import { nextStep } from './reminder-steps';

export const officeHours = async (tx: EntityManager): Promise<WorkingCalendar> =>
  new WorkingCalendar(await officeCalendar(tx));

/** The given time itself, if the office is open. */
export const nextOpening = (office: WorkingCalendar, from: Date = databaseNow()): Date =>
  office.add(from, 0);

/** In working hours, on the day of the next reminder or after it; null after the last. */
export function reminderAt(
  office: WorkingCalendar,
  { dueOn, lastReminder }: Pick<Invoice, 'dueOn' | 'lastReminder'>,
): Date | null {
  const next = nextStep(dueOn!, officeToday(), lastReminder);
  return next && nextOpening(office, startOf(next.day, OFFICE_ZONE));
}
