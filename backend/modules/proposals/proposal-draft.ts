import type { Day } from '../../time/days';
import type { Line, Share } from '../../documents/priced-lines';
import { nameChoices } from '../../openapi/choice-words';

export const PROPOSAL_KINDS = ['offer', 'change'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

nameChoices('ProposalKind', { offer: 'Proposal', change: 'Change order' } satisfies Record<
  ProposalKind,
  string
>);

type MilestoneDraft = Share & { title: string; due: Day | null };

/** The deposit and the milestones of a draft, without words. */
export type Shares = { deposit: Share | null; milestones: Share[] };

/** May be incomplete until it is sent. */
export type Draft = {
  scope: string;
  exclusions: string;
  lines: Line[];
  deposit: Share | null;
  milestones: MilestoneDraft[];
  vatNote: string;
  validUntil: Day | null;
};

export const sharesOf = ({ deposit, milestones }: Draft): Shares => ({
  deposit,
  milestones: milestones.map(({ share, minor }) => ({ share, minor })),
});
