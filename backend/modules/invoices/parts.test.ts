import { scheduleOf, totalsOf, type Line, type VatSum } from '../../documents/priced-lines';
import { addUp, creditedOf, less, partsOf, sumsOf, take } from './parts';

/** A small generator, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed;
  return (least: number, most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + (state % (most - least + 1));
  };
}

const RATES = [2_000, 500, 0];

function agreedBy(random: ReturnType<typeof randomFrom>, isChange: boolean) {
  const lines: Line[] = Array.from({ length: random(1, 6) }, (_, at) => ({
    text: `Line ${at}`,
    quantity: random(1, 5_000),
    unitMinor: random(isChange ? -90_000 : 1, 90_000),
    vatRate: RATES[random(0, 2)]!,
  }));
  const totals = totalsOf(lines);
  const count = totals.netMinor > 100 ? random(0, 4) : 0;
  const shares = Array.from({ length: count }, (_, at) => ({
    share: at === count - 1 ? 10_000 - at * 2_000 : 2_000,
  }));
  const amounts = count > 0 ? scheduleOf(totals.netMinor, shares)! : [];
  const hasDeposit = count > 1 && random(0, 1) === 1;
  return {
    ...totals,
    depositMinor: hasDeposit ? amounts[0]! : null,
    milestones: amounts
      .slice(hasDeposit ? 1 : 0)
      .map((minor, at) => ({ title: `Stage ${at + 1}`, due: null, minor })),
  };
}

describe('The parts of a plan', () => {
  it.each([false, true])('add up at every rate, to the penny (change order: %s)', (isChange) => {
    const random = randomFrom(isChange ? 7 : 3);
    for (let tries = 0; tries < 5_000; tries += 1) {
      const agreed = agreedBy(random, isChange);
      const parts = partsOf(agreed);
      const { vat, ...sums } = addUp(parts);
      const given = agreed.vat.filter((one) => one.netMinor !== 0 || one.vatMinor !== 0);
      expect([vat, sums]).toEqual([
        given,
        {
          netMinor: agreed.netMinor,
          vatMinor: agreed.vatMinor,
          totalMinor: agreed.totalMinor,
        },
      ]);
      if (isChange) continue;
      for (const part of parts) {
        for (const { rate, netMinor, vatMinor } of part.vat) {
          expect(netMinor).toBeGreaterThanOrEqual(0);
          // Rounding of several parts adds up; EN 16931 (BR-CO-17) allows more.
          expect(Math.abs(vatMinor - (netMinor * rate) / 10_000)).toBeLessThan(2);
        }
      }
    }
  });

  it('are the whole as one, without a schedule', () => {
    const agreed = totalsOf([{ text: 'Work', quantity: 1_000, unitMinor: 999, vatRate: 2_000 }]);
    const parts = partsOf({ ...agreed, depositMinor: null, milestones: [] });
    expect(parts).toEqual([
      {
        ...{ kind: 'final', title: 'Agreed work', dueOn: null },
        ...{ netMinor: 999, vatMinor: 200, totalMinor: 1_199 },
        vat: [{ rate: 2_000, netMinor: 999, vatMinor: 200 }],
      },
    ]);
  });
});

describe('What is credited of an invoice', () => {
  it('comes back to the penny, with what change orders took off, however often', () => {
    const random = randomFrom(11);
    let withReductions = 0;
    for (let tries = 0; tries < 10_000; tries += 1) {
      const main = addUp(partsOf(agreedBy(random, false)));
      const others = Array.from({ length: random(0, 2) }, () =>
        addUp(partsOf(agreedBy(random, true))),
      );
      let parts: { vat: VatSum[] }[] = [main];
      for (const other of others) {
        if (other.totalMinor > 0 || addUp([...parts, other]).totalMinor <= 0) continue;
        parts.push(other);
      }
      if (parts.length > 1) withReductions += 1;
      const back: { vat: VatSum[] }[] = [];
      const invoiced = addUp(parts);
      const left = invoiced.vat.map((sum) => ({ ...sum }));
      for (let notes = random(1, 3); notes > 0; notes -= 1) {
        const { vat: credited } =
          notes === 1
            ? sumsOf(left.map((sum) => ({ ...sum })))
            : sumsOf(
                left.map((sum) =>
                  sum.netMinor > 0
                    ? take(sum, random(0, sum.netMinor))
                    : { ...sum, netMinor: 0, vatMinor: 0 },
                ),
              );
        const given = creditedOf(parts, credited);
        expect(addUp(given.map((vat) => ({ vat }))).vat).toEqual(addUp([{ vat: credited }]).vat);
        back.push(...given.map((vat) => ({ vat })));
        parts = parts.map((part, at) => less(part, given[at]!));
      }
      expect(addUp(parts)).toMatchObject({ vat: [], totalMinor: 0 });
      expect(addUp(back)).toEqual(invoiced);
    }
    expect(withReductions).toBeGreaterThan(1_000);
  });
});
