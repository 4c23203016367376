import { createRequire } from 'node:module';
import { inRoot } from '../paths.mts';

interface Notice {
  type: string;
  title: string;
  message: string;
}

interface About {
  id: string;
  reference: string;
  projectName: string;
}

export interface NewEvent {
  definition: { type: string; subjectType: string | null; audit?: string };
  subject?: string;
  actor?: string;
  data: object;
}

type Make<Data> = (facts: Data & { subject: string; actor: string }) => NewEvent;
export type RequestStatus =
  | 'pending'
  | 'assigned'
  | 'in_review'
  | 'approved'
  | 'completed'
  | 'rejected'
  | 'withdrawn';
export type LeadForm = 'contact' | 'service' | 'mvp' | 'notify' | 'complaint';
export type LeadState = 'new' | 'contacted' | 'won' | 'lost' | 'spam';
export type ProposalKind = 'offer' | 'change';
type Team = 'manager' | 'support';
interface Price {
  agreedPrice: number | null;
  currency?: string;
}
interface Line {
  text: string;
  quantity: number;
  unitMinor: number;
  vatRate: number;
}
interface Draft {
  scope: string;
  lines: Line[];
  milestones: { title: string; due: string | null }[];
  validUntil: string | null;
}
interface ProposalContent {
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  currency: string;
  terms: { version: string; sha256: string };
}
export type Role = Team | 'admin' | 'client';
export type Sharing = 'none' | 'leads' | 'everyone';
type State = 'active' | 'invited' | 'deactivated';

/** Constructors used by the demo; a test checks their types against the product's. */
export interface EventConstructors {
  accountDeactivated: Make<{ before: { state: State }; after: { state: State } }>;
  leadMadeARequest: Make<{ after: { requestId: string }; requestNumber: number }>;
  leadMoved: Make<{ form: LeadForm; before: { state: LeadState }; after: { state: LeadState } }>;
  leadNoted: Make<object>;
  memberJoined: Make<{ after: { userId: string; role: 'member' | 'signatory' | 'lead' } }>;
  memberInvited: Make<{ after: { role: 'member' }; membershipId: string; tokenId: string }>;
  organisationCreated: Make<{ after: { sharing: Sharing } }>;
  ratingAsked: Make<{ after: { ratingId: string; isReminder: boolean } }>;
  ratingGiven: Make<{ after: { ratingId: string; score: number } }>;
  requestDelegated: Make<{
    before: { status: RequestStatus; assignedTo: null };
    after: { status: RequestStatus; assignedTo: Team };
    delegationId: string;
  }>;
  requestMoved: Make<{
    before: { status: RequestStatus };
    after: { status: RequestStatus; isOverride: boolean };
  }>;
  requestRaised: Make<object>;
  requestAgreed: Make<{ before: Price; after: Price & { proposal: string; kind: ProposalKind } }>;
  requestProposed: Make<{
    after: {
      change: 'sent';
      number: number;
      kind: ProposalKind;
      netMinor: number;
      vatMinor: number;
      currency: string;
    };
  }>;
  requestCalled: Make<{ after: { change: 'booked'; startsAt: string } }>;
  requestWithdrawn: Make<{ before: { status: RequestStatus }; after: { status: RequestStatus } }>;
  testimonialApproved: Make<{
    after: { testimonialId: string; ratingId: string; sha256: string };
  }>;
  staffInvited: Make<{ after: { role: Role; state: State }; tokenId: string }>;
}

export interface CalendarFacts {
  zone: string;
  hours: { day: number; from: string; to: string }[];
  holidays: string[];
}

interface Product extends EventConstructors {
  WorkingCalendar: new (facts: CalendarFacts) => {
    add(from: Date, seconds: number): Date;
    between(from: Date, to: Date): number;
  };
  CONSENT: string;
  CURRENCY: string;
  minorOf(amount: number): number;
  amountOf(minor: number): number;
  canonicalJson(value: unknown): string;
  sha256Of(text: string): string;
  plusDays(day: string, days: number): string;
  firmFacts(useSample: boolean): { firm: object; bank: object | null };
  partsOf(agreed: object): {
    kind: string;
    title: string;
    dueOn: string | null;
    vat: object[];
    netMinor: number;
    vatMinor: number;
    totalMinor: number;
  }[];
  proposalReference(number: number): string;
  draftFor(kind: string, validUntil: string): Draft;
  contentOf(draft: Draft, facts: object, useSample: boolean): ProposalContent;
  fileKey(id: string, at: Date): string;
  wordingHash(words: {
    wording: string;
    shownName: string;
    shownRole: string | null;
    shownCompany: string | null;
  }): string;
  hashPassword(password: string): Promise<string>;
  newTokenText(): string;
  newSecret(): string;
  sealSecret(key: string, secret: string): string;
  referenceOf(number: number): string;
  progressAt(status: string, last: number): number;
  receivedNotice(request: About): Notice;
  movedNotice(request: About, status: string, reason?: string): Notice;
}

const FILES = [
  'documents/firm.js',
  'modules/invoices/parts.js',
  'documents/canonical-json.js',
  'validation/money.js',
  'modules/calls/calls.events.js',
  'modules/response-times/working-calendar.js',
  'modules/proposals/make-draft.js',
  'modules/proposals/proposal-content.js',
  'time/days.js',
  'modules/proposals/proposals.events.js',
  'modules/companies/company.events.js',
  'modules/delegation/delegation.events.js',
  'modules/ratings/give-rating.js',
  'modules/ratings/rating.entity.js',
  'modules/ratings/ratings.events.js',
  'modules/auth/auth.events.js',
  'modules/leads/leads.events.js',
  'modules/accounts/accounts.events.js',
  'modules/requests/requests.events.js',
  'modules/auth/passwords.js',
  'modules/api-tokens/token-text.js',
  'modules/requests/project-request.entity.js',
  'modules/requests/request-options.js',
  'modules/request-notifications/define-request-notice.js',
  'modules/webhooks/post-message.js',
  'modules/files/attachment-options.js',
];

/** Loaded at call time, because this command may have just built dist/. */
export function loadProduct(): Product {
  const require = createRequire(inRoot('package.json'));
  const modules = FILES.map((file) => require(inRoot('dist/backend', file)) as Partial<Product>);
  return Object.assign({}, ...modules) as Product;
}
