import type { PricedLine } from '../../../documents/priced-lines';
import type { Day } from '../../../time/days';
import { decimalText } from '../../../validation/money';
import { tidyLine } from '../../../validation/characters';
import type { InvoiceContent, VatCategory } from '../invoice-content';
import { lineCategory, quantityText, signOf, vatByLine } from './signed-amounts';

/** A line as accounting programs import it. Amounts are minor units; credits are below zero. */
export type BookLine = {
  content: InvoiceContent;
  description: string;
  quantity: string;
  unitMinor: number;
  netMinor: number;
  vatMinor: number;
  category: VatCategory;
  vatRate: number;
};

export function bookLines(content: InvoiceContent): BookLine[] {
  const sign = signOf(content);
  const vat = vatByLine(content);
  return content.lines.map((line, at) => ({
    content,
    ...signedProduct(exactProduct(line, content.currency), sign),
    netMinor: sign * line.netMinor || 0,
    vatMinor: sign * vat[at]! || 0,
    category: lineCategory(content, line.vatRate),
    vatRate: line.vatRate,
  }));
}

/**
 * Programs multiply again and round in their own way, so a line whose product has to be rounded is
 * one piece of its net amount, and its text holds the product.
 */
export function exactProduct(line: PricedLine, currency: string): PricedLine {
  const { text, quantity, unitMinor, netMinor } = line;
  if (BigInt(quantity) * BigInt(unitMinor) === BigInt(netMinor) * 1_000n) return line;
  const product = `${quantityText(quantity)} × ${decimalText(unitMinor, currency)}`;
  return {
    ...line,
    text: `${text} (${product})`,
    quantity: 1_000,
    unit: undefined,
    unitMinor: netMinor,
  };
}

const signedProduct = ({ text, quantity, unitMinor }: PricedLine, sign: 1 | -1) => ({
  description: tidyLine(text),
  quantity: quantityText(quantity),
  unitMinor: sign * unitMinor || 0,
});

export const buyerName = ({ buyer }: InvoiceContent): string => buyer.company || buyer.name;

export const addressLines = (address: string): string[] =>
  address
    .split('\n')
    .map((line) => tidyLine(line))
    .filter(Boolean);

/** "27/11/2026", as British programs read dates. */
export const britishDay = (day: Day): string => day.split('-').reverse().join('/');

/** "INV-000123" is what a credit note names, besides the buyer's own reference. */
export const bookReference = ({ buyer, request, credits }: InvoiceContent): string =>
  [credits?.number, buyer.reference || request.reference].filter(Boolean).join(' ');
