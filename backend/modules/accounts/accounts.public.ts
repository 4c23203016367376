import './accounts.personal-data';
export { activeMembers, fullNameSql, isActive } from './account-sql';
export { erasedAddress, ERASED_NAME, PERSON_STATES, User, type PersonState } from './user.entity';
export {
  AccountDeactivated,
  ProfileChangedMeanwhile,
  ReauthenticationRequired,
  StaffAlready,
  TooManyMails,
} from './accounts.errors';
export { expectAnotherAdmin, lockAccount } from './admins';
export { formerAddresses, rememberAddress } from './former-address.entity';
export { lockOwner, lockUser } from './lock-user';
export { MeDto, UserDto } from './dto/user.dto';
export { accountDeactivated, accountReactivated, profileChanged } from './accounts.events';
export { PersonDto } from './dto/person.dto';
export { giveGrace, isGraceOver, openAccount, seeAccount, setOnAccount } from './write-account';
