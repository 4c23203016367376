/**
 * The state and source of each figure. /how-we-count prints them, and the owner confirms them (docs/owner.md).
 * The compiler reports a claim without an entry.
 */
import { claims, type ClaimId } from '../claims';
import { proof, proofWords } from '../proof';
import type { Claim } from './claim';
import type { Day } from '../../lib/dates';

/** Hidden figures are left out of the site. */
export type ClaimStatus = 'confirmed' | 'unconfirmed' | 'hidden';

export interface Basis {
  status: ClaimStatus;
  /** The person or document that supports it. */
  source?: string;
  date?: Day;
  /** Sample size and population: "41 of the 44 clients of 2025". */
  sample?: string;
}

/** Stated by the specification without evidence, until the owner adds a source. */
const unconfirmed: Basis = { status: 'unconfirmed' };
const priceList: Basis = { status: 'confirmed', source: 'our price list, without VAT' };
const plan: Basis = {
  status: 'confirmed',
  source: 'the time we plan for such work. It is no average of past projects, and no promise',
};
const promise: Basis = {
  status: 'confirmed',
  source: 'what we offer. It is a promise and not a measurement',
};
const inHours: Basis = {
  status: 'confirmed',
  source:
    'what we offer. It is a promise and not a measurement, and its hours are counted on working days',
};
const intent: Basis = {
  status: 'confirmed',
  source: 'what we plan to publish. None of it is counted yet',
};

const measured: Basis | null = proof.ratings && {
  status: 'confirmed',
  source: proofWords.source,
  date: proof.ratings.to,
  sample: proofWords.sample(proof.ratings),
};

const bases: Record<Exclude<ClaimId, `price-${string}`>, Basis> = {
  satisfaction: measured ?? unconfirmed,
  'satisfaction-closing': measured ?? unconfirmed,
  clients: unconfirmed,
  solutions: unconfirmed,
  countries: unconfirmed,
  industries: unconfirmed,
  experts: unconfirmed,
  'support-hours': unconfirmed,
  founded: unconfirmed,
  'projects-cambridge': unconfirmed,
  'ml-models': unconfirmed,
  dashboards: unconfirmed,
  reply: inHours,
  'reply-cambridge': inHours,
  'response-cambridge': inHours,
  'reply-mvp': promise,
  'consultation-length': promise,
  'discovery-length': promise,
  'roi-consulting': unconfirmed,
  'roi-ml': unconfirmed,
  'roi-analytics': unconfirmed,
  'efficiency-gain': unconfirmed,
  'cost-reduction-range': unconfirmed,
  'processing-time': unconfirmed,
  'manual-errors': unconfirmed,
  'runs-always': unconfirmed,
  'faster-decisions': unconfirmed,
  'prediction-accuracy': unconfirmed,
  'cost-reduction': unconfirmed,
  'resource-optimisation': unconfirmed,
  'planned-guides': intent,
  'planned-templates': intent,
  'planned-free-access': promise,
  'planned-sessions': intent,
  'planned-minutes': {
    status: 'confirmed',
    source: 'the lengths listed on the page of the webinars',
    sample: 'five of six sessions',
  },
  'planned-free': promise,
  'handling-time': unconfirmed,
  'content-discovery': unconfirmed,
  engagement: unconfirmed,
  'most-popular': unconfirmed,
  'sprint-slots': unconfirmed,
  'startup-weeks': plan,
  kickoff: plan,
  hardening: promise,
  'mvp-from': priceList,
  'mvp-range': priceList,
  'mvp-weeks': plan,
  'mvp-audit': unconfirmed,
  'mvp-start': plan,
  'sprint-zero': plan,
  implementation: plan,
  'delivery-ml': plan,
  'delivery-dashboards': plan,
  'delivery-integration': plan,
  'delivery-mvp-cambridge': plan,
  'delivery-full-app': plan,
  'integration-discover': plan,
  'integration-design': plan,
  'integration-build': plan,
  'integration-release': plan,
  'integration-care': plan,
  'app-discover': plan,
  'app-design': plan,
  'app-build': plan,
  'app-launch': plan,
  'app-care': plan,
};

export const basisOf = (id: string): Basis =>
  id.startsWith('price-') ? priceList : bases[id as keyof typeof bases];

export const claimRegister: readonly (Claim & { id: ClaimId; basis: Basis })[] = claims.map(
  (claim) => ({
    ...claim,
    id: claim.id as ClaimId,
    basis: basisOf(claim.id),
  }),
);

export const unconfirmedClaims = claimRegister.filter(
  ({ basis }) => basis.status === 'unconfirmed',
);

/** `CLAIMS=confirmed-only npm run build:frontend` leaves the other figures out. */
const confirmedOnly = globalThis.process?.env.CLAIMS === 'confirmed-only';

export const isPublished = (id: ClaimId): boolean => {
  const { status } = basisOf(id);
  return status === 'confirmed' || (status === 'unconfirmed' && !confirmedOnly);
};

export const published = <Id extends ClaimId>(ids: readonly Id[]): Id[] => ids.filter(isPublished);

/** This part of a sentence, or nothing if a figure in it is not published. */
export const ifPublished = (ids: readonly ClaimId[], text: string): string =>
  ids.every(isPublished) ? text : '';
