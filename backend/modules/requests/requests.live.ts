import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { fileAdded, fileChecked, fileRemoved, type FileFacts } from './file.events';
import { defineAudience, tellLive } from '../../live/live.public';
import { isInScope, staffScope, teamsOf, type Placed } from './request-scope';
import {
  clockBreached,
  clockWarned,
  requestAnswered,
  requestBecameUrgent,
  requestEdited,
  requestMoved,
  requestNoted,
  requestPriced,
  requestRaised,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
} from './requests.events';

type Audience = Placed & { id: string };

defineAudience<Audience>('request', {
  load: (db, ids) =>
    read(
      db,
      `SELECT id, user_id AS "userId", assigned_to AS "assignedTo"
       FROM project_requests WHERE id = ANY($1)`,
      [ids],
    ),
  sees: (actor, request, to) =>
    isInScope(staffScope(actor), request) ||
    (to === 'everyone' && isInScope({ kind: 'own', userId: actor.userId }, request)),
});

tellLive([requestRaised, requestMoved, requestWithdrawn, requestReopened], { to: 'everyone' });
tellLive([requestPriced], { to: 'everyone' });
tellLive([requestBecameUrgent], { to: 'everyone' });
tellLive([requestEdited], { to: 'everyone' });
tellLive([clockWarned, clockBreached], { to: 'staff' });
tellLive([requestAnswered, requestRepliedTo], { to: 'everyone' });
tellLive([requestNoted], {
  to: 'staff',
  allows: (actor, { after }) => teamsOf(actor).includes(after.team),
});

// A note's file is told to those who may read the note.
const reads = (actor: Actor, { team }: FileFacts): boolean =>
  team === undefined || teamsOf(actor).includes(team);

tellLive([fileAdded], { to: 'everyone', allows: (actor, { after }) => reads(actor, after) });
tellLive([fileChecked], { to: 'everyone', allows: (actor, { after }) => reads(actor, after) });
tellLive([fileRemoved], { to: 'everyone', allows: (actor, { before }) => reads(actor, before) });
