import type { Day } from '../../time/days';
import type { Line, Share } from '../../documents/priced-lines';

export { PROPOSAL_KINDS, type ProposalKind } from '../requests/requests.public';

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
