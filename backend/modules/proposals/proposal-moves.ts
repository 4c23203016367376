import { nameChoices } from '../../openapi/choice-words';

/** `superseded`: another offer of the request was accepted. */
export const PROPOSAL_STATES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

nameChoices('ProposalState', {
  draft: 'Draft',
  sent: 'Awaiting decision',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced by another',
} satisfies Record<ProposalState, string>);

type Facts = { state: ProposalState; sentVersion: number };

type Transition = {
  from: readonly ProposalState[];
  to?: ProposalState;
  when?: (proposal: Facts) => boolean;
  /** If the last moment to accept it must be ahead or past. Only SQL compares it. */
  lastMoment?: 'ahead' | 'past';
};

export const OPEN_STATES: readonly ProposalState[] = ['draft', 'sent'];
const RENEWABLE: readonly ProposalState[] = ['sent', 'declined', 'expired', 'withdrawn'];
const WRITABLE: readonly ProposalState[] = ['draft', ...RENEWABLE];

/** The only table of what a proposal may become. */
const TRANSITIONS = {
  startVersion: { from: RENEWABLE, when: ({ sentVersion }) => sentVersion > 0 },
  saveDraft: { from: WRITABLE },
  discardDraft: { from: RENEWABLE },
  abandon: { from: ['draft'], to: 'withdrawn' },
  send: { from: WRITABLE, to: 'sent' },
  withdraw: { from: ['sent'], to: 'withdrawn' },
  accept: { from: ['sent'], to: 'accepted', lastMoment: 'ahead' },
  decline: { from: ['sent'], to: 'declined', lastMoment: 'ahead' },
  supersede: { from: OPEN_STATES, to: 'superseded' },
  remind: { from: ['sent'], lastMoment: 'ahead' },
  expire: { from: ['sent'], to: 'expired', lastMoment: 'past' },
} satisfies Record<string, Transition>;

export type ProposalMove = keyof typeof TRANSITIONS;

const transition = (move: ProposalMove): Transition => TRANSITIONS[move];

export const isPossible = (move: ProposalMove, proposal: Facts): boolean => {
  const { from, when } = transition(move);
  return from.includes(proposal.state) && (when?.(proposal) ?? true);
};

/** Undefined if the move leaves the state as it is. */
export const stateAfter = (move: ProposalMove): ProposalState | undefined => transition(move).to;

export const statesBefore = (move: ProposalMove): readonly ProposalState[] => transition(move).from;

/**
 * `isPossible` for a row of `proposals p`, at the time of the statement. A proposal can be declined
 * whenever it can be accepted.
 */
export function isPossibleSql(move: 'accept' | 'remind' | 'expire'): string {
  const { from, lastMoment } = transition(move);
  const states = from.map((state) => `'${state}'`).join(', ');
  return `p.state IN (${states}) AND p.expires_at ${lastMoment === 'ahead' ? '>' : '<='} now()`;
}
