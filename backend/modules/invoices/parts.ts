import { divideRounded, type Totals, type VatSum } from '../../documents/priced-lines';
import type { Day } from '../../time/days';
import type { PartKind } from './plan.entity';

export type Part = {
  kind: PartKind;
  title: string;
  dueOn: Day | null;
  vat: VatSum[];
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
};

type Agreed = Pick<Totals, 'vat' | 'netMinor'> & {
  depositMinor: number | null;
  milestones: { title: string; due: Day | null; minor: number }[];
};

type Share = Pick<Part, 'kind' | 'title' | 'dueOn' | 'netMinor'>;

/**
 * Splits an accepted proposal into a deposit, a stage for each milestone, and the rest. At every VAT
 * rate the parts add up to the whole, to the penny.
 */
export function partsOf(agreed: Agreed): Part[] {
  const shares = sharesOf(agreed);
  const rests = agreed.vat.map((sum) => ({ ...sum }));
  return shares.map((share, at) => {
    const vat =
      at === shares.length - 1
        ? rests.map((rest) => ({ ...rest }))
        : takeFrom(rests, share.netMinor);
    return { ...share, ...sumsOf(vat) };
  });
}

function sharesOf({ netMinor, depositMinor, milestones }: Agreed): Share[] {
  const parts: Share[] = [
    ...(depositMinor === null
      ? []
      : [{ kind: 'deposit' as const, title: 'Deposit', dueOn: null, netMinor: depositMinor }]),
    ...milestones.map(({ title, due, minor }) => ({
      kind: 'stage' as const,
      ...{ title, dueOn: due, netMinor: minor },
    })),
  ];
  const planned = parts.reduce((sum, part) => sum + part.netMinor, 0);
  const last = parts.at(-1);
  if (last?.kind === 'stage' && planned === netMinor) {
    return [...parts.slice(0, -1), { ...last, kind: 'final' }];
  }
  if (planned === netMinor && last) return parts;
  const title = netMinor < 0 ? 'Reduction' : 'Agreed work';
  return [...parts, { kind: 'final', title, dueOn: null, netMinor: netMinor - planned }];
}

/** Takes `netMinor` from `rests`, from each rate in proportion. Never more than a rate has left. */
function takeFrom(rests: VatSum[], netMinor: number): VatSum[] {
  const whole = rests.reduce((sum, rest) => sum + BigInt(rest.netMinor), 0n);
  const wanted = rests.map((rest, at) => {
    const exact = BigInt(netMinor) * BigInt(rest.netMinor);
    return { at, net: whole === 0n ? 0n : exact / whole, left: whole === 0n ? 0n : exact % whole };
  });
  let missing = BigInt(netMinor) - wanted.reduce((sum, one) => sum + one.net, 0n);
  for (const one of [...wanted].sort((a, b) => (a.left > b.left ? -1 : a.left < b.left ? 1 : 0))) {
    if (missing <= 0n || one.left === 0n) break;
    one.net += 1n;
    missing -= 1n;
  }
  return wanted.map(({ at, net }) => take(rests[at]!, Number(net)));
}

/** Takes a net amount and its VAT from the remainder of a rate. */
export function take(rest: VatSum, netMinor: number): VatSum {
  const vatMinor =
    rest.netMinor === 0
      ? 0
      : Number(divideRounded(BigInt(rest.vatMinor) * BigInt(netMinor), BigInt(rest.netMinor)));
  rest.netMinor -= netMinor;
  rest.vatMinor -= vatMinor;
  return { rate: rest.rate, netMinor, vatMinor };
}

export function sumsOf(vat: readonly VatSum[]) {
  const sums = vat.filter((one) => one.netMinor !== 0 || one.vatMinor !== 0);
  const netMinor = sums.reduce((sum, one) => sum + one.netMinor, 0);
  const vatMinor = sums.reduce((sum, one) => sum + one.vatMinor, 0);
  return { vat: sums, netMinor, vatMinor, totalMinor: netMinor + vatMinor };
}

/** The sums of several, rate by rate. */
export function addUp(parts: readonly { vat: readonly VatSum[] }[]): ReturnType<typeof sumsOf> {
  const rates = new Map<number, VatSum>();
  for (const { rate, netMinor, vatMinor } of parts.flatMap(({ vat }) => vat)) {
    const sum = rates.get(rate) ?? { rate, netMinor: 0, vatMinor: 0 };
    rates.set(rate, {
      rate,
      netMinor: sum.netMinor + netMinor,
      vatMinor: sum.vatMinor + vatMinor,
    });
  }
  return sumsOf([...rates.values()].sort((a, b) => b.rate - a.rate));
}

type Vat = { vat: readonly VatSum[] };

export const negated = (vat: readonly VatSum[]): VatSum[] =>
  vat.map(({ rate, netMinor, vatMinor }) => ({
    rate,
    netMinor: -netMinor,
    vatMinor: -vatMinor,
  }));

/** The rest of a part. */
export const less = ({ vat }: Vat, given: readonly VatSum[]): ReturnType<typeof sumsOf> =>
  addUp([{ vat }, { vat: negated(given) }]);

/**
 * Of each part of an invoice, what a credit note of it gives back. If all of a rate is credited, what
 * change orders took off comes back with it; else it stays, or more would come back than is credited.
 */
export function creditedOf(parts: readonly Vat[], credited: readonly VatSum[]): VatSum[][] {
  const { vat: whole } = addUp(parts);
  const rests = credited.map((sum) => ({ ...sum }));
  const isWhole = (rate: number) =>
    whole.some((all) => all.rate === rate && credited.some((one) => isSame(one, all)));
  return parts.map(({ vat }) => vat.map((sum) => (isWhole(sum.rate) ? sum : takenOff(rests, sum))));
}

const isSame = (one: VatSum, other: VatSum): boolean =>
  one.rate === other.rate && one.netMinor === other.netMinor && one.vatMinor === other.vatMinor;

function takenOff(rests: VatSum[], sum: VatSum): VatSum {
  const rest = rests.find(({ rate }) => rate === sum.rate);
  if (!rest || sum.netMinor <= 0) return { ...sum, netMinor: 0, vatMinor: 0 };
  const isAll = rest.netMinor >= sum.netMinor && rest.vatMinor >= sum.vatMinor;
  const given = isAll ? { ...sum } : { ...rest };
  rest.netMinor -= given.netMinor;
  rest.vatMinor -= given.vatMinor;
  return given;
}
