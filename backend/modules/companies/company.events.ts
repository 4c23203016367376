import { defineEvent, nameSubjects, nameEvents } from '../../events/events.public';
import type { MemberRole, Sharing } from './company.entity';

nameEvents({ organisation: 'Companies' });

nameSubjects('organisation', 'Company', (db, ids) =>
  db.query('SELECT id, name AS label FROM organisations WHERE id = ANY($1)', [ids]),
);

const subject = 'organisation';

export const organisationCreated = defineEvent<{ after: { sharing: Sharing } }>(
  'organisation.created',
  { subject, audit: 'Opened a company', live: { to: 'everyone' } },
);

export const organisationChanged = defineEvent<{
  before: { sharing: Sharing };
  after: { sharing: Sharing };
  fields: string[];
}>('organisation.changed', { subject, audit: 'Changed a company', live: { to: 'everyone' } });

export const memberInvited = defineEvent<{
  after: { role: MemberRole };
  membershipId: string;
  tokenId: string;
}>('organisation.member-invited', {
  subject,
  audit: 'Invited somebody to a company',
  live: { to: 'everyone' },
});

export const memberJoined = defineEvent<{ after: { userId: string; role: MemberRole } }>(
  'organisation.member-joined',
  { subject, audit: 'Added a member to a company', live: { to: 'everyone' } },
);

export const joinAsked = defineEvent<{ after: { userId: string }; membershipId: string }>(
  'organisation.join-asked',
  { subject, audit: 'Asked to join a company', live: { to: 'everyone' } },
);

export const memberRoleChanged = defineEvent<{
  before: { role: MemberRole };
  after: { role: MemberRole };
  userId: string;
}>('organisation.member-role-changed', {
  subject,
  audit: 'Changed a role in a company',
  live: { to: 'everyone' },
});

export const memberLeft = defineEvent<{ before: { userId: string; role: MemberRole } }>(
  'organisation.member-left',
  {
    subject,
    audit: 'Ended a membership of a company',
    live: { to: 'everyone', formerly: ({ before }) => ({ people: [before.userId] }) },
  },
);

export const pendingRemoved = defineEvent<{ membershipId: string; userId: string | null }>(
  'organisation.pending-removed',
  {
    subject,
    audit: 'Removed an invitation or a request to join',
    live: { to: 'everyone', formerly: ({ userId }) => ({ people: userId ? [userId] : [] }) },
  },
);
