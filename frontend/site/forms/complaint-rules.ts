import { complaintFields } from '../../api/generated/fields/complaint';
import { rulesOf } from './rules';

export const complaintRules = rulesOf(complaintFields, {
  fullName: 'Full name',
  email: 'Email',
  about: { label: 'Subject', required: 'Please choose what it is about' },
  details: { label: 'Details', required: 'Please tell us what happened' },
});
