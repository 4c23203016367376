import Holidays from 'date-holidays';
import type { Day } from '../../time/days';

const england = new Holidays('GB', 'ENG', { types: ['public', 'bank'] });

/** The library includes all countries, so import this file only when needed. */
export const bankHolidays = (year: number): { day: Day; name: string }[] =>
  england.getHolidays(year).map(({ date, name }) => ({ day: date.slice(0, 10) as Day, name }));
