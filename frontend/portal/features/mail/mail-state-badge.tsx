import type { ContactSyncState, MailState } from '../../../api/generated/enums';
import { badgeOf, type Looks } from '../../components/badge-of';
import { contactStateLabels, mailStateLabels } from './words';

const moving: Looks<'waiting' | 'sending' | 'dead'> = {
  waiting: ['orange', '○'],
  sending: ['blue', '◐'],
  dead: ['red', '✕'],
};

export const MailStateBadge = badgeOf<MailState>(
  {
    ...moving,
    held: ['plain', '◷'],
    queued: ['teal', '➜'],
    sent: ['green', '✓'],
    merged: ['green', '⊕'],
    skipped: ['plain', '–'],
    cancelled: ['plain', '■'],
  },
  mailStateLabels,
);

export const ContactStateBadge = badgeOf<ContactSyncState>(
  { ...moving, done: ['green', '✓'], refused: ['red', '!'] },
  contactStateLabels,
);
