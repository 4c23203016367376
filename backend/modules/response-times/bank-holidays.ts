import Holidays from 'date-holidays';

const england = new Holidays('GB', 'ENG', { types: ['public', 'bank'] });

/** The library includes all countries, so import this file only when needed. */
export const bankHolidays = (year: number): { day: string; name: string }[] =>
  england.getHolidays(year).map(({ date, name }) => ({ day: date.slice(0, 10), name }));
