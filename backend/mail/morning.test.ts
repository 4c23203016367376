import { nextMorning } from './morning';

const at = (text: string) => new Date(text);

describe('The next 08:00', () => {
  it.each([
    ['before eight', '2026-11-23T07:59:59Z', 'Europe/London', '2026-11-23T08:00:00Z'],
    ['at eight, which is over', '2026-11-23T08:00:00Z', 'Europe/London', '2026-11-24T08:00:00Z'],
    ['in summer', '2026-07-14T09:00:00Z', 'Europe/London', '2026-07-15T07:00:00Z'],
    [
      'over the night when clocks go back',
      '2026-10-24T12:00:00Z',
      'Europe/London',
      '2026-10-25T08:00:00Z',
    ],
    [
      'in the hour that comes twice',
      '2026-10-25T00:30:00Z',
      'Europe/London',
      '2026-10-25T08:00:00Z',
    ],
    [
      'over the night when clocks go forward',
      '2026-03-28T12:00:00Z',
      'Europe/London',
      '2026-03-29T07:00:00Z',
    ],
    [
      'in New York when clocks go forward',
      '2026-03-08T06:30:00Z',
      'America/New_York',
      '2026-03-08T12:00:00Z',
    ],
    [
      'in New York when clocks go back',
      '2026-11-01T05:30:00Z',
      'America/New_York',
      '2026-11-01T13:00:00Z',
    ],
    [
      'where it is tomorrow already',
      '2026-11-23T20:00:00Z',
      'Pacific/Auckland',
      '2026-11-24T19:00:00Z',
    ],
    ['at half an hour', '2026-11-23T00:00:00Z', 'Asia/Calcutta', '2026-11-23T02:30:00Z'],
    [
      'where clocks change by half an hour',
      '2026-04-04T12:00:00Z',
      'Australia/Lord_Howe',
      '2026-04-04T21:30:00Z',
    ],
    ['of the office, where no zone is known', '2026-11-23T07:00:00Z', null, '2026-11-23T08:00:00Z'],
    [
      'of the office, where the zone is gone',
      '2026-11-23T07:00:00Z',
      'Mars/Olympus',
      '2026-11-23T08:00:00Z',
    ],
  ])('%s', (_, after, zone, morning) => {
    expect(nextMorning(at(after), zone)).toEqual(at(morning));
  });
});
