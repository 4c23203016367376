import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { isActive, personSql } from '../accounts/accounts.public';
import { isActiveMember, holdMembership, type Sharing } from '../companies/companies.public';
import type { RequestPeopleDto } from './dto/people.dto';
import type { PersonDto } from './dto/request.dto';
import type { ProjectRequest } from './project-request.entity';
import { MAX_PARTICIPANTS } from './request-options';
import { RequestParticipant } from './request-participant.entity';
import { isClient, visibleSql, reads } from './request-scope';
import { RequestNotFound } from './requests.errors';

export type ActorColumns = {
  actor_id: string | null;
  first_name: string | null;
  last_name: string | null;
  is_client: boolean;
};

export function actorInWords(row: ActorColumns, reader: Actor, isStaff: boolean): string {
  if (row.actor_id === reader.userId) return 'You';
  if (!row.actor_id || !row.first_name) return row.is_client ? 'The client' : 'Our team';
  if (isStaff || row.is_client) return `${row.first_name} ${row.last_name ?? ''}`.trim();
  return `${row.first_name} from our team`;
}

type Named = { id: string; name: string };

export type PeopleRow = {
  user_id: string;
  isPrivate: boolean;
  organisation: (Named & { sharing: Sharing }) | null;
  clientOrganisation: Named | null;
  participants: PersonDto[] | null;
  invited: { _id: string; email: string; expiresAt: string }[] | null;
  isLead: boolean;
};

export const peopleColumns = (actor: Actor, bind: (value: unknown) => string): string => `
  r.user_id, r.is_private AS "isPrivate",
  (SELECT json_build_object('id', o.id, 'name', o.name, 'sharing', o.sharing)
   FROM organisations o WHERE o.id = r.organisation_id) AS organisation,
  (SELECT json_build_object('id', o.id, 'name', o.name)
   FROM memberships m JOIN organisations o ON o.id = m.organisation_id
   WHERE m.user_id = r.user_id AND ${isActiveMember('m')}) AS "clientOrganisation",
  (SELECT json_agg(${personSql('pu')} ORDER BY p.created_at, pu.id)
   FROM request_participants p JOIN users pu ON pu.id = p.user_id
   WHERE p.request_id = r.id AND pu.id <> r.user_id AND pu.role = 'client'
     AND ${isActive('pu')}) AS participants,
  (SELECT json_agg(json_build_object('_id', t.id, 'email', t.email, 'expiresAt', t.expires_at)
     ORDER BY t.created_at, t.id)
   FROM one_time_tokens t WHERE t.purpose = 'join_request' AND t.subject_id = r.id
     AND t.used_at IS NULL AND t.superseded_at IS NULL AND t.expires_at > now()) AS invited,
  EXISTS (SELECT 1 FROM memberships m WHERE m.organisation_id = r.organisation_id
     AND m.user_id = ${bind(actor.userId)} AND ${isActiveMember('m')} AND m.role = 'lead') AS "isLead"`;

export function peopleDto(row: PeopleRow, actor: Actor): RequestPeopleDto {
  const isOwn = row.user_id === actor.userId;
  const isStaff = !isClient(actor);
  // A session from a mail only has access to the conversation.
  const isWhole = !actor.onlyRequestId;
  const canManage = isWhole && (isOwn || isStaff || row.isLead);
  const { organisation, clientOrganisation, isPrivate } = row;
  const shareable = organisation ? null : clientOrganisation;
  return {
    organisation: organisation && { _id: organisation.id, name: organisation.name },
    sharing: organisation?.sharing ?? null,
    isPrivate,
    participants: (row.participants ?? []).map((person) => ({
      ...person,
      canRemove: isWhole && (isOwn || isStaff || row.isLead || person._id === actor.userId),
    })),
    invited: canManage
      ? (row.invited ?? []).map(({ expiresAt, ...one }) => ({
          ...one,
          expiresAt: new Date(expiresAt).toISOString(),
        }))
      : [],
    canManage,
    canChangePrivacy: isWhole && organisation !== null && (isOwn || isStaff),
    shareableWith:
      isWhole && shareable && (isOwn || isStaff)
        ? { _id: shareable.id, name: shareable.name }
        : null,
  };
}

export async function peopleOf(
  db: EntityManager,
  actor: Actor,
  requestId: string,
): Promise<RequestPeopleDto> {
  const { bind, values } = new Conditions();
  const where = `r.id = ${bind(requestId)} AND ${visibleSql(actor)(bind)}`;
  const [row] = await read<PeopleRow>(
    db,
    `SELECT ${peopleColumns(actor, bind)} FROM project_requests r WHERE ${where}`,
    values,
  );
  if (!row) throw RequestNotFound();
  return peopleDto(row, actor);
}

type Participation = { requestId: string; userId: string };

export const countParticipants = (tx: EntityManager, requestId: string): Promise<number> =>
  tx.countBy(RequestParticipant, { requestId });

export const isParticipant = (tx: EntityManager, one: Participation): Promise<boolean> =>
  tx.existsBy(RequestParticipant, one);

export const addParticipant = (
  tx: EntityManager,
  one: Participation & { addedBy?: string },
): Promise<unknown> => tx.insert(RequestParticipant, one);

export async function removeParticipant(tx: EntityManager, one: Participation): Promise<boolean> {
  const { affected } = await tx.delete(RequestParticipant, one);
  return affected !== 0;
}

/**
 * A colleague who writes becomes a participant, so that replies reach them. Expects the request
 * locked.
 * @throws RequestNotFound if they lost access before the lock
 */
export async function takePart(
  tx: EntityManager,
  { id: requestId, userId: clientId }: ProjectRequest,
  { userId }: Actor,
): Promise<boolean> {
  if (userId === clientId) return false;
  // Removing a member waits for this lock, or has already happened.
  await holdMembership(tx, userId);
  const participation = await tx.findOne(RequestParticipant, {
    where: { requestId, userId },
    lock: { mode: 'pessimistic_read' },
  });
  if (!(await reads(tx, requestId, userId))) throw RequestNotFound();
  if (participation || (await countParticipants(tx, requestId)) >= MAX_PARTICIPANTS) return false;
  await addParticipant(tx, { requestId, userId });
  return true;
}
