import { missing } from '../../errors/app-error';

export const TestMailNotFound = missing('mail', 'test mail');
