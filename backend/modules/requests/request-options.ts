import type { Team } from '../../access/access.public';
import { nameChoices } from '../../openapi/choice-words';
import { formatMoney } from '../../validation/money';
import { DEFAULT_URGENCY, URGENCIES, type Urgency } from '../response-times/response-times.public';

export const SERVICE_TYPES = [
  'ai-consulting',
  'data-analytics',
  'machine-learning',
  'ai-integration',
  'custom-app',
  'other',
] as const;

export type ServiceType = (typeof SERVICE_TYPES)[number];

export const SERVICE_LABELS: Record<ServiceType, string> = {
  'ai-consulting': 'AI Consulting',
  'data-analytics': 'Data Analytics',
  'machine-learning': 'Machine Learning',
  'ai-integration': 'AI Integration',
  'custom-app': 'Custom Web Application',
  other: 'Other',
};

export const TIMELINES = ['1-2-weeks', '1-month', '2-3-months', '3-6-months', 'flexible'] as const;

export type Timeline = (typeof TIMELINES)[number];

export const TIMELINE_LABELS: Record<Timeline, string> = {
  '1-2-weeks': '1–2 weeks',
  '1-month': '1 month',
  '2-3-months': '2–3 months',
  '3-6-months': '3–6 months',
  flexible: 'Flexible',
};

export const BUDGETS = [
  'under-5k',
  '5k-15k',
  '15k-50k',
  '50k-100k',
  'over-100k',
  'discuss',
] as const;

export type Budget = (typeof BUDGETS)[number];

const between = (from: number, to: number) => `${formatMoney(from)}–${formatMoney(to)}`;

export const BUDGET_LABELS: Record<Budget, string> = {
  'under-5k': `Under ${formatMoney(5_000)}`,
  '5k-15k': between(5_000, 15_000),
  '15k-50k': between(15_000, 50_000),
  '50k-100k': between(50_000, 100_000),
  'over-100k': `Over ${formatMoney(100_000)}`,
  discuss: "Let's discuss",
};

/** Tasks that a request can have for its client, the most important first. */
export const CLIENT_TASKS = ['decision', 'file', 'answer'] as const;
export type ClientTask = (typeof CLIENT_TASKS)[number];

nameChoices('ClientTask', {
  decision: 'Decision on a proposal',
  file: 'File',
  answer: 'Answer',
} satisfies Record<ClientTask, string>);

/** An accepted `offer` is changed by a `change`. */
export const PROPOSAL_KINDS = ['offer', 'change'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

const PROPOSAL_KIND_LABELS: Record<ProposalKind, string> = {
  offer: 'Proposal',
  change: 'Change order',
};
nameChoices('ProposalKind', PROPOSAL_KIND_LABELS);

/** For a sentence: "change order". */
export const proposalKindInWords = (kind: ProposalKind): string =>
  PROPOSAL_KIND_LABELS[kind].toLowerCase();

/** At the start of a sentence: "Change order PRO-000123". Events of earlier versions have no kind. */
export const proposalTitle = (reference: string, kind: ProposalKind = 'offer'): string =>
  `${PROPOSAL_KIND_LABELS[kind]} ${reference}`;

export { DEFAULT_URGENCY, URGENCIES, type Urgency };

export const URGENCY_LABELS: Record<Urgency, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

/** The portal shows the same words. Budget labels contain the brand's currency, so they are not published. */
nameChoices('ServiceType', SERVICE_LABELS);
nameChoices('Timeline', TIMELINE_LABELS);
nameChoices('Urgency', URGENCY_LABELS);

export const TEAM_LABELS: Record<Team, string> = {
  manager: 'the manager team',
  support: 'the support team',
};

export const STAFF_STATUSES = [
  'pending',
  'assigned',
  'in_review',
  'approved',
  'completed',
  'rejected',
] as const;

export const STATUSES = [...STAFF_STATUSES, 'withdrawn'] as const;

export type RequestStatus = (typeof STATUSES)[number];

export const STATUS_LABELS: Record<RequestStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  in_review: 'In review',
  approved: 'Approved',
  completed: 'Completed',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

nameChoices('RequestStatus', STATUS_LABELS);

/** Clients need not know our teams. */
export const CLIENT_STATUS_LABELS: Record<RequestStatus, string> = {
  ...STATUS_LABELS,
  assigned: 'Assigned to our team',
};

/** Staff may make any other move, which is recorded as an override. */
const USUAL_MOVES: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['in_review', 'approved', 'rejected'],
  assigned: ['in_review', 'approved', 'rejected', 'completed'],
  in_review: ['approved', 'rejected', 'completed'],
  approved: ['completed'],
  completed: [],
  rejected: [],
  withdrawn: [],
};

const PROGRESS: Record<RequestStatus, number | null> = {
  pending: 20,
  assigned: 35,
  in_review: 50,
  approved: 75,
  completed: 100,
  rejected: null,
  withdrawn: null,
};

export const usualMovesFrom = (status: RequestStatus) => [...USUAL_MOVES[status]];

export const isUsualMove = (from: RequestStatus, to: RequestStatus) =>
  USUAL_MOVES[from].includes(to);

export const progressAt = (status: RequestStatus, last: number) => PROGRESS[status] ?? last;

const CLOSED: readonly RequestStatus[] = ['completed', 'rejected', 'withdrawn'];

export const OPEN = STATUSES.filter((status) => !CLOSED.includes(status));

export const OPEN_STATUSES = OPEN.map((status) => `'${status}'`).join(', ');

export const isOpen = (status: RequestStatus) => !CLOSED.includes(status);

export const isWithdrawable = (status: RequestStatus) =>
  status === 'pending' || status === 'assigned';

export const MAX_PARTICIPANTS = 20;
