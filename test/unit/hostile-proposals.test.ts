import { gapsIn } from '../../backend/modules/proposals/content-gaps';
import { contentOf, type ContentFacts } from '../../backend/modules/proposals/proposal-content';
import type { Line } from '../../backend/documents/priced-lines';
import type { Draft } from '../../backend/modules/proposals/proposal-draft';
import { seeded } from '../support/chance';

const RANDOM = 10_000;
const MAX_MINOR = 1_000_000_000_000n;
/** As the form allows. */
const MAX_UNIT = 10_000_000_000;
const MAX_QUANTITY = 1_000_000_000;

const seed = Number(process.env['PROPOSALS_SEED'] ?? Date.now() % 1_000_000_000);
const random = seeded(seed);

const whole = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
const oneOf = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!;

type Case = { lines: Line[]; agreed: number | null };

const line = (quantity: number, unitMinor: number, vatRate: number): Line => ({
  ...{ text: 'Work', quantity, unitMinor, vatRate },
});

/** Sizes of every order, so that small sums are as frequent as large ones. */
const size = (most: number): number => whole(1, Math.min(most, 10 ** whole(1, 10)));
const randomLine = (): Line =>
  line(
    size(MAX_QUANTITY),
    size(MAX_UNIT) * oneOf([1, 1, 1, -1]),
    oneOf([0, 500, 2_000, 2_000, 10_000, whole(0, 10_000)]),
  );
const randomCase = (): Case => ({
  lines: Array.from({ length: whole(1, oneOf([1, 3, 50])) }, randomLine),
  agreed: random() < 0.3 ? whole(0, 10 ** whole(1, 12)) : null,
});

/** Amounts at and beyond each bound, alone and balanced by another line at another rate. */
function hostileCases(): Case[] {
  const largest = 1_000_000 * 1_000;
  const units = [1, -1, 1_000_000, -1_000_000, 1_000_001, -1_000_001, MAX_UNIT, -MAX_UNIT];
  const cases: Case[] = [];
  for (const unit of units) {
    for (const [rate, other] of [
      [0, 10_000],
      [10_000, 0],
      [2_000, 2_000],
      [1, 9_999],
      [2_000, 500],
    ] as const) {
      const one = line(largest, unit, rate);
      for (const agreed of [null, 0]) {
        cases.push({ lines: [one], agreed });
        cases.push({ lines: [one, line(largest, -unit, other)], agreed });
        cases.push({ lines: [one, line(largest, -unit + Math.sign(unit), other)], agreed });
      }
    }
  }
  const known: Line[][] = [
    [line(1_000, 25_000_000, 0), line(1_000, -20_000_000, 10_000)],
    [line(400_000_000, 10_000_000, 0), line(200_000_000, -10_000_000, 10_000)],
    Array.from({ length: 50 }, (_, index) =>
      line(MAX_QUANTITY, MAX_UNIT * (index % 2 ? -1 : 1), index),
    ),
    Array.from({ length: 50 }, () => line(20_000_000, 1_000_000, 0)),
    [line(500, 1, 0), line(500, -1, 0)],
    [line(499, 1, 2_000)],
  ];
  return [...cases, ...known.flatMap((lines) => [0, null].map((agreed) => ({ lines, agreed })))];
}

/** Halves away from zero, by whole numbers alone. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const absolute = numerator < 0n ? -numerator : numerator;
  const quotient = absolute / denominator;
  const up = (absolute % denominator) * 2n >= denominator ? quotient + 1n : quotient;
  return numerator < 0n ? -up : up;
}

function exactly({ lines, agreed }: Case) {
  const nets = lines.map(({ quantity, unitMinor }) =>
    rounded(BigInt(quantity) * BigInt(unitMinor), 1_000n),
  );
  const byRate = new Map<number, bigint>();
  for (const [index, { vatRate }] of lines.entries()) {
    byRate.set(vatRate, (byRate.get(vatRate) ?? 0n) + nets[index]!);
  }
  const vat = [...byRate].map(([rate, net]) => ({
    rate,
    net,
    vat: rounded(net * BigInt(rate), 10_000n),
  }));
  const net = nets.reduce((total, one) => total + one, 0n);
  const total = vat.reduce((sum, one) => sum + one.vat, net);
  const after = agreed === null ? 0n : BigInt(agreed) + net;
  const all = [...nets, ...vat.flatMap((one) => [one.net, one.vat]), net, total, after];
  const isSmall = all.every((one) => one <= MAX_MINOR && one >= -MAX_MINOR);
  const isPrice =
    agreed === null ? net > 0n && total > 0n && vat.every((one) => one.vat >= 0n) : after >= 0n;
  return { nets, vat, net, total, isSmall, isSendable: isSmall && isPrice };
}

const draftOf = (lines: Line[]): Draft => ({
  ...{ scope: 'Work', exclusions: '', lines, deposit: null, milestones: [] },
  ...{ vatNote: 'Outside the UK.', validUntil: '2030-12-31' },
});

const facts = (agreed: number | null): ContentFacts => ({
  ...{ reference: 'PRO-000001', version: 1, issuedOn: '2026-12-01' },
  kind: agreed === null ? 'offer' : 'change',
  client: { name: 'Amira Khan', company: '' },
  request: { reference: 'REQ-000001', projectName: 'Forecasting' },
  offer: agreed === null ? null : { reference: 'PRO-000000', agreedMinor: agreed },
});

function expectExact(one: Case, label: string): boolean {
  const draft = draftOf(one.lines);
  const content = contentOf(draft, facts(one.agreed), true);
  const exact = exactly(one);
  const isSendable = gapsIn(draft, content).length === 0;
  const found = { label, lines: one.lines, isSendable };
  expect(found).toEqual({ label, lines: one.lines, isSendable: exact.isSendable });
  if (!exact.isSmall) return false;
  expect(content.lines.map(({ netMinor }) => BigInt(netMinor))).toEqual(exact.nets);
  const sums = exact.vat.toSorted((a, b) => b.rate - a.rate);
  expect(
    content.vat.map(({ rate, netMinor, vatMinor }) => ({
      rate,
      net: BigInt(netMinor),
      vat: BigInt(vatMinor),
    })),
  ).toEqual(sums);
  expect([BigInt(content.netMinor), BigInt(content.totalMinor)]).toEqual([exact.net, exact.total]);
  return isSendable;
}

describe('The price of a proposal', () => {
  it(`is exact or refused, whatever its lines are: ${RANDOM} by chance`, () => {
    process.stdout.write(`Proposals by chance: PROPOSALS_SEED=${seed} repeats them.\n`);
    let sendable = 0;
    for (let index = 0; index < RANDOM; index += 1) {
      if (expectExact(randomCase(), `seed ${seed}, proposal ${index}`)) sendable += 1;
    }
    // Both outcomes are frequent, or the cases would prove nothing.
    expect(sendable).toBeGreaterThan(RANDOM / 10);
    expect(sendable).toBeLessThan((RANDOM * 9) / 10);
  });

  it('is exact or refused with hostile lines', () => {
    const cases = hostileCases();
    expect(cases.length).toBeGreaterThanOrEqual(200);
    for (const [index, one] of cases.entries()) expectExact(one, `hostile proposal ${index}`);
  });
});
