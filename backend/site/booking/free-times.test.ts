import { plusDays, weekdayOf } from '../../time/days';
import { dayOf } from '../../time/wall-clock';
import { SHOWN_DAYS, timesToChoose, weeksOf } from './free-times';

const path = '/book/intro';

// On both sides of the date line, whatever the clock says.
describe.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kolkata'])('Weeks in %s', (zone) => {
  const today = dayOf(new Date(), zone);
  const choice = { path, zone };

  it('begin on a Monday, never before today, and end at the horizon', () => {
    const weeks = weeksOf(10, choice);
    expect(weekdayOf(weeks.monday)).toBe(1);
    expect([weeks.from, weeks.to]).toEqual([today, plusDays(today, 10)]);
    expect([weeks.earlier, weeks.later]).toEqual([null, null]);
  });

  it.each(['2020-01-01', '9999-12-30'] as const)('are the first ones for %s', (from) => {
    expect(weeksOf(60, { ...choice, from })).toEqual(weeksOf(60, choice));
  });

  it('lead to later ones and back', () => {
    const { later, monday } = weeksOf(60, choice);
    expect(later).toBe(plusDays(monday, SHOWN_DAYS));
    const next = weeksOf(60, { ...choice, from: later! });
    expect([next.monday, next.from, next.earlier]).toEqual([later, later, monday]);
    expect(next.to <= plusDays(today, 60)).toBe(true);
  });

  it('without a free time show none, and all days as taken', () => {
    const slots = { title: 'Intro', minutes: 30, zone, days: [] };
    const { days, shown } = timesToChoose(slots, weeksOf(60, choice), choice);
    expect(shown).toBeNull();
    expect(days).toHaveLength(SHOWN_DAYS);
    expect(days.every(({ href }) => href === null)).toBe(true);
  });
});
