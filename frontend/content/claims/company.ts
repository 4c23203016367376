import { proofWords, satisfiedShare } from '../proof';
import { firstReply } from '../../lib/first-reply';
import type { Claim } from './claim';

/** A figure of the whole firm; pages do not print it. */
export const allClients = 'all clients';
const cambridge = 'Cambridge office';

export const companyClaims = [
  {
    id: 'satisfaction',
    value: satisfiedShare ?? '98%',
    label: 'Client Satisfaction',
    scope: satisfiedShare ? proofWords.scope : 'since 2024',
  },
  {
    id: 'satisfaction-closing',
    value: satisfiedShare ?? '95%',
    label: 'Client Satisfaction',
    scope: satisfiedShare ? proofWords.scope : 'last twelve months',
  },
  {
    id: 'clients',
    value: '25+',
    label: 'Enterprise Clients',
    scope: allClients,
  },
  {
    id: 'solutions',
    value: '50+',
    label: 'AI Solutions Deployed',
    scope: allClients,
  },
  { id: 'countries', value: '4+', label: 'countries', scope: allClients },
  { id: 'industries', value: '6+', label: 'industries', scope: allClients },
  {
    id: 'experts',
    value: '100+',
    label: 'experts in our network',
    scope: 'staff and associates',
  },
  {
    id: 'support-hours',
    value: '24/7',
    label: 'Support',
    scope:
      'monitoring and incident line for systems under a support agreement; the office is open Monday to Friday',
  },
  {
    id: 'founded',
    value: '2024',
    label: 'founded',
    scope: 'company',
  },
  {
    id: 'projects-cambridge',
    value: '15+',
    label: 'projects',
    scope: cambridge,
  },
  {
    id: 'ml-models',
    value: '8+',
    label: 'ML models in production',
    scope: cambridge,
  },
  {
    id: 'dashboards',
    value: '12+',
    label: 'dashboards in use',
    scope: cambridge,
  },
  {
    id: 'reply',
    value: firstReply('site'),
    label: 'to a first reply',
    scope: 'enquiries from our pages and requests in the portal',
  },
  {
    id: 'reply-cambridge',
    value: firstReply('cambridge'),
    label: 'to a first reply',
    scope: 'enquiries from the Cambridge pages',
  },
  {
    id: 'response-cambridge',
    value: firstReply('cambridge').replace(/ hours$/, 'h'),
    label: 'response',
    scope: 'hours counted on working days',
  },
  {
    id: 'reply-mvp',
    value: firstReply('mvp'),
    label: 'to a first reply',
    scope: 'MVP enquiries',
  },
  {
    id: 'consultation-length',
    value: '30 minutes',
    label: 'free consultation',
    scope: 'booked in our calendar',
  },
  {
    id: 'discovery-length',
    value: '20 minutes',
    label: 'discovery call',
    scope: 'startups',
  },
  {
    id: 'roi-consulting',
    value: '200%',
    label: 'average ROI',
    scope: 'AI consulting: the gain beyond the cost, as a share of the cost',
  },
  {
    id: 'roi-ml',
    value: '150%',
    label: 'average ROI',
    scope: 'machine learning: the gain beyond the cost, as a share of the cost',
  },
  {
    id: 'roi-analytics',
    value: '180%',
    label: 'average ROI',
    scope: 'data analytics: the gain beyond the cost, as a share of the cost',
  },
  {
    id: 'efficiency-gain',
    value: '20–40%',
    label: 'efficiency gain',
    scope: 'in the process that is changed, not in the whole company',
  },
  {
    id: 'cost-reduction-range',
    value: '15–30%',
    label: 'cost reduction',
    scope: 'in the process that is changed, not in the whole company',
  },
  {
    id: 'processing-time',
    value: '30%',
    label: 'less processing time',
    scope: 'automated document work',
  },
  {
    id: 'manual-errors',
    value: '50%',
    label: 'fewer manual errors',
    scope: 'automated document work',
  },
  {
    id: 'runs-always',
    value: '24/7',
    label: 'processing',
    scope: 'automated document work',
  },
  {
    id: 'faster-decisions',
    value: '40%',
    label: 'faster decisions',
    scope: 'reporting and forecasting',
  },
  {
    id: 'prediction-accuracy',
    value: '90%',
    label: 'prediction accuracy',
    scope: 'demand forecasts, on weeks held back from training',
  },
  {
    id: 'cost-reduction',
    value: '25%',
    label: 'cost reduction',
    scope: 'planning and scheduling',
  },
  {
    id: 'resource-optimisation',
    value: '35%',
    label: 'resource optimisation',
    scope: 'planning and scheduling',
  },
  // Planned and not published yet: the label has to say so.
  {
    id: 'planned-guides',
    value: '50+',
    label: 'Expert Guides (planned)',
    scope: '/resources',
  },
  {
    id: 'planned-templates',
    value: '20+',
    label: 'Ready Templates (planned)',
    scope: '/resources',
  },
  {
    id: 'planned-free-access',
    value: '100%',
    label: 'Free Access',
    scope: '/resources',
  },
  {
    id: 'planned-sessions',
    value: '6+',
    label: 'sessions (planned)',
    scope: '/webinars',
  },
  {
    id: 'planned-minutes',
    value: '45+',
    label: 'minutes for most sessions (planned)',
    scope: '/webinars; one listed session is 40 minutes',
  },
  { id: 'planned-free', value: '100%', label: 'free', scope: '/webinars' },
] as const satisfies readonly Claim[];
