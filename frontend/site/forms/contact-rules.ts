import type { FormRules } from './rules';

export const contactRules = {
  firstName: { label: 'First name', required: 'First name is required', max: 100 },
  lastName: { label: 'Last name', required: 'Last name is required', max: 100 },
  email: { label: 'Email', kind: 'email', required: 'Email is required', max: 254 },
  company: { label: 'Company', max: 150 },
  phone: { label: 'Phone', kind: 'phone', max: 32 },
  message: { label: 'Message', required: 'Message is required', max: 5000 },
} as const satisfies FormRules;
