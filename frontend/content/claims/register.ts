/** Where each figure comes from. Apart from the claims, because this is for the owner and not for
 * the browser: only tests and reports import it. A claim without a source does not compile. */
import { claims, type ClaimId } from '../claims';
import type { Claim } from './claim';

/** The specification states it without evidence: the owner confirms it with a dated basis, or takes
 * it off the site. */
export const toConfirm = 'owner to confirm before launch';
const priceList = 'price list, as specified; excludes VAT';
const plan = 'delivery plan, as specified';
const promise = 'service promise, as specified';

const sources: Record<Exclude<ClaimId, `price-${string}`>, string> = {
  satisfaction: toConfirm,
  'satisfaction-closing': toConfirm,
  clients: toConfirm,
  solutions: toConfirm,
  countries: toConfirm,
  industries: toConfirm,
  experts: toConfirm,
  'support-hours': toConfirm,
  founded: 'company record, as specified',
  'projects-cambridge': toConfirm,
  'ml-models': toConfirm,
  dashboards: toConfirm,
  reply: promise,
  'consultation-length': promise,
  'discovery-length': promise,
  'roi-consulting': toConfirm,
  'roi-ml': toConfirm,
  'roi-analytics': toConfirm,
  'efficiency-gain': toConfirm,
  'cost-reduction-range': toConfirm,
  'processing-time': toConfirm,
  'manual-errors': toConfirm,
  'runs-always': toConfirm,
  'faster-decisions': toConfirm,
  'prediction-accuracy': toConfirm,
  'cost-reduction': toConfirm,
  'resource-optimisation': toConfirm,
  'planned-guides': toConfirm,
  'planned-templates': toConfirm,
  'planned-free-access': promise,
  'planned-sessions': 'the six sessions listed on the page',
  'planned-minutes': 'the durations listed on the page',
  'planned-free': promise,
  'handling-time': toConfirm,
  'content-discovery': toConfirm,
  engagement: toConfirm,
  'founder-testimonial': toConfirm,
  'most-popular': toConfirm,
  'sprint-slots': toConfirm,
  'startup-weeks': plan,
  kickoff: plan,
  hardening: plan,
  'mvp-from': priceList,
  'mvp-range': priceList,
  'mvp-weeks': plan,
  'mvp-audit': toConfirm,
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

/** Every claim with its source: the list that the owner signs. */
export const claimRegister: readonly (Claim & { source: string })[] = claims.map((claim) => ({
  ...claim,
  source: claim.id.startsWith('price-') ? priceList : sources[claim.id as keyof typeof sources],
}));
