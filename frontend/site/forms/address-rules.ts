import { notifyFields } from '../../api/generated/fields/notify';
import { rulesOf } from './rules';

export const addressRules = rulesOf(notifyFields, {
  email: { label: 'Email', required: 'Please enter your email address' },
});
