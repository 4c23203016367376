import type { AccountFile, InvoiceAge, VatStep, ZeroCategory } from '../../../api/call';
import { count } from '../../../lib/text';
import { ageLabels } from '../invoices/words';

export const invoicingWords = {
  title: 'Invoicing',
  lead: 'What to invoice, what is open and what was paid.',
  parts: 'Parts of invoicing',
  tabs: {
    toIssue: 'To issue',
    invoices: 'Invoices',
    payments: 'Payments',
    bank: 'Bank',
    accounts: 'Accountant',
  },
};

export const toIssueWords = {
  noun: 'what to invoice',
  parts: 'To invoice now',
  partsLead: 'Parts that are done or due and have no invoice yet.',
  noParts: 'Nothing is waiting to be invoiced.',
  drafts: 'Drafts',
  noDrafts: 'No drafts.',
  due: (day: string) => `planned for ${day}`,
  done: (when: string) => `done ${when}`,
  withVat: (sum: string) => `${sum} with VAT`,
  markDone: 'Mark as done',
  markDoneOf: (title: string) => `Mark ${title} as done`,
  draft: 'Draft invoice',
  draftOf: (title: string) => `Draft the invoice of ${title}`,
  credit: 'Credit',
  creditOf: (title: string) => `Credit ${title}`,
  crediting: {
    title: 'Credit this change?',
    text: 'A credit note is issued and sent to the client. It can no longer change.',
    action: 'Issue the credit note',
    done: 'The credit note is issued.',
  },
};

export const listWords = {
  title: 'Invoices',
  noun: 'invoice',
  searchIn: 'Project, client or number',
  columns: { about: 'Invoice', state: 'State', due: 'Due', open: 'Open', sum: 'Sum' },
  empty: { title: 'No invoices yet', text: 'Invoices that are drafted or issued appear here.' },
  ages: 'Open, by age',
  agesNoun: 'the open sums',
  ageOf: (age: InvoiceAge, number: number) =>
    number > 0 ? `${ageLabels[age]} (${number})` : ageLabels[age],
  none: '–',
};

export const paymentWords = {
  title: 'Payments',
  noun: 'payment',
  searchIn: 'Payer, note or invoice number',
  columns: { from: 'From', invoices: 'Invoices', received: 'Received', sum: 'Sum' },
  empty: { title: 'No payments yet', text: 'Card payments and recorded transfers appear here.' },
  left: 'Left over',
  anyLeft: 'All payments',
  leftLabels: { true: 'Only with money left over' },
  leftOver: (sum: string) => `${sum} left over`,
  back: (sum: string) => `${sum} paid back`,
  unnamed: 'Unknown payer',
  noInvoice: 'No invoice',
};

export const paymentViewWords = {
  description: (kind: string, day: string) => `${kind}, received on ${day}`,
  facts: {
    sum: 'Sum',
    left: 'Left over',
    back: 'Paid back',
    reference: 'Reference',
    note: 'Note',
  },
  invoices: 'Given to invoices',
  noInvoices: 'No invoice has anything of it yet.',
  takeOff: 'Take off',
  takeOffOf: (number: string) => `Take it off ${number}`,
  takingOff: (number: string, sum: string) => ({
    title: `Take ${sum} off ${number}?`,
    text: 'The sum is open again on the invoice, and left over on the payment.',
    action: 'Take it off',
    done: `It is taken off ${number}.`,
  }),
  give: 'Give to an invoice',
  paidBack: 'Note as paid back',
  byStripe: 'This payment came through Stripe. Refund it there, and it is noted here.',
  nothingLeft: 'All of it is paid back.',
};

export const invoiceFieldWords = {
  searchIn: 'Project, client or number',
  noun: 'open invoices',
  found: 'Open invoices',
  open: (sum: string) => `${sum} open`,
  none: 'No open invoice is found.',
  more: (number: number) => `${count(number, 'more invoice')}. Search to find others.`,
};

export const giveWords = {
  title: 'Give what is left to an invoice',
  action: 'Give to the invoice',
  invoice: 'Invoice',
  noInvoice: 'None: leave it over',
  chooseFirst: 'Choose an invoice first.',
  amount: (currency: string) => `Amount (${currency})`,
  left: (sum: string) => `${sum} is left over.`,
};

export const paidBackWords = {
  title: 'Note that money was paid back?',
  description: 'For a transfer that you made yourself. It cannot be taken back.',
  action: 'Note as paid back',
  on: 'Paid back on',
  note: 'Note',
};

export const recordWords = {
  title: 'Record a payment',
  description: 'A transfer, cheque or cash. Card payments are recorded without you.',
  action: 'Record the payment',
  kind: 'Kind',
  kinds: { bank: 'Bank transfer', cash: 'Cash or cheque' },
  receivedOn: 'Received on',
  payer: 'From',
  note: 'Note',
  noteHint: 'Such as the number of a cheque.',
};

export const amountWords = {
  wrong: 'Enter an amount, such as 1,200.50.',
};

export const zeroLabels: Record<ZeroCategory, string> = {
  Z: 'Zero-rated',
  E: 'Exempt',
  AE: 'Reverse charge',
  O: 'Outside the scope of VAT',
};

export const manageWords = {
  label: 'Standing',
  account: 'Statement of account',
  facts: {
    client: 'Client',
    email: 'Sent to',
    seen: 'Opened by the client',
    notSeen: 'Not yet',
    reminder: 'Next reminder',
    last: 'Last reminder',
  },
  reminders: {
    before: 'Before the due day',
    first: 'First',
    second: 'Second',
    third: 'Third and last',
  },
  paused: (when: string) =>
    `The client asked about this invoice or disputed its payment ${when}. No reminders are sent.`,
  resume: 'Remind again',
  noInterest: 'Reminders do not name interest.',
  namesInterest: 'Late reminders name the statutory interest.',
  nameInterest: 'Name it',
  leaveInterest: 'Leave it out',
  record: 'Record a payment',
  credit: 'Credit',
  writeOff: 'Write off',
};

export const draftWords = {
  title: 'Draft',
  lines: 'Lines',
  linesLead: 'The sums are those that the client agreed to. You can change the words.',
  line: (number: number) => `Line ${number}`,
  lineHint: (net: string, vat: string) => `${net}, ${vat}`,
  lineMissing: 'Say what is invoiced.',
  vat: 'VAT',
  vatNote: 'Note on VAT',
  vatNoteHint: 'Why lines bear no VAT. The invoice says it.',
  zeroRatedAs: 'Reason without VAT',
  noReason: 'Choose a reason',
  sterlingRate: 'Rate to sterling',
  sterlingHint: (currency: string) => `Pounds for one ${currency} at the tax point.`,
  days: 'Days',
  taxPoint: 'Tax point',
  taxPointHint: 'The day of issue, if empty.',
  dueOn: 'Due on',
  dueHint: 'As long after the issue as usual, if empty.',
  save: 'Save the draft',
  saveFirst: 'Save the draft first.',
  to: 'Invoiced to',
  change: 'Change billing details',
  missing: (number: number) => `${count(number, 'thing')} missing`,
  gaps: 'Before it can be issued',
  issue: 'Issue',
  issuing: (kind: 'invoice' | 'credit note', client: string) => ({
    title: `Issue this ${kind} to ${client}?`,
    action: 'Issue it',
    back: 'Keep it as a draft',
    done: `The ${kind} is issued.`,
  }),
  issueText: (email: string, sum: string) =>
    `${email} gets it, for ${sum}. It gets the next number and can no longer change.`,
  remove: 'Delete the draft',
  removing: {
    title: 'Delete this draft?',
    text: 'Its parts of the plan can be invoiced again. The client has not seen it.',
    action: 'Delete it',
    back: 'Keep it',
    done: 'The draft is deleted.',
  },
  net: 'Sum without VAT',
  vatSum: 'VAT',
  total: 'Total with VAT',
};

export const billingDialogWords = {
  title: 'Billing details of the client',
  description: 'All further invoices of this client are made out to these.',
};

export const creditWords = {
  title: (number: string) => `Credit ${number}?`,
  description: 'The client gets a credit note. It can no longer change.',
  action: 'Issue the credit note',
  reason: 'Reason',
  explanation: 'Explanation',
  explanationHint: 'The credit note says it.',
  what: 'What is credited',
  whole: 'All that is left of the invoice',
  parts: 'A part of its lines',
  amount: (text: string, currency: string) => `${text} (${currency}, without VAT)`,
  amountHint: (net: string) => `of ${net}`,
  nothing: 'Enter an amount for at least one line.',
};

export const writeOffWords = {
  title: (number: string) => `Write off ${number}?`,
  description: (sum: string) =>
    `${sum} is no longer expected. No reminders are sent, and the client sees that nothing is to be paid.`,
  action: 'Write it off',
  reason: 'Reason',
};

export const accountsWords = {
  files: 'Files of a month',
  filesLead:
    'For the accountant, or to read into their program. A month has what was issued in it.',
  month: 'Month',
  hints: {
    sales: 'One row for each VAT rate.',
    payments: 'What came in and went back, by invoice.',
    xero: 'Sales invoices and credit notes, as Xero imports them.',
    quickbooks: 'In files of the size that QuickBooks takes.',
    pdfs: 'Each as it was sent.',
  } satisfies Record<AccountFile, string>,
  save: 'Download',
  saveOf: (file: string) => `Download: ${file}`,
  saved: (name: string) => `${name} is saved.`,
  vat: 'VAT',
  vatLead: 'By the tax point, as the return asks for it.',
  vatNoun: 'the VAT',
  year: 'Year',
  by: 'By',
  steps: { quarter: 'Quarter', month: 'Month' } satisfies Record<VatStep, string>,
  columns: { kind: 'Rate', net: 'Net', vat: 'VAT' },
  noVat: 'Nothing was invoiced in this year.',
  inSterling: 'In sterling, for the return',
  without: (numbers: string) => `Without a rate to sterling, and so not counted there: ${numbers}`,
};

export const firmMoneyWords = {
  title: 'Money, with VAT',
  figures: 'Paid, invoiced and agreed',
  noun: 'the money',
  open: 'All invoices',
  paid: 'Revenue',
  invoiced: 'Invoiced',
  agreed: 'Agreed',
  since: (day: string) => `paid since ${day}`,
  invoicedNote: 'less credit notes',
  agreedNote: 'accepted proposals',
  none: '–',
};
