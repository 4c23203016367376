import {
  type LeadForm,
  LeadFormValues,
  type LeadService,
  LeadServiceValues,
  type LeadState,
  LeadStateValues,
  type LeadTrap,
  type ServiceType,
} from '../../../api/generated/enums';
import type { Lead, LeadDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';

export const leadFormLabels: Record<LeadForm, string> = {
  contact: 'Contact form',
  service: 'Service page',
  mvp: 'MVP form',
  notify: '“Tell me when”',
  complaint: 'Complaint form',
};

export const leadStateLabels: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** A complaint goes through the same states, which mean something else there. */
export const stateLabelsOf = (form: LeadForm): Record<LeadState, string> =>
  form === 'complaint'
    ? { ...leadStateLabels, contacted: 'Looked into', won: 'Upheld', lost: 'Not upheld' }
    : leadStateLabels;

/** The API names a service as people read it. */
const leadServiceLabels = Object.fromEntries(
  LeadServiceValues.map((service) => [service, service]),
) as Record<LeadService, string>;

export const trapWords: Record<LeadTrap, string> = {
  honeypot: 'It filled in a field that people cannot see, as programs do.',
  too_fast: 'It was sent faster than a person can fill in the form.',
};

export const trackingLabels: Record<string, string> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_content: 'Content',
  utm_term: 'Search term',
  fbclid: 'Facebook click',
};

/** The wizard's service that a lead's service means; where it says too little, staff choose. */
export const serviceTypeOf: Record<LeadService, ServiceType | ''> = {
  'AI Consulting': 'ai-consulting',
  'Machine Learning': 'machine-learning',
  'Data Analytics': 'data-analytics',
  'AI Integration': 'ai-integration',
  'Custom Web Applications': 'custom-app',
  'MVP Development': 'custom-app',
  General: '',
  Webinars: '',
  Resources: '',
  'Startup AI Package': '',
  Demo: '',
  Complaint: '',
};

export const leadChoices = {
  form: { label: 'Form', any: 'All forms', values: LeadFormValues, labels: leadFormLabels },
  service: {
    label: 'Service',
    any: 'All services',
    values: LeadServiceValues,
    labels: leadServiceLabels,
  },
  state: {
    label: 'State',
    any: 'All but spam',
    values: LeadStateValues,
    labels: leadStateLabels,
  },
};

/** The promise that nobody has kept yet: "Answer due 23 Nov 2026, 10:07". */
export function replyWords({ state, replyDueAt }: Lead, now: Date = new Date()): string | null {
  if (state !== 'new' || !replyDueAt) return null;
  const isLate = Date.parse(replyDueAt) < now.getTime();
  return `${isLate ? 'Answer was due' : 'Answer due'} ${formatDayAndTime(replyDueAt)}`;
}

/** What one entry of a lead's history says. */
export function eventWords({ kind, toState, text }: LeadDetail['events'][number], form: LeadForm) {
  if (kind === 'note') return { text: 'Note', reason: text };
  if (kind === 'request') return { text: `Became ${text ?? 'a request'}` };
  return { text: `Set to ${toState ? stateLabelsOf(form)[toState] : 'another state'}` };
}
