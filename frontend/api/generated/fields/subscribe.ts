// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

export const subscribeFields = {
  company: { required: false, minLength: 0, maxLength: 150 },
  email: { required: true, format: 'email', maxLength: 254 },
  fullName: { required: false, minLength: 0, maxLength: 100 },
} as const;
