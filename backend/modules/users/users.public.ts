export { activeMembers, IS_ACTIVE } from './active-members';
export { PERSON_STATES, User, type PersonState } from './user.entity';
export {
  PROVIDER_LABELS,
  PROVIDERS,
  ProviderIdentity,
  type Provider,
} from './provider-identity.entity';
export {
  ROLES,
  STAFF_ROLES,
  PANELS,
  panelsOf,
  isStaff,
  type Role,
  type StaffRole,
  type Panel,
} from './role';
export { LastAdmin, ReauthenticationRequired } from './users.errors';
export { expectAnotherAdmin, lockAccount } from './admins';
export { lockOwner, lockUser } from './lock-user';
export { UserDto } from './dto/user.dto';
