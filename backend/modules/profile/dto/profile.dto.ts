import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Email, Password, Phone, Text, Whole } from '../../../validation/fields';
import { UserDto } from '../../users/users.public';

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

  @Whole({
    label: 'Version',
    example: '1',
    min: 1,
    max: 2_147_483_647,
    optional: true,
    description: 'The version that was read; a newer one on the server answers 409.',
  })
  version?: number;
}

export class ProfileUpdatedDto {
  @ApiProperty({ example: 'Profile updated successfully!' })
  message: string;
  user: UserDto;

  /** Present after an address change was asked for: replaces the token this call was made with. */
  @ApiPropertyOptional({ example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' })
  token?: string;

  @ApiPropertyOptional()
  expiresAt?: Date;
}
