import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { defineAudience, notifyLive } from '../../live/live.public';
import {
  requestAssigned,
  requestDelegated,
  requestReassigned,
  requestReleased,
} from '../delegation/delegation.public';
import { fileAdded, fileChecked, fileRemoved, type FileFacts } from '../files/files.public';
import {
  isInScope,
  participantAdded,
  participantRemoved,
  privacyChanged,
  readerInvitationRevoked,
  readerInvited,
  readersSql,
  requestAgreed,
  requestAnswered,
  requestBecameUrgent,
  requestEdited,
  requestHandedOver,
  requestMoved,
  requestNoted,
  requestPriced,
  requestRaised,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
  staffScope,
  teamsOf,
  type Placed,
} from '../requests/requests.public';
import { clockBreached, clockWarned } from '../response-times/response-times.public';

type Audience = Placed & { id: string; sharers: string[]; wasShared?: boolean };

const SHARED = `(SELECT r.id, r.user_id, r.organisation_id, false AS is_private)`;

defineAudience<Audience>('request', {
  load: (db, ids) =>
    read(
      db,
      `SELECT r.id, r.assigned_to AS "assignedTo", ARRAY(${readersSql()}) AS readers,
         CASE WHEN r.is_private THEN ARRAY(SELECT s.reader_id FROM ${SHARED} shared
           CROSS JOIN LATERAL (${readersSql('shared')}) s) ELSE '{}' END AS sharers
       FROM project_requests r WHERE r.id = ANY($1)`,
      [ids],
    ),
  sees: (actor, request, to) =>
    isInScope(staffScope(actor), request) ||
    (to === 'everyone' && isInScope({ kind: 'own', userId: actor.userId }, request)) ||
    (to === 'everyone' && Boolean(request.wasShared) && request.sharers.includes(actor.userId)),
});

notifyLive([requestRaised, requestMoved, requestWithdrawn, requestReopened], { to: 'everyone' });
notifyLive([requestPriced], { to: 'everyone' });
notifyLive([requestAgreed], { to: 'everyone' });
notifyLive([requestBecameUrgent], { to: 'everyone' });
notifyLive([requestEdited], { to: 'everyone' });
notifyLive([clockWarned, clockBreached], { to: 'staff' });
notifyLive([requestAnswered, requestRepliedTo], { to: 'everyone' });
notifyLive([requestNoted], {
  to: 'staff',
  allows: (actor, { after }) => teamsOf(actor).includes(after.team),
});

const reads = (actor: Actor, { team }: FileFacts): boolean =>
  team === undefined || teamsOf(actor).includes(team);

notifyLive([fileAdded], { to: 'everyone', allows: (actor, { after }) => reads(actor, after) });
notifyLive([fileChecked], { to: 'everyone', allows: (actor, { after }) => reads(actor, after) });
notifyLive([fileRemoved], { to: 'everyone', allows: (actor, { before }) => reads(actor, before) });

// People who lose access also get the change, so that the request disappears from their lists.
notifyLive([participantAdded], { to: 'everyone' });
notifyLive([readerInvited], { to: 'everyone' });
notifyLive([readerInvitationRevoked], { to: 'everyone' });
notifyLive([participantRemoved, requestHandedOver], {
  to: 'everyone',
  formerly: ({ before }) => ({ readers: [before.userId] }),
});
notifyLive([privacyChanged], {
  to: 'everyone',
  formerly: ({ before }) => ({ wasShared: !before.isPrivate }),
});

// The former team also gets the change, so that the row disappears from its queue.
notifyLive([requestDelegated, requestReassigned], {
  to: 'everyone',
  formerly: ({ before }) => ({ assignedTo: before.assignedTo }),
});

notifyLive([requestAssigned, requestReleased], { to: 'staff' });
