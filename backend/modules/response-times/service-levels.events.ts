import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';
import type { ClockKind } from './service-levels.entity';

nameEvents({ 'service-levels': 'Service levels' });

nameSubjects('calendar', 'Calendar', (db, ids) =>
  db.query(`SELECT id, name AS label FROM calendars WHERE id = ANY($1)`, [ids]),
);
nameSubjects('sla-policy', 'Service level policy', (db, ids) =>
  db.query(`SELECT id, 'version ' || version AS label FROM sla_policies WHERE id = ANY($1)`, [ids]),
);

export const policyChanged = defineEvent('service-levels.policy-changed', {
  subject: 'sla-policy',
  audit: 'Changed the service levels',
});

export const calendarChanged = defineEvent('service-levels.calendar-changed', {
  subject: 'calendar',
  audit: 'Changed a calendar',
});

type Clock = { after: { clock: ClockKind; clockId: string } };

export const clockWarned = defineEvent<Clock>('request.due-soon', {
  subject: 'request',
  live: { to: 'staff' },
});

export const clockBreached = defineEvent<Clock>('request.overdue', {
  subject: 'request',
  audit: 'A request became overdue',
  live: { to: 'staff' },
});
