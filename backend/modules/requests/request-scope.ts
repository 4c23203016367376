import type { Actor } from '../../access/actor';
import { can, Permission } from '../../access/permission';
import { type Panel, TEAMS, type Team } from '../../access/role';
import { companySql, readsSql } from './request-readers';

/** Where a read or change may reach: the panel's own set, or all that this person may see. */
export type Scope =
  | { kind: 'own'; userId: string }
  /** The requests of somebody's company that they see, and those they take part in. */
  | { kind: 'company'; userId: string }
  /** Those of one organisation that `within` reaches. */
  | { kind: 'organisation'; organisationId: string; within: Scope }
  | { kind: 'everything' }
  | { kind: 'team'; team: Team }
  | { kind: 'nothing' };

const WORKS_AS: Record<Team, Permission> = {
  manager: Permission.WorkAsManager,
  support: Permission.WorkAsSupport,
};

/** The teams whose notes this person may read and whose requests they may open. */
export const teamsOf = (actor: Actor): Team[] =>
  TEAMS.filter((team) => can(actor.role, WORKS_AS[team]));

/** Only clients see requests through a company or as participants; staff see those of their queues. */
export const isClient = (actor: Actor): boolean => teamsOf(actor).length === 0;

/** The widest staff scope of this person. */
export function staffScope(actor: Actor): Scope {
  if (can(actor.role, Permission.AdministerRequests)) return { kind: 'everything' };
  const [team] = teamsOf(actor);
  return team ? { kind: 'team', team } : { kind: 'nothing' };
}

/** The panel whose call lets this person change a request that `team` has; null: none does. */
export function panelFor(actor: Actor, team: Team | null): Panel | null {
  if (team && teamsOf(actor).includes(team)) return team;
  return can(actor.role, Permission.AdministerRequests) ? 'admin' : null;
}

/** The scope as a condition on project_requests: lists, details and changes share it. */
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

/** The staff scope alone: what somebody may work on. */
export const staffSql = (actor: Actor, bind: (value: unknown) => string): string =>
  scopeSql(staffScope(actor), bind);

/** What decides in whose scope a request is; `readers` are those on the client's side. */
export type Placed = { readers: string[]; assignedTo: Team | null };

/** The same condition on a request that has been read: live updates ask it for each reader. */
export function isInScope(scope: Scope, { readers, assignedTo }: Placed): boolean {
  if (scope.kind === 'own') return readers.includes(scope.userId);
  if (scope.kind === 'team') return assignedTo === scope.team;
  return scope.kind === 'everything';
}

/** One's own requests, those of colleagues as far as they are shared, and the staff scope. */
export function visibleSql(actor: Actor, bind: (value: unknown) => string): string {
  const reads = isClient(actor)
    ? readsSql(bind(actor.userId))
    : scopeSql({ kind: 'own', userId: actor.userId }, bind);
  const visible = `(${reads} OR ${scopeSql(staffScope(actor), bind)})`;
  return actor.onlyRequestId ? `(r.id = ${bind(actor.onlyRequestId)} AND ${visible})` : visible;
}
