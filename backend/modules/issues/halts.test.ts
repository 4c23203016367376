import { haltFor } from './halts';

const outcomes = (tried: number, bounced: number, complained: number) => ({
  ...{ tried, bounced, complained },
});

describe('An issue pauses itself', () => {
  it.each([
    ['one complaint among 507', outcomes(507, 0, 1), null, null],
    ['two complaints', outcomes(507, 0, 2), null, null],
    ['three complaints', outcomes(507, 0, 3), null, 'complaints'],
    ['three complaints among few', outcomes(499, 0, 3), null, null],
    ['one in a thousand', outcomes(3_000, 0, 3), null, null],
    ['more than one in a thousand', outcomes(2_999, 0, 3), null, 'complaints'],
    ['two bounces in a hundred', outcomes(500, 10, 0), null, null],
    ['more than two bounces in a hundred', outcomes(500, 11, 0), null, 'bounces'],
    ['what was known when it was resumed', outcomes(1_100, 11, 3), outcomes(507, 11, 3), null],
    ['as many again', outcomes(1_100, 30, 3), outcomes(507, 11, 3), 'bounces'],
    ['few since then', outcomes(900, 40, 9), outcomes(507, 11, 3), null],
  ])('or not: %s', (_what, now, resumed, halt) => expect(haltFor(now, resumed)).toBe(halt));
});
