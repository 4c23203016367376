import { defineEvent } from '../../events/events.public';

export const reportExported = defineEvent('report.exported');
