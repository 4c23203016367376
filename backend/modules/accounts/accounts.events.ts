import type { Grant } from '../../access/access.public';
import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';
import type { PersonState } from './user.entity';
import { fullNameSql } from './write-account';

nameEvents({ account: 'Accounts' });

nameSubjects('user', 'Account', (db, ids) =>
  db.query(
    `SELECT id, coalesce(nullif(${fullNameSql('users')}, ''), email::text) AS label
     FROM users WHERE id = ANY($1)`,
    [ids],
  ),
);

/** `confirmTokenId` is absent if the new address belongs to another account. */
export const profileChanged = defineEvent<{
  after: { movesEmail: boolean };
  confirmTokenId?: string;
  undoTokenId?: string;
  isRenamed: boolean;
}>('account.profile-changed', { subject: 'user', audit: 'Changed the profile' });

type Moved = { before: { state: PersonState }; after: { state: PersonState } };

export const grantsGiven = defineEvent<{
  before: { grants: Grant[] };
  after: { grants: Grant[] };
}>('account.granted', { subject: 'user', audit: 'Changed who works on invoices' });

export const accountDeactivated = defineEvent<Moved>('account.deactivated', {
  subject: 'user',
  audit: 'Deactivated an account',
  endsSessions: true,
});
export const accountReactivated = defineEvent<Moved>('account.reactivated', {
  subject: 'user',
  audit: 'Reactivated an account',
});
