import { plusDays, plusMonths, startOfMonth, type Day } from '../../../time/days';
import type { InvoiceContent, VatCategory } from '../invoice-content';
import { signedSums } from './signed-amounts';

export type VatRow = { category: VatCategory; rate: number; netMinor: number; vatMinor: number };

/** `withoutSterling`: documents in another currency whose content has no rate of exchange. */
export type VatPeriod = {
  from: Day;
  to: Day;
  sums: (VatRow & { currency: string })[];
  sterling: VatRow[];
  withoutSterling: string[];
};

/**
 * `firstQuarter`: the month in which a quarter starts, 1 to 3, because HMRC staggers VAT quarters
 * by firm.
 */
export type VatPeriods = { by: 'month' } | { by: 'quarter'; firstQuarter?: 1 | 2 | 3 };

/** VAT by rate and category in the periods of the tax points, in order. */
export function vatSums(contents: readonly InvoiceContent[], periods: VatPeriods): VatPeriod[] {
  const found = new Map<Day, VatPeriod>();
  for (const content of contents) {
    const from = startOfPeriod(content.taxPoint, periods);
    const months = periods.by === 'month' ? 1 : 3;
    const to = plusDays(plusMonths(from, months), -1);
    const period = found.get(from) ?? { from, to, sums: [], sterling: [], withoutSterling: [] };
    found.set(from, period);
    addContent(period, content);
  }
  return [...found.values()].sort((a, b) => (a.from < b.from ? -1 : 1)).map(sorted);
}

function startOfPeriod(day: Day, periods: VatPeriods): Day {
  const month = startOfMonth(day);
  if (periods.by === 'month') return month;
  const number = Number(month.slice(5, 7));
  return plusMonths(month, -((number - (periods.firstQuarter ?? 1) + 12) % 3));
}

function addContent(period: VatPeriod, content: InvoiceContent): void {
  const { currency, number } = content;
  for (const { sterling, category, rate, netMinor, vatMinor } of signedSums(content)) {
    add(period.sums, { currency, category, rate, netMinor, vatMinor });
    if (sterling) add(period.sterling, { category, rate, ...sterling });
    else if (!period.withoutSterling.includes(number)) period.withoutSterling.push(number);
  }
}

function add<Row extends VatRow & { currency?: string }>(rows: Row[], added: Row): void {
  const same = rows.find(
    ({ currency, category, rate }) =>
      currency === added.currency && category === added.category && rate === added.rate,
  );
  if (!same) return void rows.push({ ...added });
  same.netMinor += added.netMinor;
  same.vatMinor += added.vatMinor;
}

const keyOf = ({ currency = '', category, rate }: VatRow & { currency?: string }): string =>
  `${currency} ${category} ${String(10_000 - rate).padStart(6, '0')}`;

const sorted = (period: VatPeriod): VatPeriod => ({
  ...period,
  sums: period.sums.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  sterling: period.sterling.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
});
