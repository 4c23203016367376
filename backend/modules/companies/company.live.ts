import { can, Permission } from '../../access/access.public';
import { read } from '../../database/sql';
import { defineAudience, notifyLive } from '../../live/live.public';
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

notifyLive([organisationCreated], { to: 'everyone' });
notifyLive([organisationChanged], { to: 'everyone' });
notifyLive([memberInvited], { to: 'everyone' });
notifyLive([memberJoined], { to: 'everyone' });
notifyLive([joinAsked], { to: 'everyone' });
notifyLive([memberRoleChanged], { to: 'everyone' });

// A former member also gets the change, so that the company's requests disappear from their lists.
notifyLive([memberLeft], {
  to: 'everyone',
  formerly: ({ before }) => ({ people: [before.userId] }),
});
notifyLive([pendingRemoved], {
  to: 'everyone',
  formerly: ({ userId }) => ({ people: userId ? [userId] : [] }),
});
