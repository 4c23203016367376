import { defineEvent } from '../../events/events.public';

export const requestsExported = defineEvent('request.exported');
