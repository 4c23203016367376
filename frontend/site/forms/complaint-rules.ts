import type { FormRules } from './rules';

export const complaintRules = {
  fullName: { label: 'Full name', max: 100 },
  email: { label: 'Email', kind: 'email', required: 'Email is required', max: 254 },
  about: { label: 'Subject', kind: 'choice', required: 'Please choose what it is about' },
  details: { label: 'Details', required: 'Please tell us what happened', max: 10_000 },
} as const satisfies FormRules;
