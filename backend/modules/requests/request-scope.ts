import type { Actor } from '../../access/actor';
import { can, Permission } from '../../access/permission';
import { type Panel, TEAMS, type Team } from '../../access/role';
import { companySql, readsSql } from './request-readers';

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

export const teamsOf = (actor: Actor): Team[] =>
  TEAMS.filter((team) => can(actor.role, WORKS_AS[team]));

/**
 * Only clients see requests through a company or as participants; staff see those of their queues.
 */
export const isClient = (actor: Actor): boolean => teamsOf(actor).length === 0;

export function staffScope(actor: Actor): Scope {
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

export const staffSql = (actor: Actor, bind: (value: unknown) => string): string =>
  scopeSql(staffScope(actor), bind);

export type Placed = { readers: string[]; assignedTo: Team | null };

/** Same rule as `scopeSql`, for a request already read; live updates check it per reader. */
export function isInScope(scope: Scope, { readers, assignedTo }: Placed): boolean {
  if (scope.kind === 'own') return readers.includes(scope.userId);
  if (scope.kind === 'team') return assignedTo === scope.team;
  return scope.kind === 'everything';
}

export function visibleSql(actor: Actor, bind: (value: unknown) => string): string {
  const reads = isClient(actor)
    ? readsSql(bind(actor.userId))
    : scopeSql({ kind: 'own', userId: actor.userId }, bind);
  const visible = `(${reads} OR ${scopeSql(staffScope(actor), bind)})`;
  return actor.onlyRequestId ? `(r.id = ${bind(actor.onlyRequestId)} AND ${visible})` : visible;
}
