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
  proposalDraft: '/dashboard/proposals/:id/draft',
  settings: '/dashboard/settings',
  manager: '/dashboard/manager',
  support: '/dashboard/support',
} as const;

const withNext = (path: string, next?: string) =>
  next && next !== patterns.dashboard ? `${path}?next=${encodeURIComponent(next)}` : path;

export const paths = {
  ...patterns,
  request: (id: string) => `/dashboard/requests/${encodeURIComponent(id)}`,
  proposal: (id: string) => `/dashboard/proposals/${encodeURIComponent(id)}`,
  proposalDraft: (id: string) => `/dashboard/proposals/${encodeURIComponent(id)}/draft`,
  /** The token stays after the #, out of logs. A full page load, since leaving the frame clears the cache. */
  rating: (token: string) => `${patterns.rate}#${token}`,
  organisation: (id: string) => `/dashboard/organisations/${encodeURIComponent(id)}`,
  issue: (id: string) => `/dashboard/admin/issues/${encodeURIComponent(id)}`,
  lead: (id: string) => `${patterns.leads}?lead=${encodeURIComponent(id)}`,
  subscriber: (id: string) => `${patterns.subscribers}?subscriber=${encodeURIComponent(id)}`,
  person: (id: string) => `${patterns.people}?person=${encodeURIComponent(id)}`,
  auditOfPerson: (id: string) => `${patterns.audit}?person=${encodeURIComponent(id)}`,
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
  servicePage: (slug: string) => `/services/${slug}`,
} as const;
