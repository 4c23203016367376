// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

export const mvpFields = {
  authority: { required: true },
  budget: { required: true },
  company: { required: true, minLength: 1, maxLength: 150 },
  fullName: { required: true, minLength: 1, maxLength: 100 },
  phone: {
    required: false,
    minLength: 4,
    maxLength: 32,
    pattern: '^(?=.*[0-9])\\+?[0-9 \\x28\\x29\\x2D]{4,31}$',
  },
  projectDescription: { required: true, minLength: 1, maxLength: 10000 },
  role: { required: true, minLength: 1, maxLength: 120 },
  timeline: { required: true },
  workEmail: { required: true, format: 'email', maxLength: 254 },
} as const;
