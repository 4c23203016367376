import type { FormRules } from './rules';

export const mvpRules = {
  fullName: { label: 'Full name', required: 'Full name is required', max: 100 },
  workEmail: {
    label: 'Work email',
    kind: 'email',
    required: 'Work email is required',
    invalid: 'Please enter a valid email address.',
    max: 254,
  },
  company: { label: 'Company', required: 'Company is required', max: 150 },
  role: { label: 'Role', required: 'Role is required', max: 120 },
  phone: { label: 'Phone', kind: 'phone', max: 32 },
  budget: { label: 'Budget', kind: 'choice', required: 'Budget is required' },
  timeline: { label: 'Timeline', kind: 'choice', required: 'Timeline is required' },
  projectDescription: {
    label: 'Project description',
    required: 'Project description is required',
    max: 10_000,
  },
  authority: {
    label: 'Authority',
    kind: 'check',
    required: 'Please confirm that you can make this decision',
  },
} as const satisfies FormRules;
