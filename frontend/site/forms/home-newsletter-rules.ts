import { addressRules } from './address-rules';
import type { FormRules } from './rules';

/** Stricter than the server, which needs only an address. */
export const homeNewsletterRules = {
  fullName: { label: 'Full name', required: 'Full name is required', max: 100 },
  ...addressRules,
  company: { label: 'Company', required: 'Company is required', max: 150 },
} as const satisfies FormRules;
