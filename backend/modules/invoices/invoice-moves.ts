import { nameChoices } from '../../openapi/choice-words';

/**
 * `credited`: credit notes took back the whole. `written_off`: we no longer expect what is open; a
 * payment that comes all the same is taken.
 */
export const INVOICE_STATES = [
  'draft',
  'issued',
  'part_paid',
  'paid',
  'credited',
  'written_off',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

nameChoices('InvoiceState', {
  draft: 'Draft',
  issued: 'Open',
  part_paid: 'Partly paid',
  paid: 'Paid',
  credited: 'Credited',
  written_off: 'Written off',
} satisfies Record<InvoiceState, string>);

/** Of a row. `isCredit`: it is a credit note, which nobody pays. */
type Facts = { state: InvoiceState; isCredit: boolean };

/** `to`: absent if the sums decide (`settledState`). */
type Transition = { from: readonly InvoiceState[]; to?: InvoiceState; ofCredits?: true };

export const OPEN_STATES: readonly InvoiceState[] = ['issued', 'part_paid'];
const ISSUED: readonly InvoiceState[] = ['issued', 'part_paid', 'paid', 'credited', 'written_off'];

/** The only table of what an invoice may become. */
const TRANSITIONS = {
  edit: { from: ['draft'] },
  discard: { from: ['draft'] },
  issue: { from: ['draft'], to: 'issued', ofCredits: true },
  pay: { from: OPEN_STATES },
  settle: { from: ISSUED },
  credit: { from: ['issued', 'part_paid', 'paid', 'written_off'] },
  writeOff: { from: OPEN_STATES, to: 'written_off' },
  remind: { from: OPEN_STATES },
  pause: { from: OPEN_STATES },
} satisfies Record<string, Transition>;

export type InvoiceMove = keyof typeof TRANSITIONS;

const transition = (move: InvoiceMove): Transition => TRANSITIONS[move];

export const isPossible = (move: InvoiceMove, { state, isCredit }: Facts): boolean => {
  const { from, ofCredits } = transition(move);
  return from.includes(state) && (!isCredit || ofCredits === true);
};

/** Undefined if the sums decide. */
export const stateAfter = (move: InvoiceMove): InvoiceState | undefined => transition(move).to;

type Sums = { totalMinor: number; paidMinor: number; creditedMinor: number };

export const openOf = ({ totalMinor, paidMinor, creditedMinor }: Sums): number =>
  totalMinor - paidMinor - creditedMinor;

/** The state of an issued invoice by its sums; a trigger refuses any other. */
export function settledState(state: InvoiceState, sums: Sums): InvoiceState {
  if (openOf(sums) === 0) return sums.creditedMinor === sums.totalMinor ? 'credited' : 'paid';
  if (state === 'written_off') return state;
  return sums.paidMinor > 0 ? 'part_paid' : 'issued';
}

/** `OPEN_STATES` for SQL. */
export const OPEN_STATES_SQL = OPEN_STATES.map((state) => `'${state}'`).join(', ');
