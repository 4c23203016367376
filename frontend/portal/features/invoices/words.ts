import type {
  CreditReason,
  InvoiceAge,
  InvoiceKind,
  InvoiceState,
  VatCategory,
} from '../../../api/call';
import { InvoiceStateWords } from '../../../api/generated/words/invoice-state';
import { count } from '../../../lib/text';

/** A credit note is no bill, so its own states are other words. */
export const stateLabels: Record<InvoiceState | 'late' | 'credit', string> = {
  ...InvoiceStateWords,
  late: 'Overdue',
  credit: 'Credit note',
};

export const kindLabels: Record<InvoiceKind, string> = {
  deposit: 'Deposit',
  stage: 'Stage',
  final: 'Final invoice',
  credit: 'Credit note',
};

export const ageLabels: Record<InvoiceAge, string> = {
  not_due: 'Not due',
  to_30: '1–30 days late',
  to_60: '31–60 days late',
  over_60: '61+ days late',
};

export const dueWords = {
  in: (days: number) => (days === 0 ? 'today' : `in ${count(days, 'day')}`),
  late: (days: number) => `${count(days, 'day')} late`,
  on: (day: string) => `Due ${day}`,
  issued: (day: string) => `issued ${day}`,
};

export const listWords = {
  title: 'Invoices',
  lead: 'What is to be paid, and what was paid.',
  noun: 'invoice',
  searchIn: 'Project, client or number',
  columns: { about: 'Invoice', state: 'State', due: 'Due', sum: 'Sum' },
  state: 'State',
  anyState: 'All states',
  age: 'Age',
  anyAge: 'Any age',
  none: '–',
  open: (sum: string) => `${sum} to pay`,
  billing: 'Billing details',
  account: 'Statement of account',
  empty: { title: 'No invoices yet', text: 'Invoices for your projects appear here.' },
};

const percent = (rate: number): string => `${rate / 100}%`;

export const categoryLabels: Record<VatCategory, string> = {
  S: 'VAT',
  Z: 'Zero-rated',
  E: 'Exempt from VAT',
  AE: 'Reverse charge',
  O: 'Outside the scope of VAT',
};

export const reasonLabels: Record<CreditReason, string> = {
  mistake: 'A mistake, invoiced again',
  reduction: 'The price is reduced',
};

export const pageWords = {
  title: 'Invoice',
  draft: 'Draft invoice',
  titleOf: (number: string, isCredit: boolean) =>
    `${isCredit ? 'Credit note' : 'Invoice'} ${number}`,
  noun: 'the invoice',
  missing: 'There is no such invoice',
  missingText: 'The address may be mistyped, or the invoice belongs to another account.',
  all: 'All invoices',
  pdf: 'Download PDF',
  pdfMaking: 'The PDF is being made. It takes a few seconds.',
  ask: 'Ask a question',
  question: 'Question',
  asking: {
    title: 'Ask about this invoice',
    description:
      'Your question goes into the conversation of the request. We send no reminders until it is answered.',
    action: 'Send question',
  },
};

export const payWords = {
  label: 'Payment',
  toPay: 'To pay',
  total: 'Total with VAT',
  paid: 'Paid',
  credited: 'Credited',
  writtenOff: 'Not to be paid any more',
  ofTotal: (total: string) => `of ${total}`,
  pay: 'Pay by card',
  thanks: 'Thank you. We tell you when the payment has arrived.',
  arrived: 'Thank you. Your payment has arrived.',
  paused: 'A question about this invoice is open. We send no reminders until it is answered.',
  bank: 'Pay by bank transfer',
  quote: 'Quote',
  quoteHint: 'We find your payment by this number.',
  what: {
    reference: 'number to quote',
    name: 'account name',
    sortCode: 'sort code',
    account: 'account number',
    iban: 'IBAN',
    bic: 'BIC',
  },
  facts: {
    reference: 'Reference to quote',
    name: 'Account name',
    sortCode: 'Sort code',
    account: 'Account number',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
  },
};

export const payLinkWords = {
  title: 'Pay an invoice',
  titleOf: (number: string) => `Invoice ${number}`,
  noun: 'the invoice',
  dead: 'This link no longer leads to an invoice. Please use the latest e-mail, or write to us.',
  cut: 'The link arrived without its last part. Please copy it whole from the e-mail.',
  thanks: 'Thank you',
  paid: 'We tell you by e-mail when the payment has arrived. You can close this page.',
  back: 'Nothing was paid. To pay, use the link of the e-mail again.',
};

export const paperWords = {
  label: 'What is invoiced',
  net: 'without VAT',
  sum: 'Sum without VAT',
  vat: (rate: number, net: string) => `VAT ${percent(rate)} on ${net}`,
  noVat: (category: VatCategory, net: string) => `${categoryLabels[category]}, on ${net}`,
  total: 'Total with VAT',
  totalCredited: 'Credited in all',
  rate: (rate: number) => `VAT ${percent(rate)}`,
  each: (quantity: string, price: string) => `${quantity} × ${price}`,
  sterling: (sum: string, rate: string, currency: string, day: string) =>
    `VAT in sterling: ${sum}, at ${rate} for one ${currency} on ${day}.`,
  sample: 'Company and VAT numbers on this invoice are invented, for a demonstration.',
  parties: 'From and to',
  facts: {
    from: 'From',
    to: 'Invoiced to',
    issued: 'Issued',
    taxPoint: 'Tax point',
    due: 'Due',
    proposal: 'Agreed by',
    request: 'Project',
    reference: 'Your reference',
    reason: 'Reason',
    credits: 'Credits',
  },
  registered: (place: string, number: string) => `Registered in ${place}, number ${number}`,
  office: (office: string) => `Registered office: ${office}`,
  vatNumber: (number: string) => `VAT ${number}`,
  writtenOff: (reason: string) => `Written off: ${reason}`,
};

export const movementWords = {
  title: 'Payments and credit notes',
  kinds: {
    card: 'Card payment',
    bank: 'Bank transfer',
    cash: 'Cash or cheque',
    refund: 'Paid back',
    dispute: 'Disputed card payment',
  } as Record<string, string>,
  credit: (number: string) => `Credit note ${number}`,
};

export const moneyWords = {
  title: 'Payment',
  noun: 'the payments',
  standing: (invoiced: string, agreed: string, paid: string) =>
    `${invoiced} of ${agreed} invoiced, ${paid} paid`,
  done: 'Done',
  planned: (day: string) => `planned for ${day}`,
  later: 'Not invoiced yet',
  draft: 'Draft',
  withVat: 'All sums are with VAT.',
};

export const billingWords = {
  title: 'Billing details',
  lead: 'Your invoices are made out to these. Issued invoices stay as they are.',
  noun: 'the billing details',
  missing: 'There are no billing details',
  missingText: 'Ask a lead of your company.',
  save: 'Save',
  name: 'Name',
  company: 'Company',
  address: 'Address',
  addressHint: 'As it stands on your invoices: street, town, postcode.',
  country: 'Country',
  countryHint: 'Two capital letters, such as GB.',
  vatNumber: 'VAT number',
  vatHint: 'With its country, such as GB123456789.',
  email: 'E-mail for invoices',
  emailHint: 'Invoices and reminders go to this address.',
  reference: 'Your reference',
  referenceHint: 'A purchase order, or what else our invoices should quote.',
  onlyLeads: 'Leads, signatories and finance of your company can change these.',
  toForm: 'Change billing details',
};

export const accountWords = {
  title: 'Statement of account',
  lead: (holder: string, from: string, to: string) =>
    [holder, `${from} to ${to}`].filter(Boolean).join(', '),
  noun: 'the statement',
  missing: 'There is no such account',
  unnamed: 'Open it from an invoice of the client.',
  missingText: 'The address may be mistyped, or the invoices belong to another account.',
  days: 'Days of the statement',
  from: 'From',
  to: 'To',
  toPay: 'To pay',
  inFavour: 'In your favour',
  inFavourOf: (client: string) => `In favour of ${client || 'the client'}`,
  onDay: (day: string) => `on ${day}`,
  forward: 'Brought forward',
  balance: 'Balance',
  columns: { day: 'Day', about: 'What', sum: 'Sum', balance: 'Balance' },
  empty: { title: 'Nothing to state', text: 'There were no invoices or payments until that day.' },
  nothingNew: 'Nothing was invoiced or paid on these days.',
  pdf: 'PDF',
  csv: 'CSV',
  saved: (name: string) => `${name} is saved.`,
};
