import { bookingFields } from '../../api/generated/fields/booking';
import { rulesOf } from './rules';

/** Also the form's `id`, for buttons outside it. */
export const bookingFormId = 'booking';

export const bookingRules = rulesOf(bookingFields, {
  name: 'Full name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  note: 'What you would like to discuss',
});
