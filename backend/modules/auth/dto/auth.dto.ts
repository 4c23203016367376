import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { Email, Password, Text, Token } from '../../../validation/fields';
import { PROVIDERS, type Provider } from '../provider-identity.entity';
import { type Level } from '../factor-rules';
import { UserDto } from '../../accounts/accounts.public';

export class RegisterDto {
  @Text({ label: 'First name', example: 'Amira', max: 80 })
  firstName: string;

  @Text({ label: 'Last name', example: 'Okafor', max: 80 })
  lastName: string;

  @Email()
  email: string;

  @Text({ label: 'Company', example: 'Northgate Logistics', max: 160 })
  company: string;

  @Password()
  password: string;
}

export class LoginDto {
  @Email()
  email: string;

  @Password()
  password: string;

  /** Stay signed in for up to 30 days instead of the working day. Ignored for staff. */
  @ApiPropertyOptional({ example: false, default: false })
  @IsOptional()
  @IsBoolean({ message: 'Remember me must be true or false' })
  remember?: boolean;
}

export class SignedInDto {
  /** Send it as `Authorization: Bearer …`. */
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' })
  token: string;

  @ApiProperty({ example: 'Signed in.' })
  message: string;

  /** Latest possible end of the session. */
  expiresAt: Date;

  /** 1: the second factor is missing, so the token works only for `/api/second-factor` and sign-out. */
  @ApiProperty({ enum: [1, 2], type: 'integer', example: 2 })
  level: Level;

  user: UserDto;

  /** An identity provider that can now be linked to this account: `POST /api/auth/link`. */
  @ApiPropertyOptional({ enum: PROVIDERS, enumName: 'Provider' })
  linkOffer?: Provider;
}

export class VerifyEmailDto {
  @Token('Invalid verification link. No token provided.')
  token: string;
}

export class CancelRegistrationDto {
  @Token('This link is not valid.')
  token: string;
}

export class EmailDto {
  @Email()
  email: string;
}

export class ResetPasswordDto {
  @Token('This link is not valid.')
  token: string;

  @Password()
  password: string;
}

export class ExchangeDto {
  @Text({
    label: 'Code',
    max: 512,
    example: 'Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfGgHhIiJjKkL',
    description: 'The one-time code from the `token` query parameter. Works for 60 seconds.',
  })
  code: string;
}

export class ChangePasswordDto {
  @Password({ label: 'Current password' })
  currentPassword: string;

  @Password({ label: 'New password' })
  newPassword: string;
}

export class ReauthenticateDto {
  @Password({ label: 'Current password' })
  currentPassword: string;
}

export class NewTokenDto {
  @ApiProperty({ example: 'Your password was changed.' })
  message: string;

  /** Replaces the token this call was made with. */
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' })
  token: string;

  expiresAt: Date;
}
