// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

export const notifyFields = { email: { required: true, format: 'email', maxLength: 254 } } as const;
