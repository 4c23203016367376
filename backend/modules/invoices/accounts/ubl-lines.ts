import type { LineUnit, PricedLine } from '../../../documents/priced-lines';
import { tidyLine, tidyText, withoutRefused } from '../../../validation/characters';
import { decimalText } from '../../../validation/money';
import type { InvoiceContent, VatCategory } from '../invoice-content';
import { exactProduct } from './book-lines';
import { quantityText } from './signed-amounts';
import { cac, cbc, taxCategory } from './ubl-elements';
import type { MaybeElement } from './xml-writer';

/** UN/ECE recommendation 20: day, piece, lump sum; "one" if the text names the unit. */
const UNIT_CODES: Record<LineUnit | 'none', string> = {
  day: 'DAY',
  piece: 'H87',
  fixed: 'LS',
  none: 'C62',
};

const LONGEST_NAME = 200;

/** Prices below zero are not allowed, so a deduction has a quantity below zero. */
export function ublLine(
  given: PricedLine,
  id: number,
  category: VatCategory,
  { kind, currency }: InvoiceContent,
): MaybeElement {
  const isCredit = kind === 'credit';
  const line = exactProduct(given, currency);
  const quantity = line.unitMinor < 0 ? -line.quantity : line.quantity;
  const text = tidyText(withoutRefused(line.text));
  const name = tidyLine(text).slice(0, LONGEST_NAME).toWellFormed();
  const money = { currencyID: currency };
  return cac(isCredit ? 'CreditNoteLine' : 'InvoiceLine', [
    cbc('ID', String(id)),
    cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', quantityText(quantity), {
      unitCode: UNIT_CODES[line.unit ?? 'none'],
    }),
    cbc('LineExtensionAmount', decimalText(line.netMinor, currency), money),
    cac('Item', [
      cbc('Description', text === name ? null : text),
      cbc('Name', name || `Item ${id}`),
      taxCategory('ClassifiedTaxCategory', category, line.vatRate),
    ]),
    cac('Price', [cbc('PriceAmount', decimalText(Math.abs(line.unitMinor), currency), money)]),
  ]);
}
