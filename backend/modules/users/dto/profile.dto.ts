import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ArrayUnique } from 'class-validator';
import {
  GRANTS,
  PANELS,
  ROLES,
  type Grant,
  type Panel,
  type Role,
} from '../../../access/access.public';
import { DELIVERIES, MAIL_KINDS, type Delivery, type MailKind } from '../../../mail/mail.public';
import { Choice, Items, Password, Phone, Text, withCode } from '../../../validation/fields';
import { OptionalVersion } from '../../../validation/number-fields';
import { UserDto } from '../../accounts/accounts.public';
import { RegisterDto } from '../../auth/auth.public';

export class UpdateProfileDto extends OmitType(RegisterDto, ['password']) {
  @Phone({ clearable: true })
  phone?: string | null;

  /** Needed to change the e-mail address in a session older than ten minutes. */
  @Password({ optional: true })
  currentPassword?: string;

  @OptionalVersion()
  version?: number;
}

export class ProfileUpdatedDto {
  @ApiProperty({ example: 'Profile updated successfully!' })
  message: string;
  user: UserDto;

  /** Present after a change of address was requested: replaces the token this call was made with. */
  @ApiPropertyOptional({ example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' })
  token?: string;

  expiresAt?: Date;
}

export class RoleCheckDto {
  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  /** Panels that this account may open. */
  @ApiProperty({ enum: PANELS, enumName: 'Panel', isArray: true, example: ['manager'] })
  dashboardAccess: Panel[];

  /** Permissions of admins that they may share: `finance` opens invoices and payments. */
  @ApiProperty({ enum: GRANTS, enumName: 'Grant', isArray: true, example: ['finance'] })
  grants: Grant[];
}

export class AdminAuthDto {
  isAdmin: boolean;
}

export class MailPreferenceDto {
  @Choice(MAIL_KINDS, 'MailKind', { example: 'request_moves' })
  kind: MailKind;

  @Choice(DELIVERIES, 'MailDelivery', { example: 'daily' })
  delivery: Delivery;
}

export class ChangeMailPreferencesDto {
  /** Omitted kinds stay unchanged. */
  @Items(() => MailPreferenceDto, {
    label: 'Choices',
    most: MAIL_KINDS.length,
    tooMany: 'There are not so many kinds of mails',
  })
  @ArrayUnique(
    ({ kind }: MailPreferenceDto) => kind,
    withCode('repeated', 'Choose once for each kind'),
  )
  preferences: MailPreferenceDto[];

  /** IANA time zone. Daily mails arrive at 08:00 in it. */
  @Text({ example: 'Europe/London', max: 60 })
  timeZone: string;
}

export class MailPreferencesDto {
  /** Every kind available to this account, in the order shown on the screen. */
  @ApiProperty({ type: [MailPreferenceDto], maxItems: MAIL_KINDS.length })
  preferences: MailPreferenceDto[];

  /** The office's by default. */
  @ApiProperty({ example: 'Europe/London' })
  timeZone: string;

  /** Whether the account chose its time zone; otherwise it is the office's. */
  isTimeZoneChosen: boolean;
}

export class MailPreferencesChangedDto extends MailPreferencesDto {
  @ApiProperty({ example: 'Your choices are saved.' })
  message: string;
}
