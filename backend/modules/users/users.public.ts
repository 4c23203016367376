export { User } from './user.entity';
export {
  PROVIDER_LABELS,
  PROVIDERS,
  ProviderIdentity,
  type Provider,
} from './provider-identity.entity';
export { ROLES, PANELS, panelsOf, isStaff, type Role, type Panel } from './role';
export { ReauthenticationRequired } from './users.errors';
export { UserDto } from './dto/user.dto';
