import type { FormRules } from './rules';

/** Also the form's `id`, for buttons outside it. */
export const bookingFormId = 'booking';

export const bookingRules = {
  name: { label: 'Full name', required: 'Full name is required', min: 2, max: 100 },
  email: { label: 'Email', kind: 'email', required: 'Email is required', max: 254 },
  company: { label: 'Company', max: 150 },
  phone: { label: 'Phone', kind: 'phone' },
  note: { label: 'What would you like to discuss?', max: 2000 },
} as const satisfies FormRules;
