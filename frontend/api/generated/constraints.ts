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
  'POST /api/delegate-request': {
    assignTo: { required: true, enum: ['manager', 'support'] },
    notes: { required: false, minLength: 0, maxLength: 5000 },
    requestId: { required: true, format: 'uuid' },
    version: { required: false, minimum: 1, maximum: 2147483647 },
  },
  'POST /api/forgot-password': { email: { required: true, format: 'email', maxLength: 254 } },
  'POST /api/login': {
    email: { required: true, format: 'email', maxLength: 254 },
    password: { required: true, format: 'password', maxLength: 128 },
    remember: { required: false },
  },
  'PUT /api/manager-requests': {
    managerNotes: { required: false, minLength: 0, maxLength: 5000 },
    reason: { required: false, minLength: 0, maxLength: 500 },
    requestId: { required: true, format: 'uuid' },
    status: {
      required: false,
      enum: ['pending', 'assigned', 'in_review', 'approved', 'completed', 'rejected'],
    },
    version: { required: false, minimum: 1, maximum: 2147483647 },
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
    urgency: { required: true, enum: ['low', 'medium', 'high', 'critical'] },
  },
  'POST /api/register': {
    company: { required: true, minLength: 1, maxLength: 160 },
    email: { required: true, format: 'email', maxLength: 254 },
    firstName: { required: true, minLength: 1, maxLength: 80 },
    lastName: { required: true, minLength: 1, maxLength: 80 },
    password: { required: true, format: 'password', maxLength: 128 },
  },
  'POST /api/resend-verification': { email: { required: true, format: 'email', maxLength: 254 } },
  'POST /api/reset-password': {
    password: { required: true, format: 'password', maxLength: 128 },
    token: { required: true, minLength: 1, maxLength: 512 },
  },
  'PUT /api/support-requests': {
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
