import { defineEvent } from '../events/events.public';

export const accessDenied = defineEvent('access.denied', { subject: 'permission' });
