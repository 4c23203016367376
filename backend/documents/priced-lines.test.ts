import { divideRounded, scheduleOf, totalsOf, type Line } from './priced-lines';

/** Seeded, so that a failure can be reproduced. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

/** Long division on decimal text: shares nothing with the code under test. */
function roundedFraction(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  const positive = numerator * sign;
  const whole = positive / denominator;
  const rest = positive % denominator;
  return sign * (rest >= denominator - rest ? whole + 1n : whole);
}

const RATES = [0, 500, 1_234, 2_000];

describe('Money of proposals', () => {
  it('agrees with exact fractions on 10,000 random proposals', () => {
    const random = randomFrom(20_261_125);
    for (let round = 0; round < 10_000; round += 1) {
      const lines: Line[] = Array.from({ length: 1 + random(50) }, () => ({
        text: 'Work',
        quantity: 1 + random(random(2) ? 9_999 : 1_000_000_000),
        unitMinor: random(random(2) ? 1_000 : 10_000_000) * (random(9) ? 1 : -1),
        vatRate: RATES[random(RATES.length)]!,
      }));
      const totals = totalsOf(lines);
      const nets = lines.map((l) =>
        roundedFraction(BigInt(l.quantity) * BigInt(l.unitMinor), 1_000n),
      );
      expect(totals.lines.map(({ netMinor }) => BigInt(netMinor))).toEqual(nets);
      const used = RATES.filter((rate) => lines.some(({ vatRate }) => vatRate === rate)).reverse();
      const vat = used.map((rate) => {
        const ofRate = nets.filter((_, index) => lines[index]!.vatRate === rate);
        const net = ofRate.reduce((a, b) => a + b, 0n);
        return { rate, net, vat: roundedFraction(net * BigInt(rate), 10_000n) };
      });
      expect(
        totals.vat.map((one) => ({
          rate: one.rate,
          net: BigInt(one.netMinor),
          vat: BigInt(one.vatMinor),
        })),
      ).toEqual(vat);
      const net = nets.reduce((a, b) => a + b, 0n);
      const tax = vat.reduce((a, one) => a + one.vat, 0n);
      expect([totals.netMinor, totals.vatMinor, totals.totalMinor].map(BigInt)).toEqual([
        net,
        tax,
        net + tax,
      ]);
      const cut = 1 + random(9_998);
      const schedule = scheduleOf(totals.netMinor, [{ share: cut }, { share: 10_000 - cut }]);
      // So much that every share is a penny at least.
      if (net >= 10_000n) expect(BigInt(schedule![0]!) + BigInt(schedule![1]!)).toBe(net);
      else expect(schedule?.every((one) => one > 0) ?? true).toBe(true);
    }
  });

  it.each([
    ['a half away from zero', divideRounded(5n, 10n), 1n],
    ['a negative half away from zero', divideRounded(-5n, 10n), -1n],
    ['less than a half down', divideRounded(49n, 100n), 0n],
  ])('rounds %s', (_, given, expected) => expect(given).toBe(expected));

  it('rounds VAT once a rate: three lines of 0.33 at 20 % owe 0.20, not 3 × 0.07', () => {
    const line = { text: 'Work', quantity: 1_000, unitMinor: 33, vatRate: 2_000 };
    expect(totalsOf([line, line, line])).toMatchObject({ netMinor: 99, vatMinor: 20 });
  });

  it.each([
    [
      'shares of a third',
      100,
      [{ share: 3_333 }, { share: 3_333 }, { share: 3_334 }],
      [33, 33, 34],
    ],
    ['a deposit and amounts', 100, [{ share: 2_500 }, { minor: 75 }], [25, 75]],
    ['amounts that are too little', 100, [{ minor: 99 }], null],
    ['shares that are too much', 100, [{ share: 9_000 }, { share: 2_000 }], null],
    ['nothing', 100, [], null],
    ['a part of nothing', 100, [{ minor: 100 }, { minor: 0 }], null],
    ['a last part below zero', 1_700, [...Array(11).fill({ share: 909 }), { share: 1 }], null],
    ['a share that rounds to nothing', 100, [{ share: 9_999 }, { share: 1 }], null],
  ])('schedules %s', (_, net, parts, expected) => expect(scheduleOf(net, parts)).toEqual(expected));
});
