import { bankHolidays } from '../../backend/modules/response-times/bank-holidays';
import { dayNumbered, DAY_MS } from '../../backend/time/days';
import { isBankHoliday } from '../../frontend/lib/opening-hours';

// The contact page computes "Open now" itself, because a library would be too large for visitors.
it('The calendars of the office and the contact page know the same bank holidays', () => {
  for (let year = 2025; year < 2036; year += 1) {
    const closed = new Set(bankHolidays(year).map(({ day }) => day));
    for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY_MS) {
      const date = new Date(day);
      if (date.getUTCDay() % 6 === 0) continue;
      const text = dayNumbered(day / DAY_MS);
      expect([text, isBankHoliday(date)]).toEqual([text, closed.has(text)]);
    }
  }
});
