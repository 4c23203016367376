import {
  CALENDAR,
  DATA_REQUEST,
  INBOUND_MAIL,
  MAILBOX,
  refusedMail,
  ROW,
  serverAway,
  waitAfter,
  WEBHOOK,
  type RetryPolicy,
} from './retry-policy';

const shortest = { random: () => 0 };
const longest = { random: () => 1 };

/** Of the first `most` failures, until it is given up. */
function waitsOf(policy: RetryPolicy, most = 20): number[] {
  const all = Array.from({ length: most }, (_, n) => waitAfter(policy, n + 1, shortest));
  return all.filter((wait) => wait !== null);
}

const hours = (waits: number[]): number => waits.reduce((sum, wait) => sum + wait, 0) / 3_600;

describe('What failed', () => {
  it('waits as long as its policy says', () => {
    expect(waitsOf(ROW, 11)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    expect(waitsOf(DATA_REQUEST, 8)).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
    expect(waitsOf(CALENDAR, 3)).toEqual([300, 300, 300]);
    expect(waitsOf(MAILBOX, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(waitsOf(refusedMail(30))).toEqual([30, 60, 120, 240, 480, 960, 1_920]);
  });

  it('is given up after as many failures as its policy says', () => {
    expect(hours(waitsOf(refusedMail(30)))).toBeGreaterThan(1);
    expect(Math.floor(hours(waitsOf(WEBHOOK)))).toBe(75);
    expect(waitsOf(INBOUND_MAIL)).toHaveLength(15);
    expect([9, 10].map((n) => waitAfter(WEBHOOK, n, shortest))).toEqual([86_400, null]);
    expect(waitAfter(ROW, 10_000, shortest)).toBe(600);
  });

  it('waits for a server that is away for three days, and at most 16 minutes at once', () => {
    const waits = waitsOf(serverAway(30), 400);
    expect(Math.max(...waits)).toBe(960);
    expect(Math.floor(hours(waits) / 24)).toBe(3);
  });

  it('is not tried again together with what failed at the same time', () => {
    expect(waitAfter(WEBHOOK, 4, longest)).toBeCloseTo(7_920);
    expect(waitAfter(refusedMail(30), 1, longest)).toBeCloseTo(33);
  });

  it('waits no shorter than it was asked to, up to a day', () => {
    const asked = (failures: number, askedSeconds: number) =>
      waitAfter(WEBHOOK, failures, { askedSeconds, ...shortest });
    expect([asked(1, 120), asked(3, 120), asked(1, 9e8), asked(10, 120)]).toEqual([
      120,
      1_800,
      86_400,
      null,
    ]);
  });
});
