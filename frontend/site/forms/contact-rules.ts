import { contactFields } from '../../api/generated/fields/contact';
import { rulesOf } from './rules';

export const contactRules = rulesOf(contactFields, {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  message: 'Message',
});
