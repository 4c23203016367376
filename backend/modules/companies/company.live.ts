import { can, Permission } from '../../access/access.public';
import { read } from '../../database/sql';
import { defineAudience, tellLive } from '../../live/live.public';
import {
  joinAsked,
  memberInvited,
  memberJoined,
  memberLeft,
  memberRoleChanged,
  organisationChanged,
  organisationCreated,
  pendingRemoved,
} from './company.events';
import { isActiveMember } from './memberships';

defineAudience<{ id: string; people: string[] }>('organisation', {
  load: (db, ids) =>
    read(
      db,
      `SELECT o.id, ARRAY(SELECT m.user_id FROM memberships m
         WHERE m.organisation_id = o.id AND ${isActiveMember('m')}) AS people
       FROM organisations o WHERE o.id = ANY($1)`,
      [ids],
    ),
  sees: (actor, { people }, to) =>
    can(actor.role, Permission.ReadOrganisations) ||
    (to === 'everyone' && people.includes(actor.userId)),
});

tellLive([organisationCreated], { to: 'everyone' });
tellLive([organisationChanged], { to: 'everyone' });
tellLive([memberInvited], { to: 'everyone' });
tellLive([memberJoined], { to: 'everyone' });
tellLive([joinAsked], { to: 'everyone' });
tellLive([memberRoleChanged], { to: 'everyone' });

// A former member also gets the change, so that the company's requests disappear from their lists.
tellLive([memberLeft], {
  to: 'everyone',
  formerly: ({ before }) => ({ people: [before.userId] }),
});
tellLive([pendingRemoved], {
  to: 'everyone',
  formerly: ({ userId }) => ({ people: userId ? [userId] : [] }),
});
