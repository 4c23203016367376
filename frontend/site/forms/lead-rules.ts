import type { FormRules } from './rules';

export const leadRules = {
  name: { label: 'Full name', required: 'Full name is required', min: 2, max: 100 },
  email: { label: 'Email', kind: 'email', required: 'Email is required', max: 254 },
  company: { label: 'Company name', required: 'Company name is required', max: 150 },
  jobTitle: { label: 'Job title', required: 'Job title is required', max: 120 },
  phone: { label: 'Phone', kind: 'phone', max: 32 },
  message: {
    label: 'Message',
    required: 'Please enter details about your current challenges',
    min: 10,
    tooShort: 'Please provide more details about your challenges (at least 10 characters)',
    max: 5000,
  },
} as const satisfies FormRules;
