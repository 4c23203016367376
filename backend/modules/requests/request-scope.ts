import type { EntityManager } from 'typeorm';
import {
  type Actor,
  can,
  Permission,
  TEAMS,
  type Panel,
  type Team,
} from '../../access/access.public';
import { read } from '../../database/sql';
import { isActive } from '../accounts/accounts.public';
import { isActiveMember } from '../companies/companies.public';
import { fileTeamSql, visibleFileSql } from '../files/files.public';

export type Scope =
  | { kind: 'own'; userId: string }
  | { kind: 'company'; userId: string }
  | { kind: 'organisation'; organisationId: string; within: Scope }
  | { kind: 'everything' }
  | { kind: 'team'; team: Team }
  | { kind: 'nothing' };

const WORKS_AS: Record<Team, Permission> = {
  manager: Permission.WorkAsManager,
  support: Permission.WorkAsSupport,
};

type Holder = Pick<Actor, 'role'>;

export const teamsOf = (actor: Holder): Team[] =>
  TEAMS.filter((team) => can(actor.role, WORKS_AS[team]));

/** Only clients see requests through a company or as participants. */
export const isClient = (actor: Holder): boolean => teamsOf(actor).length === 0;

export function staffScope(actor: Holder): Scope {
  if (can(actor.role, Permission.AdministerRequests)) return { kind: 'everything' };
  const [team] = teamsOf(actor);
  return team ? { kind: 'team', team } : { kind: 'nothing' };
}

export function panelFor(actor: Actor, team: Team | null): Panel | null {
  if (team && teamsOf(actor).includes(team)) return team;
  return can(actor.role, Permission.AdministerRequests) ? 'admin' : null;
}

export function scopeSql(scope: Scope, bind: (value: unknown) => string, alias = 'r'): string {
  if (scope.kind === 'own') return `${alias}.user_id = ${bind(scope.userId)}`;
  if (scope.kind === 'company') return companySql(bind(scope.userId), alias);
  if (scope.kind === 'organisation') {
    const within = scopeSql(scope.within, bind, alias);
    return `${alias}.organisation_id = ${bind(scope.organisationId)} AND ${within}`;
  }
  if (scope.kind === 'team') return `${alias}.assigned_to = ${bind(scope.team)}`;
  return scope.kind === 'everything' ? 'true' : 'false';
}

/** On `r`; binds its values. */
export type Condition = (bind: (value: unknown) => string) => string;

export const staffSql =
  (actor: Actor): Condition =>
  (bind) =>
    scopeSql(staffScope(actor), bind);

export type Placed = { readers: string[]; assignedTo: Team | null };

/** Same rule as `scopeSql`, for a request already read; live updates check it per reader. */
export function isInScope(scope: Scope, { readers, assignedTo }: Placed): boolean {
  if (scope.kind === 'own') return readers.includes(scope.userId);
  if (scope.kind === 'team') return assignedTo === scope.team;
  return scope.kind === 'everything';
}

export const visibleSql =
  (actor: Actor): Condition =>
  (bind) => {
    const { userId, onlyRequestId } = actor;
    const reads = isClient(actor)
      ? readsSql(bind(userId))
      : scopeSql({ kind: 'own', userId }, bind);
    const visible = `(${reads} OR ${staffSql(actor)(bind)})`;
    return onlyRequestId ? `(r.id = ${bind(onlyRequestId)} AND ${visible})` : visible;
  };

/**
 * Ids (`reader_id`) of people on the client's side who can see request `r`. The only definition,
 * used by lists, details, files, notices, mails and live updates.
 */
export const readersSql = (r = 'r'): string => `
  SELECT ${r}.user_id AS reader_id
  UNION ALL
  SELECT rp.user_id FROM request_participants rp JOIN users ru ON ru.id = rp.user_id
  WHERE rp.request_id = ${r}.id AND ru.role = 'client' AND ${isActive('ru')}
  UNION ALL
  SELECT rm.user_id FROM memberships rm JOIN organisations ro ON ro.id = rm.organisation_id
  JOIN users ru ON ru.id = rm.user_id
  WHERE ru.role = 'client' AND ${isActive('ru')} AND rm.organisation_id = ${r}.organisation_id AND ${isActiveMember('rm')} AND NOT ${r}.is_private
    AND ((ro.sharing = 'everyone' AND rm.role <> 'finance') OR (ro.sharing = 'leads' AND rm.role = 'lead'))`;

const readsSql = (userId: string, r = 'r'): string =>
  `EXISTS (SELECT 1 FROM (${readersSql(r)}) readers WHERE readers.reader_id = ${userId})`;

const companySql = (userId: string, r = 'r'): string => `
  (${r}.organisation_id = (SELECT m.organisation_id FROM memberships m
     WHERE m.user_id = ${userId} AND ${isActiveMember('m')})
   OR ${r}.id = ANY (ARRAY(SELECT p.request_id FROM request_participants p
     WHERE p.user_id = ${userId})))
  AND ${readsSql(userId, r)}`;

export async function reads(
  db: EntityManager,
  requestId: string,
  userId: string,
): Promise<boolean> {
  const rows = await read(
    db,
    `SELECT 1 FROM project_requests r WHERE r.id = $1 AND ${readsSql('$2')}`,
    [requestId, userId],
  );
  return rows.length > 0;
}

export async function participantsOf(db: EntityManager, requestId: string): Promise<string[]> {
  const rows = await read<{ id: string }>(
    db,
    `SELECT p.user_id AS id FROM request_participants p JOIN users u ON u.id = p.user_id
     JOIN project_requests r ON r.id = p.request_id
     WHERE p.request_id = $1 AND p.user_id <> r.user_id AND u.role = 'client' AND ${isActive('u')}
     ORDER BY p.created_at, p.user_id`,
    [requestId],
  );
  return rows.map(({ id }) => id);
}

/** A literal, because PostgreSQL's plan for a bound array would assume more teams. */
export const arrayOf = (teams: Team[]): string =>
  `ARRAY[${teams.map((team) => `'${team}'`).join()}]`;

const TEAM = '(SELECT n.team FROM request_notes n WHERE n.id = f.note_id)';

fileTeamSql.fill(() => TEAM);

visibleFileSql.fill((actor, bind) => {
  const teams = teamsOf(actor);
  const readsNote = teams.length > 0 ? `${TEAM} = ANY(${arrayOf(teams)})` : 'false';
  // An unbound file does not keep which session sent it, so a session from a mail sees none.
  const isOwn = actor.onlyRequestId ? 'false' : `f.uploader_id = ${bind(actor.userId)}`;
  return `CASE WHEN f.request_id IS NULL THEN ${isOwn}
    ELSE (f.note_id IS NULL OR ${readsNote}) AND EXISTS (
      SELECT 1 FROM project_requests r WHERE r.id = f.request_id AND ${visibleSql(actor)(bind)}) END`;
});
