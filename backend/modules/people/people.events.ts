import { defineEvent } from '../../events/events.public';
import type { PersonState } from '../users/users.public';

type Moved = { before: { state: PersonState }; after: { state: PersonState } };

export const accountDeactivated = defineEvent<Moved>('account.deactivated', {
  subject: 'user',
  endsSessions: true,
});
export const accountReactivated = defineEvent<Moved>('account.reactivated', { subject: 'user' });

export const sessionEndedByAdmin = defineEvent<{ after: { sessions: 'one' | 'all' } }>(
  'session.ended-by-admin',
  { subject: 'user', endsSessions: true },
);
