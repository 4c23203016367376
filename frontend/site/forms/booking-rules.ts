import type { FormRules } from './rules';

export const bookingRules = {
  name: { label: 'Full name', required: 'Full name is required', min: 2, max: 100 },
  email: { label: 'Email', kind: 'email', required: 'Email is required', max: 254 },
  company: { label: 'Company', max: 150 },
  phone: { label: 'Phone', kind: 'phone' },
  note: { label: 'What it is about', max: 2000 },
} as const satisfies FormRules;
