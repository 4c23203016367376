import brand from '../../../../brand.json';
import { ApiProperty } from '@nestjs/swagger';
import {
  GRANTS,
  ROLES,
  STAFF_ROLES,
  type Grant,
  type Role,
  type StaffRole,
} from '../../../access/access.public';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { Choice, Choices, Email, Flag, Id, Text } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { OptionalVersion } from '../../../validation/number-fields';
import { PERSON_STATES, type PersonState } from '../../accounts/accounts.public';
import { AuditEntryDto } from '../../audit-log/audit-log.public';
import { PROVIDERS, type Provider } from '../../auth/auth.public';

const PERSON_SORTS = ['newest', 'name', 'last-seen'] as const;
export type PersonSort = (typeof PERSON_SORTS)[number];

export class PersonListQuery extends SearchPageQuery {
  @Choice(ROLES, 'Role', { example: 'manager', optional: true })
  role?: Role;

  @Choice(PERSON_STATES, 'PersonState', { example: 'invited', optional: true })
  state?: PersonState;

  /** newest (default), name, or last-seen (most recent first). */
  @Choice(PERSON_SORTS, 'PersonSort', { example: 'name', optional: true })
  sort?: PersonSort;
}

export class AccountDto extends IdentifiedDto {
  @ApiProperty({ example: 'Tom' })
  firstName: string;

  @ApiProperty({ example: 'Ashworth' })
  lastName: string;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ example: brand.name })
  company: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  /** Permissions on top of the role. */
  @ApiProperty({ enum: GRANTS, enumName: 'Grant', isArray: true })
  grants: Grant[];

  /** invited: has no password and no identity provider yet. */
  @ApiProperty({ enum: PERSON_STATES, enumName: 'PersonState' })
  state: PersonState;

  /** Accurate to the minute; null if the person has never signed in. */
  @ApiProperty({ type: Date, nullable: true })
  lastSeenAt: Date | null;

  /** When the account was created. */
  memberSince: Date;

  /** Send it back with a change, so that two admins cannot overwrite each other. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

export class PeopleDto {
  people: AccountDto[];
  pagination: PageDto;
}

export class OpenInvitationDto {
  sentAt: Date;

  /** If in the past, the link no longer works. */
  expiresAt: Date;
}

export class PersonDetailDto {
  person: AccountDto;

  @ApiProperty({ type: String, nullable: true, example: '+44 1632 960456' })
  phone: string | null;

  hasPassword: boolean;

  @ApiProperty({ enum: PROVIDERS, enumName: 'Provider', isArray: true })
  providers: Provider[];

  /** Whether a passkey or an authenticator app is set up. */
  hasSecondFactor: boolean;

  @ApiProperty({ type: Date, nullable: true })
  deactivatedAt: Date | null;

  /** The newest unused invitation link mailed to them. */
  @ApiProperty({ type: OpenInvitationDto, nullable: true })
  invitation: OpenInvitationDto | null;

  /** Number of project requests they raised. */
  @ApiProperty({ type: 'integer', example: 3 })
  requests: number;

  /** Number of browsers currently signed in. */
  @ApiProperty({ type: 'integer', example: 1 })
  sessions: number;

  /** The only active admin, who cannot lose access. */
  isLastAdmin: boolean;

  /** Their latest actions, and the latest changes to their account. */
  @ApiProperty({ type: [AuditEntryDto] })
  entries: AuditEntryDto[];
}

export class PersonChangedDto {
  @ApiProperty({ example: 'Tom Ashworth has manager access now.' })
  message: string;
  person: AccountDto;
}

export class InviteStaffDto {
  @Email({ example: 'niamh.doyle@northgate.example' })
  email: string;

  @Choice(STAFF_ROLES, 'StaffRole', { label: 'Access', example: 'support' })
  role: StaffRole;

  @Text({ example: 'Niamh', max: 80, optional: true })
  firstName?: string;

  @Text({ example: 'Doyle', max: 80, optional: true })
  lastName?: string;

  /** The id of the account in the 409 `account_exists`, to give it access. */
  @Id({ example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  existingAccount?: string;
}

export class StaffInvitedDto extends PersonChangedDto {
  /** False for a person who already had an account: they get access and a mail about it instead. */
  isLinkSent: boolean;
}

export class ChangeGrantsDto {
  /** For managers only. Admins have these permissions by their role. */
  @Choices(GRANTS, 'Grant', { label: 'Besides the role', example: 'finance' })
  grants: Grant[];

  @OptionalVersion()
  version?: number;
}

export class ChangeRoleDto {
  @Choice(ROLES, 'Role', { label: 'Access', example: 'manager' })
  role: Role;

  @OptionalVersion()
  version?: number;
}

export class ChangeActiveDto {
  @Flag({ label: 'Active', example: 'false' })
  isActive: boolean;

  @OptionalVersion()
  version?: number;
}
