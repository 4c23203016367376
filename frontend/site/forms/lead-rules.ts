import { leadFields } from '../../api/generated/fields/lead';
import { rulesOf } from './rules';

export const leadRules = rulesOf(leadFields, {
  name: 'Full name',
  email: 'Email',
  company: 'Company name',
  jobTitle: 'Job title',
  phone: 'Phone',
  message: {
    label: 'Message',
    required: 'Please enter details about your current challenges',
    tooShort: 'Please provide more details about your challenges (at least 10 characters)',
  },
});
