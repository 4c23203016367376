import type { FormRules } from './rules';

/** Where only an address is asked for: the one set of rules that every page loads, with its footer. */
export const addressRules = {
  email: {
    label: 'Email',
    kind: 'email',
    required: 'Please enter your email address',
    max: 254,
  },
} as const satisfies FormRules;
