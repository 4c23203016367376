import { mvpFields } from '../../api/generated/fields/mvp';
import { rulesOf } from './rules';

export const mvpRules = rulesOf(mvpFields, {
  fullName: 'Full name',
  workEmail: { label: 'Work email', invalid: 'Please enter a valid email address.' },
  company: 'Company',
  role: 'Role',
  phone: 'Phone',
  budget: 'Budget',
  timeline: 'Timeline',
  projectDescription: 'Project description',
  authority: {
    label: 'Authority',
    required: 'Please confirm that you can make this decision',
  },
});
