import type { FormRules } from './rules';

export const addressRules = {
  email: {
    label: 'Email',
    kind: 'email',
    required: 'Please enter your email address',
    max: 254,
  },
} as const satisfies FormRules;
