import { defineEvent } from '../../events/events.public';

export const auditExported = defineEvent<{ after: object }>('audit.exported');
