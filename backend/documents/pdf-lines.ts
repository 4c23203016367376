import { amountOf, formatMoney } from '../validation/money';
import type { PdfPage } from './pdf-page';
import type { LineUnit, PricedLine, Totals } from './priced-lines';

type Priced = Totals & { currency: string; vatNote: string };

export const moneyIn =
  ({ currency }: { currency: string }) =>
  (minor: number): string =>
    formatMoney(amountOf(minor, currency), currency);

const percent = (rate: number): string => `${rate / 100}%`;

/** Empty for a line from before there were units. */
const unitOf = ({ unit, quantity }: PricedLine): string =>
  unit ? UNITS[unit][quantity === 1_000 ? 0 : 1] : '';

const UNITS: Record<LineUnit, [one: string, many: string]> = {
  day: ['day', 'days'],
  piece: ['piece', 'pieces'],
  fixed: ['fixed price', 'fixed price'],
};

const PRICE_COLUMNS = {
  names: ['Description', 'Quantity', 'Unit price', 'VAT', 'Net'],
  look: { shares: [0.46, 0.14, 0.16, 0.08, 0.16] },
};
const WITH_UNITS = {
  names: ['Description', 'Quantity', 'Unit', 'Unit price', 'VAT', 'Net'],
  look: { shares: [0.36, 0.12, 0.13, 0.16, 0.07, 0.16], left: [0, 2] },
};

/** Lines and sums of a paper with a price. */
export function drawLines(page: PdfPage, content: Priced): void {
  const money = moneyIn(content);
  const hasUnits = content.lines.some((line) => unitOf(line) !== '');
  const { names, look } = hasUnits ? WITH_UNITS : PRICE_COLUMNS;
  page.row(names, { ...look, isSoft: true });
  for (const line of content.lines) {
    page.row(
      [
        ...[line.text, String(line.quantity / 1_000)],
        ...(hasUnits ? [unitOf(line)] : []),
        ...[money(line.unitMinor), percent(line.vatRate), money(line.netMinor)],
      ],
      look,
    );
  }
  drawSums(page, content);
}

function drawSums(page: PdfPage, content: Priced): void {
  const money = moneyIn(content);
  const look = { shares: [0.7, 0.3] };
  page.row(['Net', money(content.netMinor)], look);
  for (const { rate, netMinor, vatMinor } of content.vat) {
    page.row([`VAT ${percent(rate)} on ${money(netMinor)}`, money(vatMinor)], look);
  }
  page.row(['Total', money(content.totalMinor)], { ...look, bold: true });
  if (!content.vatNote) return;
  page.space(6);
  page.write(content.vatNote, { isSoft: true });
}
