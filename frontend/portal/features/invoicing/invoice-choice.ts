import { q, useQuery } from '../../../api/call';
import { formatMinor } from '../../../lib/money';

const MOST = 100;

const inState = (state: 'issued' | 'part_paid') =>
  q('/api/invoices', { query: { state, limit: MOST } });

/** Invoices with something left to pay, for a payment to go to. */
export function useOpenInvoices(currency?: string) {
  const found = [useQuery(inState('issued')), useQuery(inState('part_paid'))];
  const invoices = found
    .flatMap(({ data }) => data?.invoices ?? [])
    .filter((one) => one.openMinor > 0 && (!currency || one.currency === currency));
  // One that was paid in part between the two answers is in both.
  return [...new Map(invoices.map((one) => [one._id, one])).values()];
}

export type OpenInvoice = ReturnType<typeof useOpenInvoices>[number];

export const invoiceOptions = (invoices: readonly OpenInvoice[]) =>
  invoices.map((one) => ({
    value: one._id,
    label: [one.number, one.company || one.client, formatMinor(one.openMinor, one.currency)].join(
      ', ',
    ),
  }));
