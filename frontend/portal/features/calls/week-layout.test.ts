/** @zone Europe/London because its clocks go back on the last Sunday of October. */
import { expect, it } from '@jest/globals';
import type { Day, Instant } from '../../../lib/dates';
import { formatWeek, weekFrom } from './week';
import { daysOf, hoursOf, placeDay } from './week-layout';

let id = 0;
const callAt = (startsAt: Instant, minutes = 30) => ({ _id: String(++id), startsAt, minutes });
const lanes = (...calls: Parameters<typeof callAt>[]) =>
  placeDay(calls.map((one) => callAt(...one))).map(({ lane, lanes }) => `${lane}/${lanes}`);

const monday = '2026-10-19' as Day;

it('shows Monday to Friday, and a day of the weekend only with a call', () => {
  expect(daysOf(monday, [])).toHaveLength(5);
  expect(daysOf(monday, [callAt('2026-10-25T23:30:00.000Z')])).toEqual([
    '2026-10-19',
    '2026-10-20',
    '2026-10-21',
    '2026-10-22',
    '2026-10-23',
    '2026-10-25',
  ]);
});

it('shows 8 to 18, and stretches for calls outside', () => {
  expect(hoursOf([])).toEqual({ opens: 8, closes: 18 });
  const early = placeDay([callAt('2026-12-01T06:45:00.000Z'), callAt('2026-12-01T18:15:00.000Z')]);
  expect(hoursOf(early)).toEqual({ opens: 6, closes: 19 });
});

it('places calls by the reader’s clock, before and after it changes', () => {
  const [before] = placeDay([callAt('2026-10-24T09:00:00.000Z')]);
  const [after] = placeDay([callAt('2026-10-26T09:00:00.000Z')]);
  expect([before!.from, after!.from]).toEqual([10 * 60, 9 * 60]);
});

it('puts an hour that comes twice beside itself', () => {
  // 01:30 BST and 01:30 GMT.
  expect(lanes(['2026-10-25T00:30:00.000Z'], ['2026-10-25T01:30:00.000Z'])).toEqual(['0/2', '1/2']);
});

it('puts calls at the same time side by side, and calls after each other below', () => {
  const day = '2026-12-01T';
  expect(lanes([`${day}10:00:00.000Z`], [`${day}10:30:00.000Z`])).toEqual(['0/1', '0/1']);
  expect(
    lanes(
      [`${day}10:00:00.000Z`, 60],
      [`${day}10:00:00.000Z`],
      [`${day}10:30:00.000Z`],
      [`${day}11:00:00.000Z`],
    ),
  ).toEqual(['0/2', '1/2', '1/2', '0/1']);
});

it('keeps a short call and one at midnight large enough to be pressed', () => {
  const [short, late] = placeDay([
    callAt('2026-12-01T10:00:00.000Z', 5),
    callAt('2026-12-01T23:50:00.000Z'),
  ]);
  expect(short!.to - short!.from).toBe(20);
  expect([late!.from, late!.to]).toEqual([1420, 1440]);
});

it('begins a week on Monday, also when the clocks change in it', () => {
  expect(weekFrom('2026-10-25')).toEqual({ from: '2026-10-19', to: '2026-10-25' });
  expect(weekFrom('2026-10-26')).toEqual({ from: '2026-10-26', to: '2026-11-01' });
  expect(weekFrom('nonsense').from).toMatch(/^\d{4}-/);
  const shown = (now: Day) => weekFrom(null, now).from;
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].map((now) => shown(now as Day))).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-11-30',
  ]);
  expect(formatWeek(weekFrom('2026-12-01'))).toMatch(/30.*6.*2026/);
});
