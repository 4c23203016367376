import './accounts.personal-data';
export {
  activeMembers,
  fullNameSql,
  personSql,
  isActive,
  giveGrace,
  isGraceOver,
  openAccount,
  seeAccount,
  setOnAccount,
} from './write-account';
export { erasedAddress, ERASED_NAME, PERSON_STATES, User, type PersonState } from './user.entity';
export {
  AccountDeactivated,
  ProfileChangedMeanwhile,
  ReauthenticationRequired,
  StaffAlready,
  TooManyMails,
} from './accounts.errors';
export { expectAnotherAdmin, lockAccount, lockOwner, lockUser } from './lock-user';
export { addressesOfStranger, formerAddresses, rememberAddress } from './former-address.entity';
export { MeDto, UserDto, PersonDto } from './dto/user.dto';
export {
  accountDeactivated,
  accountReactivated,
  grantsGiven,
  profileChanged,
} from './accounts.events';
