// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

export const bookingFields = {
  company: { required: false, minLength: 0, maxLength: 150 },
  email: { required: true, format: 'email', maxLength: 254 },
  name: { required: true, minLength: 2, maxLength: 100 },
  note: { required: false, minLength: 0, maxLength: 2000 },
  phone: {
    required: false,
    minLength: 4,
    maxLength: 32,
    pattern: '^(?=.*[0-9])\\+?[0-9 \\x28\\x29\\x2D]{4,31}$',
  },
} as const;
