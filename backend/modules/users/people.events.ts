import { defineEvent } from '../../events/events.public';

export const sessionEndedByAdmin = defineEvent<{ after: { sessions: 'one' | 'all' } }>(
  'session.ended-by-admin',
  { subject: 'user', endsSessions: true },
);
