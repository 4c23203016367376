import { defineEvent, nameSubjects } from '../../events/events.public';
import type { MemberRole, Sharing } from './company.entity';

nameSubjects('organisation', (db, ids) =>
  db.query('SELECT id, name AS label FROM organisations WHERE id = ANY($1)', [ids]),
);

const subject = 'organisation';

export const organisationCreated = defineEvent<{ after: { sharing: Sharing } }>(
  'organisation.created',
  { subject },
);

export const organisationChanged = defineEvent<{
  before: { sharing: Sharing };
  after: { sharing: Sharing };
  fields: string[];
}>('organisation.changed', { subject });

export const memberInvited = defineEvent<{
  after: { role: MemberRole };
  membershipId: string;
  tokenId: string;
}>('organisation.member-invited', { subject });

export const memberJoined = defineEvent<{ after: { userId: string; role: MemberRole } }>(
  'organisation.member-joined',
  { subject },
);

export const joinAsked = defineEvent<{ after: { userId: string }; membershipId: string }>(
  'organisation.join-asked',
  { subject },
);

export const memberRoleChanged = defineEvent<{
  before: { role: MemberRole };
  after: { role: MemberRole };
  userId: string;
}>('organisation.member-role-changed', { subject });

export const memberLeft = defineEvent<{ before: { userId: string; role: MemberRole } }>(
  'organisation.member-left',
  { subject },
);

export const pendingRemoved = defineEvent<{ membershipId: string; userId: string | null }>(
  'organisation.pending-removed',
  { subject },
);
