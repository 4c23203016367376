/** Addresses that links and screens name. The router's table is made of the screens. */
export const patterns = {
  signIn: '/signin',
  secondStep: '/signin/second-factor',
  signUp: '/get-started',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  act: '/act',
  keepAccount: '/keep-account',
  rate: '/rate',
  pay: '/pay',
  dashboard: '/dashboard',
  raiseRequest: '/dashboard/raise-request',
  requests: '/dashboard/requests',
  request: '/dashboard/requests/:id',
  company: '/dashboard/company',
  organisations: '/dashboard/organisations',
  organisation: '/dashboard/organisations/:id',
  services: '/dashboard/services',
  notifications: '/dashboard/notifications',
  profile: '/dashboard/profile',
  admin: '/dashboard/admin',
  leads: '/dashboard/admin/leads',
  subscribers: '/dashboard/admin/subscribers',
  issues: '/dashboard/admin/issues',
  issue: '/dashboard/admin/issues/:id',
  mail: '/dashboard/admin/mail',
  inboundMail: '/dashboard/admin/inbound-mail',
  people: '/dashboard/admin/people',
  audit: '/dashboard/admin/audit',
  quarantine: '/dashboard/admin/quarantine',
  apiTokens: '/dashboard/admin/api-tokens',
  webhooks: '/dashboard/admin/webhooks',
  dataRequests: '/dashboard/admin/privacy',
  reports: '/dashboard/admin/reports',
  calls: '/dashboard/calls',
  proposals: '/dashboard/proposals',
  proposal: '/dashboard/proposals/:id',
  proposalSigned: '/dashboard/proposals/:id/signed',
  proposalDraft: '/dashboard/proposals/:id/draft',
  invoices: '/dashboard/invoices',
  invoice: '/dashboard/invoices/:id',
  account: '/dashboard/account',
  billing: '/dashboard/billing',
  invoicing: '/dashboard/invoicing',
  invoicingList: '/dashboard/invoicing/invoices',
  payments: '/dashboard/invoicing/payments',
  bank: '/dashboard/invoicing/bank',
  accounts: '/dashboard/invoicing/accounts',
  settings: '/dashboard/settings',
  callSettings: '/dashboard/settings/calls',
  setUp: '/dashboard/settings/set-up',
  manager: '/dashboard/manager',
  support: '/dashboard/support',
} as const;

/** The ids of a path; null if it does not match the pattern. */
export function idsAt(pattern: string, pathname: string): Record<string, string> | null {
  const expression = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${expression}/?$`).exec(pathname);
  return match && { ...match.groups };
}

const withId = (pattern: string) => (id: string) => pattern.replace(':id', encodeURIComponent(id));

const named = (pattern: string, name: string) => (id: string) =>
  `${pattern}?${name}=${encodeURIComponent(id)}`;

const withNext = (path: string, next?: string) =>
  next && next !== patterns.dashboard ? `${path}?next=${encodeURIComponent(next)}` : path;

export const paths = {
  ...patterns,
  request: withId(patterns.request),
  proposal: withId(patterns.proposal),
  proposalSigned: withId(patterns.proposalSigned),
  proposalDraft: withId(patterns.proposalDraft),
  invoice: withId(patterns.invoice),
  payment: named(patterns.payments, 'payment'),
  /** The token stays after the #, out of logs. A full page load, since leaving the frame clears the cache. */
  rating: (token: string) => `${patterns.rate}#${token}`,
  organisation: withId(patterns.organisation),
  issue: withId(patterns.issue),
  /** In the week of its day. */
  call: (day: string, id: string) => `${patterns.calls}?from=${day}&call=${id}`,
  lead: named(patterns.leads, 'lead'),
  subscriber: named(patterns.subscribers, 'subscriber'),
  person: named(patterns.people, 'person'),
  auditOfPerson: named(patterns.audit, 'person'),
  raiseRequest: (serviceType?: string) =>
    serviceType
      ? `/dashboard/raise-request?service=${encodeURIComponent(serviceType)}`
      : patterns.raiseRequest,
  /** Sign-in only returns to addresses of this portal. */
  signIn: (next?: string) => withNext(patterns.signIn, next),
  secondStep: (next?: string) => withNext(patterns.secondStep, next),
  /** Pages of the public site: another application, so a full page load. */
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  booking: (slug: string) => `/book/${slug}`,
  servicePage: (slug: string) => `/services/${slug}`,
} as const;
