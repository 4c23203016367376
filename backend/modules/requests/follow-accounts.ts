import type { EntityManager } from 'typeorm';
import { changedNow } from '../../database/versioned';
import { recordAll, subscribe } from '../../events/events.public';
import { profileChanged, fullNameSql } from '../accounts/accounts.public';
import {
  accountLeft,
  membershipEnded,
  isActiveMember,
  type Leaving,
} from '../companies/companies.public';
import { privacyChanged, requestHandedOver } from './requests.events';

/** Requests have a copy of the client's name for search and sorting. */
subscribe("the client's name", [profileChanged], async ({ subjectId, data }, { tx }) => {
  if (!data.isRenamed) return;
  await tx.query(
    `UPDATE project_requests r SET client_name = ${fullNameSql('u')}
     FROM users u WHERE u.id = $1 AND r.user_id = u.id`,
    [subjectId],
  );
});

/** A request's client is not also a participant. */
const GIVE = `
  WITH given AS (
    UPDATE project_requests r SET user_id = u.id, ${changedNow('r.')},
      client_name = ${fullNameSql('u')}
    FROM users u WHERE u.id = $1 AND r.id = ANY($2))
  DELETE FROM request_participants WHERE user_id = $1 AND request_id = ANY($2)`;

/** Colleagues who stay no longer take part in requests that leave the company. */
const MAKE_PERSONAL = `
  WITH personal AS (
    UPDATE project_requests SET organisation_id = NULL, is_private = false, ${changedNow()}
    WHERE id = ANY($1))
  DELETE FROM request_participants p USING memberships m
  WHERE p.request_id = ANY($1) AND m.user_id = p.user_id AND ${isActiveMember('m')}
    AND m.organisation_id = $2`;

async function handOverRequests(
  tx: EntityManager,
  { organisationId, userId, heirId }: Leaving,
): Promise<void> {
  await tx.query(
    `DELETE FROM request_participants p USING project_requests r
     WHERE p.user_id = $1 AND r.id = p.request_id AND r.organisation_id = $2`,
    [userId, organisationId],
  );
  const raised = await tx.query<{ id: string; is_private: boolean }[]>(
    `SELECT id, is_private FROM project_requests WHERE organisation_id = $1 AND user_id = $2
     ORDER BY id FOR UPDATE`,
    [organisationId, userId],
  );
  const isKept = (one: { is_private: boolean }) => one.is_private || heirId === null;
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const kept = raised.filter(isKept);
  await tx.query(MAKE_PERSONAL, [idsOf(kept), organisationId]);
  const after = { organisationId: null, isPrivate: false };
  const personal = kept.map(({ id: subject, is_private: isPrivate }) =>
    privacyChanged({ subject, before: { organisationId, isPrivate }, after }),
  );
  await recordAll(tx, personal);
  const left = idsOf(raised.filter((one) => !isKept(one)));
  if (!heirId || left.length === 0) return;
  await tx.query(GIVE, [heirId, left]);
  const change = { before: { userId }, after: { userId: heirId } };
  const given = left.map((subject) => requestHandedOver({ subject, ...change }));
  await recordAll(tx, given);
}

membershipEnded.fill(handOverRequests);
accountLeft.fill((tx, userId) =>
  tx.query('DELETE FROM request_participants WHERE user_id = $1', [userId]),
);
