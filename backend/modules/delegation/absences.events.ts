import { defineEvent } from '../../events/events.public';

type Days = { firstDay: string; lastDay: string; deputyId: string | null };

export const absenceEntered = defineEvent<{ after: Days }>('absence.entered', { subject: 'user' });
export const absenceRemoved = defineEvent<{ before: Days }>('absence.removed', { subject: 'user' });
