import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Email, Password, Phone, Text } from '../../../validation/fields';
import { OptionalVersion } from '../../../validation/version-field';
import { UserDto } from '../../accounts/accounts.public';

export class UpdateProfileDto {
  @Text({ label: 'First name', example: 'Amira', max: 80 })
  firstName: string;

  @Text({ label: 'Last name', example: 'Okafor', max: 80 })
  lastName: string;

  @Email()
  email: string;

  @Text({ label: 'Company', example: 'Northgate Logistics', max: 160 })
  company: string;

  @Phone({ clearable: true })
  phone?: string | null;

  @Password({
    label: 'Current password',
    optional: true,
    description: 'Needed to change the e-mail address in a session older than ten minutes.',
  })
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

  @ApiPropertyOptional()
  expiresAt?: Date;
}
