import { missing } from '../../errors/app-error';

/** Nothing has been sent that could have arrived. */
export const TestMailNotFound = missing('mail', 'test mail');
