import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { Email, Password, Text, Token } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { UserDto } from '../../accounts/accounts.public';
import type { Level } from '../factor-rules';
import { PROVIDERS, type Provider } from '../provider-identity.entity';

export class RegisterDto {
  @Text({ example: 'Amira', max: 80 })
  firstName: string;

  @Text({ example: 'Okafor', max: 80 })
  lastName: string;

  @Email()
  email: string;

  @Text({ example: 'Northgate Logistics', max: 160 })
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

class LinkTokenDto {
  @Token('This link is not valid.')
  token: string;
}

export class CancelRegistrationDto extends LinkTokenDto {}

export class ResetTokenDto extends LinkTokenDto {}

export class EmailDto {
  @Email()
  email: string;
}

export class ResetPasswordDto extends LinkTokenDto {
  @Password()
  password: string;
}

export class ExchangeDto {
  /** The one-time code from the `token` query parameter. Works for 60 seconds. */
  @Text({ max: 512, example: 'Zc3n0d4r5T6v7w8x9y0zAaBbCcDdEeFfGgHhIiJjKkL' })
  code: string;
}

export class ChangePasswordDto {
  @Password()
  currentPassword: string;

  @Password()
  newPassword: string;
}

export class ReauthenticateDto extends PickType(ChangePasswordDto, ['currentPassword']) {}

export class NewTokenDto {
  @ApiProperty({ example: 'Your password was changed.' })
  message: string;

  /** Replaces the token this call was made with. */
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' })
  token: string;

  expiresAt: Date;
}

export class SessionDto extends IdentifiedDto {
  /** True for the session of this call. */
  current: boolean;

  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;

  /** Browser and system, as reported by the browser. */
  @ApiProperty({ type: String, nullable: true, example: 'Firefox on Linux' })
  device: string | null;

  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  ip: string | null;
}

export class SessionsDto {
  sessions: SessionDto[];
}

export class UseMailLinkDto extends LinkTokenDto {}

export class RequestOpenedDto {
  /** Send it as `Authorization: Bearer …`. It gives access to this request only. */
  token: string;

  /** An hour from now; it cannot be renewed. */
  expiresAt: Date;

  requestId: string;

  /** 1: the second factor is missing; only `/api/second-factor` is open until then. */
  @ApiProperty({ enum: [1, 2], type: 'integer', example: 2 })
  level: Level;
}
