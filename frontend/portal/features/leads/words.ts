import {
  type LeadForm,
  LeadFormValues,
  type LeadService,
  LeadServiceValues,
  type LeadState,
  LeadStateValues,
  type ServiceType,
} from '../../../api/generated/enums';
import type { Lead, LeadDetail } from '../../../api/call';
import { LeadFormWords } from '../../../api/generated/words/lead-form';
import { LeadStateWords } from '../../../api/generated/words/lead-state';
import { formatDayAndTime } from '../../../lib/dates';
import { choice } from '../../lists/list-filters';

/** Complaints use the same states with other labels. */
export const stateLabelsOf = (form: LeadForm): Record<LeadState, string> =>
  form === 'complaint'
    ? { ...LeadStateWords, contacted: 'Looked into', won: 'Upheld', lost: 'Not upheld' }
    : LeadStateWords;

/** The API already uses display names for services. */
const leadServiceLabels = Object.fromEntries(
  LeadServiceValues.map((service) => [service, service]),
) as Record<LeadService, string>;

export const trackingLabels: Record<string, string> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_content: 'Content',
  utm_term: 'Search term',
  fbclid: 'Facebook click',
};

/** The wizard's service for a lead's service; empty if staff must choose. */
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
  Call: '',
};

export const leadChoices = {
  form: choice('Form', 'All forms', LeadFormValues, LeadFormWords),
  service: choice('Service', 'All services', LeadServiceValues, leadServiceLabels),
  state: choice('State', 'All but spam', LeadStateValues, LeadStateWords),
};

export function replyWords({ state, replyDueAt }: Lead, now: Date = new Date()): string | null {
  if (state !== 'new' || !replyDueAt) return null;
  const isLate = Date.parse(replyDueAt) < now.getTime();
  return `${isLate ? 'Answer was due' : 'Answer due'} ${formatDayAndTime(replyDueAt)}`;
}

export function eventWords({ kind, toState, text }: LeadDetail['events'][number], form: LeadForm) {
  if (kind === 'note') return { text: 'Note', reason: text };
  if (kind === 'request') return { text: `Became ${text ?? 'a request'}` };
  return { text: `Set to ${toState ? stateLabelsOf(form)[toState] : 'another state'}` };
}

export const listWords = {
  title: 'Leads',
  lead: 'Enquiries from the website’s forms, newest first.',
  noun: 'lead',
  searchIn: 'Name, address, company or words of the message',
  columns: { from: 'From', about: 'About', state: 'State', received: 'Received' },
  isRequest: 'Now a request',
  empty: { title: 'No leads yet', text: 'What visitors send with the site’s forms appears here.' },
};

export const eraseWords = {
  button: 'Erase this lead…',
  title: 'Erase this lead?',
  action: 'Erase',
  text: 'The enquiry and its notes are permanently deleted, and the address is removed from e-mails about it. A request created from it stays.',
  done: 'Lead erased.',
};

export const factWords = {
  setApart: 'Automatically marked as spam.',
  spamEnds:
    'Nobody was notified, and it is deleted after 30 days. If a person wrote it, set the state to New.',
  becameRequest: 'This lead became a request.',
  openRequest: 'Open the request',
  message: 'Message',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  jobTitle: 'Job title',
  role: 'Role',
  budget: 'Budget',
  timeline: 'Timeline',
  authority: 'Decides about the budget',
  topic: 'Topic',
  offer: 'Offer',
  promise: 'Promise',
  page: 'Sent from',
  clock: 'Visitor’s clock',
  tracking: 'Where the visitor came from',
  yes: 'Yes',
  no: 'No',
};

export const workWords = {
  makeRequest: 'Convert to a request…',
  label: 'Your work',
  state: 'State',
  note: 'Note',
  noteHint: 'Internal: added to the history below, never sent to the visitor.',
  history: 'History',
  entries: 'entries',
  received: 'Received',
  blocked: 'Choose another state or write a note first.',
  now: (state: string): string => `Now ${state}.`,
};

export const requestWords = {
  title: 'Convert to a request',
  text: (who: string): string =>
    `For ${who}. If they have no account, one is created and they are invited by e-mail.`,
  action: 'Create the request',
  back: 'Back to the lead',
  noun: 'request',
  made: 'Request created',
  close: 'Done',
  invited: ({ fullName, email }: Pick<Lead, 'fullName' | 'email'>): string =>
    `An account was opened${fullName ? ` for ${fullName}` : ''}, and an invitation is on its way to ${email}.`,
  found: ({ fullName, email }: Pick<Lead, 'fullName' | 'email'>): string =>
    `${fullName || email} already has an account and finds it under My Requests.`,
  firstName: 'First name',
  firstNameHint: 'The client’s, if this address has no account yet.',
  lastName: 'Last name',
  projectName: 'Project name',
  serviceType: 'Service type',
  about: (service: string): string => `The lead is about ${service}.`,
  chooseService: 'Choose a service',
  description: 'Description',
  descriptionHint: 'The client reads it.',
  chose: (choice: string): string => `The visitor chose ${choice}.`,
  timeline: 'Timeline',
  budget: 'Budget',
  urgency: 'Urgency',
};
