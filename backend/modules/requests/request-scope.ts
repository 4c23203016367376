import type { Actor } from '../../access/actor';
import { can, Permission } from '../../access/permission';
import type { Panel } from '../../access/role';
import { TEAMS, type Team } from './request-options';

/** Where a read or change may reach: the panel's own set, or all that this person may see. */
export type Scope =
  | { kind: 'own'; userId: string }
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
  if (scope.kind === 'team') return `${alias}.assigned_to = ${bind(scope.team)}`;
  return scope.kind === 'everything' ? 'true' : 'false';
}

/** The staff scope alone: what somebody may work on. */
export const staffSql = (actor: Actor, bind: (value: unknown) => string): string =>
  scopeSql(staffScope(actor), bind);

/** What decides in whose scope a request is. */
export type Placed = { userId: string; assignedTo: Team | null };

/** The same condition on a request that has been read: live updates ask it for each reader. */
export function isInScope(scope: Scope, { userId, assignedTo }: Placed): boolean {
  if (scope.kind === 'own') return userId === scope.userId;
  if (scope.kind === 'team') return assignedTo === scope.team;
  return scope.kind === 'everything';
}

/** Own requests and the staff scope together: what the detail page may open. */
export function visibleSql(actor: Actor, bind: (value: unknown) => string): string {
  const own = scopeSql({ kind: 'own', userId: actor.userId }, bind);
  const visible = `(${own} OR ${scopeSql(staffScope(actor), bind)})`;
  return actor.onlyRequestId ? `(r.id = ${bind(actor.onlyRequestId)} AND ${visible})` : visible;
}
