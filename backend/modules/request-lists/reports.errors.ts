import { invalidField } from '../../errors/app-error';

export const EndsBeforeItBegins = () =>
  invalidField('to', 'ends_before_it_begins', 'The last day must not come before the first.');

export const TooLong = () =>
  invalidField('from', 'period_too_long', 'A report covers ten years at most.');
