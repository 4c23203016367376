import { can, Permission } from '../../access/access.public';
import { read } from '../../database/sql';
import { defineAudience } from '../../live/live.public';
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
  sees: (actor, { people }, { to }) =>
    can(actor.role, Permission.ReadOrganisations) ||
    (to === 'everyone' && people.includes(actor.userId)),
});
