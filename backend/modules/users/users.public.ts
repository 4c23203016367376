import './users.personal-data';

import './users.events';

export { activeMembers, isActive } from './active-members';
export { erasedAddress, ERASED_NAME, PERSON_STATES, User, type PersonState } from './user.entity';
export {
  PROVIDER_LABELS,
  PROVIDERS,
  ProviderIdentity,
  type Provider,
} from './provider-identity.entity';
export {
  AccountDeactivated,
  LastAdmin,
  ProfileChangedMeanwhile,
  ReauthenticationRequired,
  StaffAlready,
  TooManyMails,
} from './users.errors';
export { Authenticator, AUTHENTICATOR_KINDS, type AuthenticatorKind } from './authenticator.entity';
export { RecoveryCode } from './recovery-code.entity';
export { forgetFactors, giveGrace, startingLevel, type Level } from './factor-rules';
export { expectAnotherAdmin, lockAccount } from './admins';
export { formerAddresses, rememberAddress } from './former-address.entity';
export { lockOwner, lockUser } from './lock-user';
export { MeDto, UserDto } from './dto/user.dto';
