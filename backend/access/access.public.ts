export {
  Requires,
  Public,
  CurrentActor,
  type RouteOptions,
  ACCESS_RULE,
  isRepeatable,
  type AccessRule,
} from './access.decorator';
export {
  Permission,
  can,
  GRANTS,
  holds,
  scopeOf,
  permissionsOf,
  SCOPES,
  type Grant,
  type Scope,
} from './permission';
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
