import { subscribeFields } from '../../api/generated/fields/subscribe';
import { rulesOf } from './rules';

/** Stricter than the server, which needs only an address. */
export const homeNewsletterRules = rulesOf(subscribeFields, {
  fullName: { label: 'Full name', required: 'Full name is required' },
  email: { label: 'Email', required: 'Please enter your email address' },
  company: { label: 'Company', required: 'Company is required' },
});
