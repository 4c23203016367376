import { InvoiceAgeValues, InvoiceStateValues } from '../../../api/generated/enums';
import { type AnswerOf, q } from '../../../api/call';
import type { Day } from '../../../lib/dates';
import { choice } from '../../lists/list-filters';
import { listSource } from '../../lists/list-source';
import { ageLabels, listWords as words, stateLabels } from './words';

export type Invoice = AnswerOf<'/api/invoices/{id}', 'get'>;
export type InvoiceRow = AnswerOf<'/api/invoices', 'get'>['invoices'][number];
export type Money = AnswerOf<'/api/requests/{id}/money', 'get'>;
export type Billing = AnswerOf<'/api/billing-details', 'get'>;

/** Clients never see a draft. */
const issuedStates = InvoiceStateValues.filter((state) => state !== 'draft');

/** A client has few invoices: one page holds them, so that the open ones can come first. */
const pageSize = 50;

export const ownInvoiceSource = listSource({
  path: '/api/invoices',
  pageSize,
  filters: { state: choice(words.state, words.anyState, issuedStates, stateLabels) },
});

export const invoiceSource = listSource({
  path: '/api/invoices',
  filters: {
    state: choice(words.state, words.anyState, InvoiceStateValues, stateLabels),
    age: choice(words.age, words.anyAge, InvoiceAgeValues, ageLabels),
  },
});

const AGAIN_MS = 3_000;

/** Read again until the worker has made its PDF, and until a payment has arrived. */
export const oneInvoice = (id: string, isPaying = false) =>
  q(
    '/api/invoices/{id}',
    { path: { id } },
    {
      refetchInterval({ state: { data } }) {
        if (!data || data.state === 'draft') return false;
        return data.hasPdf && !(isPaying && data.openMinor > 0) ? false : AGAIN_MS;
      },
    },
  );

export const moneyOf = (id: string) => q('/api/requests/{id}/money', { path: { id } });

/** The query in an address. Staff name an invoice of the client. */
export const accountAt = (params: URLSearchParams) => ({
  ...(params.get('invoice') ? { invoiceId: params.get('invoice')! } : {}),
  ...(params.get('from') ? { from: params.get('from') as Day } : {}),
  ...(params.get('to') ? { to: params.get('to') as Day } : {}),
});

export const accountStatement = (query: ReturnType<typeof accountAt>) =>
  q('/api/account-statement', { query });

export const ownBilling = () => q('/api/billing-details');
