export {
  Requires,
  Public,
  CurrentActor,
  type RouteOptions,
  ACCESS_RULE,
  isRepeatable,
  type AccessRule,
} from './access.decorator';
export { Permission, can, scopeOf, type Scope, permissionsOf, SCOPES } from './permission';
export { type Actor } from './actor';
export {
  panelsOf,
  type Role,
  isStaff,
  ROLES,
  STAFF_ROLES,
  type StaffRole,
  PANELS,
  type Panel,
  type Team,
  TEAMS,
  TEAM_NAMES,
} from './role';
