// Generated from openapi/openapi.json by scripts/generate-api.mts. Not edited by hand.

/** What one field of a request body must fulfil; the server checks the same. */
export interface FieldConstraint {
  readonly required: boolean;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
}

export const constraints = {
  'PUT /api/admin-requests': {
    agreedPrice: { required: false, minimum: 0, maximum: 100000000 },
    reason: { required: false, minLength: 0, maxLength: 500 },
    requestId: { required: true, format: 'uuid' },
    status: {
      required: true,
      enum: ['pending', 'assigned', 'in_review', 'approved', 'completed', 'rejected'],
    },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'POST /api/auth/email': { email: { required: true, format: 'email', maxLength: 254 } },
  'POST /api/auth/exchange': { code: { required: true, minLength: 1, maxLength: 512 } },
  'POST /api/cancel-registration': { token: { required: true, minLength: 1, maxLength: 512 } },
  'POST /api/change-password': {
    currentPassword: { required: true, format: 'password', maxLength: 128 },
    newPassword: { required: true, format: 'password', maxLength: 128 },
  },
  'POST /api/complaints': {
    about: {
      required: true,
      enum: [
        'How you use my personal data',
        'A mail I did not want',
        'Your work or service',
        'Other',
      ],
    },
    details: { required: true, minLength: 1, maxLength: 10000 },
    email: { required: true, format: 'email', maxLength: 254 },
    fullName: { required: false, minLength: 0, maxLength: 100 },
    page: { required: false, minLength: 0, maxLength: 300 },
    token: { required: false, minLength: 0, maxLength: 200 },
    website: { required: false, maxLength: 65536 },
  },
  'POST /api/consent': {
    browser: { required: true, format: 'uuid' },
    choice: { required: true, enum: ['accepted', 'rejected', 'withdrawn'] },
    page: { required: true, minLength: 1, maxLength: 300 },
    textVersion: { required: true, enum: ['2026-11', '2026-12'] },
  },
  'POST /api/delegate-request': {
    assignTo: { required: true, enum: ['manager', 'support'] },
    notes: { required: false, minLength: 0, maxLength: 5000 },
    requestId: { required: true, format: 'uuid' },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'PUT /api/delegate-request': {
    assignTo: { required: true, enum: ['manager', 'support'] },
    notes: { required: false, minLength: 0, maxLength: 5000 },
    requestId: { required: true, format: 'uuid' },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'POST /api/events': {
    label: {
      required: true,
      enum: ['ai-for-startups', 'ai-transformation', 'machine-learning', 'data-analytics'],
    },
    name: {
      required: true,
      enum: ['cta_click_book_call', 'cta_download_package', 'ebook_download'],
    },
  },
  'POST /api/forgot-password': { email: { required: true, format: 'email', maxLength: 254 } },
  'POST /api/forms/contact': {
    company: { required: false, minLength: 0, maxLength: 150 },
    email: { required: true, format: 'email', maxLength: 254 },
    firstName: { required: true, minLength: 1, maxLength: 100 },
    lastName: { required: true, minLength: 1, maxLength: 100 },
    message: { required: true, minLength: 1, maxLength: 5000 },
    offer: { required: false, minLength: 0, maxLength: 150 },
    page: { required: false, minLength: 0, maxLength: 300 },
    phone: {
      required: false,
      minLength: 4,
      maxLength: 32,
      pattern: '^(?=.*[0-9])\\+?[0-9 \\x28\\x29\\x2D]{4,31}$',
    },
    token: { required: false, minLength: 0, maxLength: 200 },
    topic: { required: false, minLength: 0, maxLength: 80 },
    website: { required: false, maxLength: 65536 },
  },
  'POST /api/forms/lead': {
    company: { required: true, minLength: 1, maxLength: 150 },
    email: { required: true, format: 'email', maxLength: 254 },
    jobTitle: { required: true, minLength: 1, maxLength: 120 },
    message: { required: true, minLength: 10, maxLength: 5000 },
    name: { required: true, minLength: 2, maxLength: 100 },
    page: { required: false, minLength: 0, maxLength: 300 },
    phone: {
      required: false,
      minLength: 4,
      maxLength: 32,
      pattern: '^(?=.*[0-9])\\+?[0-9 \\x28\\x29\\x2D]{4,31}$',
    },
    service: {
      required: false,
      enum: [
        'AI Consulting',
        'Machine Learning',
        'Data Analytics',
        'AI Integration',
        'Custom Web Applications',
      ],
    },
    token: { required: false, minLength: 0, maxLength: 200 },
    website: { required: false, maxLength: 65536 },
  },
  'POST /api/forms/notify': {
    email: { required: true, format: 'email', maxLength: 254 },
    page: { required: false, minLength: 0, maxLength: 300 },
    token: { required: false, minLength: 0, maxLength: 200 },
    topic: { required: true, enum: ['webinars', 'resources', 'startup-package', 'demo'] },
    website: { required: false, maxLength: 65536 },
  },
  'POST /api/lead': {
    authority: { required: true },
    budget: { required: true, enum: ['£5k–£10k', '£10k–£25k', 'Over £25k'] },
    company: { required: true, minLength: 1, maxLength: 150 },
    fbclid: { required: false, minLength: 0, maxLength: 500 },
    fullName: { required: true, minLength: 1, maxLength: 100 },
    honeypot: { required: false, maxLength: 65536 },
    page: { required: false, minLength: 0, maxLength: 300 },
    phone: {
      required: false,
      minLength: 4,
      maxLength: 32,
      pattern: '^(?=.*[0-9])\\+?[0-9 \\x28\\x29\\x2D]{4,31}$',
    },
    projectDescription: { required: true, minLength: 1, maxLength: 10000 },
    role: { required: true, minLength: 1, maxLength: 120 },
    submittedAt: { required: false, minLength: 0, maxLength: 40 },
    timeline: { required: true, enum: ['ASAP', '4–6 weeks', '2–3 months'] },
    token: { required: false, minLength: 0, maxLength: 200 },
    utm_campaign: { required: false, minLength: 0, maxLength: 500 },
    utm_content: { required: false, minLength: 0, maxLength: 500 },
    utm_medium: { required: false, minLength: 0, maxLength: 500 },
    utm_source: { required: false, minLength: 0, maxLength: 500 },
    utm_term: { required: false, minLength: 0, maxLength: 500 },
    website: { required: false, maxLength: 65536 },
    workEmail: { required: true, format: 'email', maxLength: 254 },
  },
  'PUT /api/leads/{id}': {
    note: { required: false, minLength: 0, maxLength: 5000 },
    state: { required: false, enum: ['new', 'contacted', 'won', 'lost', 'spam'] },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'POST /api/leads/{id}/request': {
    budget: {
      required: true,
      enum: ['under-5k', '5k-15k', '15k-50k', '50k-100k', 'over-100k', 'discuss'],
    },
    description: { required: true, minLength: 1, maxLength: 5000 },
    firstName: { required: false, minLength: 0, maxLength: 80 },
    lastName: { required: false, minLength: 0, maxLength: 80 },
    projectName: { required: true, minLength: 1, maxLength: 120 },
    serviceType: {
      required: true,
      enum: [
        'ai-consulting',
        'data-analytics',
        'machine-learning',
        'ai-integration',
        'custom-app',
        'other',
      ],
    },
    timeline: {
      required: true,
      enum: ['1-2-weeks', '1-month', '2-3-months', '3-6-months', 'flexible'],
    },
    urgency: { required: false, enum: ['low', 'medium', 'high', 'critical'] },
  },
  'POST /api/login': {
    email: { required: true, format: 'email', maxLength: 254 },
    password: { required: true, format: 'password', maxLength: 128 },
    remember: { required: false },
  },
  'PUT /api/manager-requests': {
    agreedPrice: { required: false, minimum: 0, maximum: 100000000 },
    managerNotes: { required: false, minLength: 0, maxLength: 5000 },
    reason: { required: false, minLength: 0, maxLength: 500 },
    requestId: { required: true, format: 'uuid' },
    status: {
      required: false,
      enum: ['pending', 'assigned', 'in_review', 'approved', 'completed', 'rejected'],
    },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'POST /api/newsletter/erase': { token: { required: true, minLength: 1, maxLength: 512 } },
  'POST /api/newsletter/export': { token: { required: true, minLength: 1, maxLength: 512 } },
  'POST /api/newsletter/preferences': { token: { required: true, minLength: 1, maxLength: 512 } },
  'PUT /api/newsletter/preferences': {
    token: { required: true, minLength: 1, maxLength: 512 },
    topics: { required: true },
  },
  'POST /api/newsletter/subscribe': {
    company: { required: false, minLength: 0, maxLength: 150 },
    email: { required: true, format: 'email', maxLength: 254 },
    fullName: { required: false, minLength: 0, maxLength: 100 },
    page: { required: false, minLength: 0, maxLength: 300 },
    source: { required: false, minLength: 0, maxLength: 60 },
    textVersion: { required: false, enum: ['2026-11'] },
    token: { required: false, minLength: 0, maxLength: 200 },
    topic: { required: false, enum: ['newsletter', 'webinars', 'resources'] },
    website: { required: false, maxLength: 65536 },
  },
  'POST /api/newsletter/undo': { token: { required: true, minLength: 1, maxLength: 512 } },
  'POST /api/newsletter/unsubscribe': {
    reason: { required: false, enum: ['too_many', 'not_relevant', 'never_asked', 'other'] },
    token: { required: true, minLength: 1, maxLength: 512 },
  },
  'POST /api/newsletter/verify': { token: { required: true, minLength: 1, maxLength: 512 } },
  'PUT /api/notifications/read': { all: { required: false }, ids: { required: false } },
  'PUT /api/people/{id}/active': {
    isActive: { required: true },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'PUT /api/people/{id}/role': {
    role: { required: true, enum: ['client', 'support', 'manager', 'admin'] },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'POST /api/people/invitations': {
    email: { required: true, format: 'email', maxLength: 254 },
    existingAccount: { required: false, format: 'uuid' },
    firstName: { required: false, minLength: 0, maxLength: 80 },
    lastName: { required: false, minLength: 0, maxLength: 80 },
    role: { required: true, enum: ['support', 'manager', 'admin'] },
  },
  'POST /api/raise-request': {
    budget: {
      required: true,
      enum: ['under-5k', '5k-15k', '15k-50k', '50k-100k', 'over-100k', 'discuss'],
    },
    company: { required: false, minLength: 0, maxLength: 160 },
    contactEmail: { required: true, format: 'email', maxLength: 254 },
    contactPhone: {
      required: false,
      minLength: 5,
      maxLength: 32,
      pattern: '^(?=.*[0-9])[0-9+ \\x28\\x29\\x2E\\x2D]{5,32}$',
    },
    currentChallenges: { required: false, minLength: 0, maxLength: 2000 },
    description: { required: true, minLength: 1, maxLength: 5000 },
    expectedOutcomes: { required: false, minLength: 0, maxLength: 2000 },
    industry: { required: false, minLength: 0, maxLength: 80 },
    projectName: { required: true, minLength: 1, maxLength: 120 },
    serviceType: {
      required: true,
      enum: [
        'ai-consulting',
        'data-analytics',
        'machine-learning',
        'ai-integration',
        'custom-app',
        'other',
      ],
    },
    teamSize: { required: false, minLength: 0, maxLength: 40 },
    timeline: {
      required: true,
      enum: ['1-2-weeks', '1-month', '2-3-months', '3-6-months', 'flexible'],
    },
    urgency: { required: false, enum: ['low', 'medium', 'high', 'critical'] },
  },
  'POST /api/reauthenticate': {
    currentPassword: { required: true, format: 'password', maxLength: 128 },
  },
  'POST /api/register': {
    company: { required: true, minLength: 1, maxLength: 160 },
    email: { required: true, format: 'email', maxLength: 254 },
    firstName: { required: true, minLength: 1, maxLength: 80 },
    lastName: { required: true, minLength: 1, maxLength: 80 },
    password: { required: true, format: 'password', maxLength: 128 },
  },
  'POST /api/requests/{id}/comments': { text: { required: true, minLength: 1, maxLength: 5000 } },
  'POST /api/requests/{id}/reopen': { reason: { required: true, minLength: 1, maxLength: 500 } },
  'POST /api/requests/{id}/withdraw': { reason: { required: false, minLength: 0, maxLength: 500 } },
  'POST /api/resend-verification': { email: { required: true, format: 'email', maxLength: 254 } },
  'POST /api/reset-password': {
    password: { required: true, format: 'password', maxLength: 128 },
    token: { required: true, minLength: 1, maxLength: 512 },
  },
  'PUT /api/support-requests': {
    agreedPrice: { required: false, minimum: 0, maximum: 100000000 },
    reason: { required: false, minLength: 0, maxLength: 500 },
    requestId: { required: true, format: 'uuid' },
    status: {
      required: false,
      enum: ['pending', 'assigned', 'in_review', 'approved', 'completed', 'rejected'],
    },
    supportNotes: { required: false, minLength: 0, maxLength: 5000 },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'PUT /api/update-profile': {
    company: { required: true, minLength: 1, maxLength: 160 },
    currentPassword: { required: false, format: 'password', maxLength: 128 },
    email: { required: true, format: 'email', maxLength: 254 },
    firstName: { required: true, minLength: 1, maxLength: 80 },
    lastName: { required: true, minLength: 1, maxLength: 80 },
    phone: {
      required: false,
      minLength: 5,
      maxLength: 32,
      pattern: '^(?=.*[0-9])[0-9+ \\x28\\x29\\x2E\\x2D]{5,32}$',
    },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'POST /api/verify-email': { token: { required: true, minLength: 1, maxLength: 512 } },
} as const satisfies Record<string, Record<string, FieldConstraint>>;
