import { freeTimes, type Host } from './free-times';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Clocks change in spring and autumn, by an hour or half of one, at midnight or in the small hours. */
const ZONES = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
];

const WANTED = { minutes: 30, bufferMinutes: 0, dailyLimit: 50 };

const hostIn = (zone: string, over: Partial<Host> = {}): Host => ({
  id: 'host',
  rank: 0,
  only: null,
  zone,
  hours: Array.from({ length: 7 }, (_, day) => ({ day: day + 1, from: '00:00', to: '24:00' })),
  holidays: new Set(),
  absences: [],
  taken: [],
  callsOn: new Map(),
  ...over,
});

/** Local time from Intl alone, independent of the code under test. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at: number): string => format.format(at);
}

function changesOf(zone: string): number[] {
  const clock = clockOf(zone);
  const hourOf = (at: number) => Number(clock(at).slice(11, 13));
  const found: number[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2031, 0, 1); at += DAY) {
    if (hourOf(at) !== hourOf(at + DAY) || clock(at).slice(14) !== clock(at + DAY).slice(14)) {
      found.push(at);
    }
  }
  return found;
}

describe('Free times', () => {
  it.each(ZONES)('agree with a walk by the minute at every change of clocks in %s', (zone) => {
    const changes = changesOf(zone);
    expect(changes.length).toBeGreaterThanOrEqual(8);
    const clock = clockOf(zone);
    for (const change of changes) {
      const [from, to] = [change - DAY / 2, change + 1.5 * DAY];
      const seen = new Set<string>();
      for (let at = from - 3 * 60 * MINUTE; at < from; at += MINUTE) seen.add(clock(at));
      const expected: number[] = [];
      for (let at = from; at < to; at += MINUTE) {
        const shown = clock(at);
        if (/:(?:00|30)$/.test(shown) && !seen.has(shown)) expected.push(at);
        seen.add(shown);
      }
      expect([...freeTimes(WANTED, [hostIn(zone)], from, to).keys()]).toEqual(expected);
    }
  });

  const at = (time: string) => Date.parse(`2026-12-01T${time}Z`);
  const offered = (host: Partial<Host>, wanted: Partial<typeof WANTED> = {}) =>
    [
      ...freeTimes(
        { ...WANTED, ...wanted },
        [hostIn('UTC', { hours: [{ day: 2, from: '09:00', to: '11:00' }], ...host })],
        at('00:00'),
        at('23:59'),
      ).keys(),
    ].map((start) => new Date(start).toISOString().slice(11, 16));

  it.each([
    ['within the hours', {}, {}, ['09:00', '09:30', '10:00', '10:30']],
    ['as long as the call fits', {}, { minutes: 50 }, ['09:00', '09:30', '10:00']],
    [
      'to the last minute',
      { hours: [{ day: 2, from: '09:00', to: '09:50' }] },
      { minutes: 20 },
      ['09:00', '09:30'],
    ],
    [
      'around a call and the time after it',
      { taken: [[at('09:30'), at('10:15')]] as const },
      {},
      ['09:00', '10:30'],
    ],
    [
      'with time kept free before the next',
      { taken: [[at('10:00'), at('10:30')]] as const },
      { bufferMinutes: 15 },
      ['09:00', '10:30'],
    ],
    ['not on a holiday', { holidays: new Set(['2026-12-01']) }, {}, []],
    ['not during an absence', { absences: [['2026-11-30', '2026-12-01']] as const }, {}, []],
    ['only while a deputy', { only: ['2026-12-02', '2026-12-03'] as const }, {}, []],
    ['up to the most a day', { callsOn: new Map([['2026-12-01', 2]]) }, { dailyLimit: 2 }, []],
  ] as [string, Partial<Host>, Partial<typeof WANTED>, string[]][])(
    '%s',
    (_, host, wanted, times) => {
      expect(offered(host, wanted)).toEqual(times);
    },
  );

  it('ask the next in rank only on days when nobody before them works', () => {
    const owner = hostIn('UTC', { id: 'owner', absences: [['2026-12-02', '2026-12-02']] });
    const deputy = hostIn('UTC', { id: 'deputy', rank: 1 });
    const free = freeTimes(WANTED, [deputy, owner], at('12:00'), at('12:00') + DAY);
    expect(free.get(at('12:00'))).toEqual(['owner']);
    expect(free.get(at('12:00') + DAY - 30 * MINUTE)).toEqual(['deputy']);
  });
});
