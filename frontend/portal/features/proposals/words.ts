import type { LineUnit } from '../../../api/generated/enums';
import { count } from '../../../lib/text';
import { ProposalStateWords } from '../../../api/generated/words/proposal-state';

/** `waiting`: sent, while the request is closed. */
export const stateLabels = { ...ProposalStateWords, waiting: 'Request closed' };

export const listWords = {
  title: 'Proposals',
  lead: 'Your proposals, what was accepted, and the documents.',
  noun: 'proposal',
  searchIn: 'Project, client or number',
  columns: { about: 'For', state: 'State', price: 'Price', age: 'Sent' },
  version: (number: number) => `version ${number}`,
  notSent: 'Not sent yet',
  until: (day: string) => `until ${day}`,
  seen: 'Opened by the client',
  empty: { title: 'No proposals yet', text: 'Proposals for your requests appear here.' },
};

export const pageWords = {
  title: 'Proposal',
  noun: 'the proposal',
  missing: 'There is no such proposal',
  missingText: 'The address may be mistyped, or the proposal belongs to another account.',
  all: 'All proposals',
  version: (number: number) => `version ${number}`,
  go: 'Continue writing',
  draftOnly: (what: string) => `This ${what} is a draft that the client cannot see.`,
  openDraft: 'A new version is being written. Until it is sent, this one can be accepted.',
  pdf: 'Download PDF',
  pdfMaking: 'The PDF is being made. It takes a few seconds.',
  ask: 'Ask a question',
  accepted: (name: string, when: string) => `Accepted by ${name} on ${when}.`,
  order: 'Recorded from a purchase order on paper.',
  whatNext: 'What happens next',
  declined: (when: string) => `Declined on ${when}.`,
  over: {
    expired: (what: string) => `This ${what} has expired. Ask us for a new version.`,
    withdrawn: (what: string) => `We have withdrawn this ${what}.`,
    superseded: (what: string) => `Another ${what} was accepted in place of this one.`,
  },
  onlySignatory: 'Whoever raised the request, or a signatory of your company, can accept this.',
  requestClosed: 'The request is closed. This can be decided once it is open again.',
  newVersion: 'Write a new version',
  changeOrder: 'Write a change order',
  withdraw: 'Withdraw',
  drop: 'Discard the draft',
  recordOrder: 'Record a purchase order',
  withdrawing: (what: string) => ({
    title: `Withdraw this ${what}?`,
    text: 'The client can no longer accept it. You can write a new version later.',
    action: 'Withdraw it',
    back: 'Keep it',
    done: `The ${what} is withdrawn.`,
  }),
  dropping: {
    title: 'Discard this draft?',
    action: 'Discard it',
    back: 'Keep it',
    done: 'The draft is discarded.',
  },
  dropText: (isSent: boolean) =>
    isSent ? 'Versions already sent stay as they are.' : 'The client has not seen it.',
};

export const paperWords = {
  sample: 'Company and VAT numbers on this paper are invented, for a demonstration.',
  scope: 'Scope',
  exclusions: 'Not included',
  version: (number: number) => `version ${number}`,
  withVat: (net: string, vat: string) => `incl. VAT: ${net} + ${vat} VAT`,
  withoutVat: 'without VAT',
  until: (day: string) => `valid until ${day}`,
  plusVat: 'VAT is added to each',
  price: 'What it is made of',
  net: 'without VAT',
  /** A line without a unit says in its words what is counted. */
  each: (quantity: string, unit: LineUnit | null, price: string) => {
    const name = unit === 'day' ? ' day' : unit === 'piece' ? ' piece' : '';
    return `${quantity}${name && quantity !== '1' ? `${name}s` : name} × ${price}`;
  },
  fixed: 'fixed price',
  rate: (rate: string) => `VAT ${rate}`,
  sum: 'Sum without VAT',
  vat: (rate: string, net: string) => `VAT ${rate} on ${net}`,
  total: 'Total with VAT',
  change: (of: string) => `Changes to ${of}`,
  agreed: 'Agreed so far, without VAT',
  thisChange: 'This change',
  newPrice: 'New price, without VAT',
  schedule: 'What you pay when',
  deposit: 'Deposit',
  onAcceptance: 'on acceptance',
  terms: (version: string) => `Terms, version ${version}`,
  facts: {
    client: 'For',
    issued: 'Issued',
    firm: 'From',
    registered: (place: string, number: string) => `registered in ${place}, number ${number}`,
    office: (office: string) => `registered office: ${office}`,
    vat: (number: string) => `VAT ${number}`,
  },
  added: 'New: ',
  removed: 'Removed: ',
  changed: (number: number) => `Changes since version ${number} are marked.`,
};

export const decideWords = {
  title: 'Your decision',
  lead: (name: string) =>
    `Typing your name signs this for ${name}. What you accept can no longer change.`,
  name: 'Your full name',
  terms: (version: string) => `I accept the terms, version ${version}`,
  termsMissing: 'Accept the terms to continue.',
  read: 'Read and decide',
  inclVat: 'incl. VAT',
  sum: (total: string, net: string) => `${total} (${net} + VAT)`,
  accept: (sum: string) => `Accept ${sum}`,
  code: 'Code from our e-mail',
  codeLead:
    'You came from an e-mail. We send a code to your address, so that nobody else can decide.',
  sendCode: 'Send me a code',
  decline: 'Decline',
  declining: (what: string) => ({
    title: `Decline this ${what}?`,
    description: 'We read your reason, and may send you another version.',
    action: 'Decline',
  }),
  reason: 'Reason',
  asking: (what: string) => ({
    title: `Ask about this ${what}`,
    description: 'Your question goes into the conversation of the request.',
    action: 'Send question',
  }),
  question: 'Question',
  recording: {
    title: 'Record a purchase order',
    description:
      'For a client who accepts on paper. Attach the order; it becomes part of the record.',
    action: 'Record as accepted',
  },
  signedBy: 'Signed by',
  orderMissing: 'Attach the purchase order.',
};

export const signedWords = {
  title: (name: string) => (name ? `Signed. Thank you, ${name}` : 'Signed. Thank you'),
  agreed: (project: string, total: string) => `“${project}” is agreed at ${total}.`,
  changed: (project: string, total: string, newPrice: string) =>
    `A change of ${total} to “${project}” is agreed. Its price is now ${newPrice}, without VAT.`,
  next: 'This is what happens next.',
  steps: 'What happens next',
  writes: (who: string | null) => `${who ?? 'Our team'} writes to you`,
  by: (at: string) => `By ${at}, in the conversation of your request and by e-mail.`,
  inConversation: 'In the conversation of your request, and by e-mail.',
  invoice: (sum: string) => `You get the invoice for the deposit of ${sum}`,
  due: 'It is due on acceptance.',
  then: 'Then, with an invoice each:',
  pay: 'You pay with each step',
  later: (title: string, day: string | null, sum: string) =>
    `${title}${day ? `, ${day}` : ''}: ${sum}`,
  plusVat: (sum: string) => `${sum} + VAT`,
  copy: 'You keep your copy',
  copyText: (what: string, email: string) =>
    `The signed ${what} comes as a PDF${email ? ` to ${email}` : ''}, and stays here.`,
  request: 'Open the request',
  paper: 'Read what you signed',
};

export const editWords = {
  title: (kind: string, reference: string) => `${kind} ${reference}`,
  lead: (project: string) => `Draft for “${project}”`,
  write: 'Write',
  preview: 'Preview',
  modes: 'What is shown',
  previewLead: 'As the client will see it',
  scope: 'Scope',
  exclusions: 'Not included',
  work: 'The work',
  markdown: 'Markdown: ## heading, - list, **bold**, *italic*',
  lines: 'Lines',
  text: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  noUnit: 'as described',
  price: (currency: string) => `Price ${currency}`,
  rate: 'VAT %',
  addLine: 'Add a line',
  remove: (what: string) => `Remove ${what}`,
  line: (number: number) => `line ${number}`,
  schedule: 'Schedule',
  scheduleHint: 'A share of the price without VAT, such as 30%, or an amount. In all: 100%.',
  deposit: 'Deposit',
  milestone: (number: number) => `milestone ${number}`,
  milestoneTitle: 'Milestone',
  due: 'Due',
  amount: '% or amount',
  addMilestone: 'Add a milestone',
  vatNote: 'Reason for charging no VAT',
  validUntil: 'Valid until',
  notNumber: 'Enter a number, such as 1.5.',
  saved: 'Saved',
  saving: 'Saving …',
  unsaved: 'Not saved: correct the marked fields.',
  colleague: (name: string) => `${name} has saved this draft while you were writing.`,
  colleagueToo: (name: string, when: string) => `${name} saved this draft ${when}.`,
  openToo: (names: string[]) =>
    names.length === 1
      ? `${names[0]} has this draft open too.`
      : `${names.join(' and ')} have this draft open too.`,
  talk: 'Talk to each other before you change it.',
  decide: 'Choose between their version and yours first.',
  failedSince: (time: string) => `Not saved since ${time}.`,
  tryingAgain: 'We try again until it is. You can go on writing.',
  missing: (number: number) => `${count(number, 'thing')} missing`,
  sumOf: (net: string) => `${net} + VAT`,
  asked: (name: string) => `What ${name} asked for`,
  outcomes: 'Expected outcome',
  send: 'Send to the client',
  sending: (what: string, reference: string, name: string) => ({
    title: `Send ${what} ${reference} to ${name}?`,
    action: 'Send it',
    back: 'Continue writing',
    done: `The ${what} is sent.`,
  }),
  sendText: (email: string, sum: string) =>
    `${email} gets an e-mail, and can accept it for ${sum}. What is sent never changes; a change is a new version.`,
  noDraft: 'There is no draft to edit.',
  open: 'Open the proposal',
};

export const sectionWords = {
  title: 'Proposals',
  noun: 'proposals',
  none: 'No proposal yet.',
  write: 'Write a proposal',
  writeChange: 'Write a change order',
  waitingList: { client: 'Proposals for you to decide', staff: 'Proposals without an answer' },
  age: (age: string) => `sent ${age}`,
  total: (sum: string) => `${sum} with VAT`,
};
