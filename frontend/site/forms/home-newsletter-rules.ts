import { addressRules } from './address-rules';
import type { FormRules } from './rules';

/** The section on the home page asks for more than the server needs. */
export const homeNewsletterRules = {
  fullName: { label: 'Full name', required: 'Full name is required', max: 100 },
  ...addressRules,
  company: { label: 'Company', required: 'Company is required', max: 150 },
} as const satisfies FormRules;
