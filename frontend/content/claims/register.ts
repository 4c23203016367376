/**
 * The source of each figure: printed in the note beside it and confirmed by the owner (docs/owner.md). A claim
 * without an entry does not compile.
 */
import { claims, type ClaimId } from '../claims';
import type { Claim } from './claim';

export interface Basis {
  /** The person or document that supports it. Without a source, the note calls the figure an illustration. */
  source?: string;
  date?: string;
  /** Sample size and population: "41 of the 44 clients of 2025". */
  sample?: string;
}

/** Stated by the specification without evidence. Until the owner adds a source, its note calls it an illustration. */
const unsourced: Basis = {};
const priceList: Basis = { source: 'our price list, without VAT' };
const plan: Basis = {
  source: 'the time we plan for such work. It is no average of past projects, and no promise',
};
const promise: Basis = { source: 'what we offer. It is a promise and not a measurement' };
const inHours: Basis = {
  source:
    'what we offer. It is a promise and not a measurement, and its hours are counted on working days',
};
const intent: Basis = { source: 'what we plan to publish. None of it is counted yet' };

const bases: Record<Exclude<ClaimId, `price-${string}`>, Basis> = {
  satisfaction: unsourced,
  'satisfaction-closing': unsourced,
  clients: unsourced,
  solutions: unsourced,
  countries: unsourced,
  industries: unsourced,
  experts: unsourced,
  'support-hours': unsourced,
  founded: unsourced,
  'projects-cambridge': unsourced,
  'ml-models': unsourced,
  dashboards: unsourced,
  reply: inHours,
  'reply-cambridge': inHours,
  'response-cambridge': inHours,
  'reply-mvp': promise,
  'consultation-length': promise,
  'discovery-length': promise,
  'roi-consulting': unsourced,
  'roi-ml': unsourced,
  'roi-analytics': unsourced,
  'efficiency-gain': unsourced,
  'cost-reduction-range': unsourced,
  'processing-time': unsourced,
  'manual-errors': unsourced,
  'runs-always': unsourced,
  'faster-decisions': unsourced,
  'prediction-accuracy': unsourced,
  'cost-reduction': unsourced,
  'resource-optimisation': unsourced,
  'planned-guides': intent,
  'planned-templates': intent,
  'planned-free-access': promise,
  'planned-sessions': intent,
  'planned-minutes': { source: 'the lengths listed on this page', sample: 'five of six sessions' },
  'planned-free': promise,
  'handling-time': unsourced,
  'content-discovery': unsourced,
  engagement: unsourced,
  'founder-testimonial': unsourced,
  'most-popular': unsourced,
  'sprint-slots': unsourced,
  'startup-weeks': plan,
  kickoff: plan,
  hardening: promise,
  'mvp-from': priceList,
  'mvp-range': priceList,
  'mvp-weeks': plan,
  'mvp-audit': unsourced,
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

export const claimRegister: readonly (Claim & { basis: Basis })[] = claims.map((claim) => ({
  ...claim,
  basis: basisOf(claim.id),
}));

export const unsourcedClaims = claimRegister.filter(({ basis }) => !basis.source);
