import { defineEvent } from '../events/events.public';

/** Somebody signed in asked for what their role does not allow; the subject is the permission. */
export const accessDenied = defineEvent('access.denied', { subject: 'permission' });
