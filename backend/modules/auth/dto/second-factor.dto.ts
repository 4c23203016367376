import brand from '../../../../brand.json';
import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { AUTHENTICATOR_KINDS, type AuthenticatorKind } from '../authenticator.entity';
import { NewTokenDto } from './auth.dto';

export class AuthenticatorDto extends IdentifiedDto {
  @ApiProperty({ enum: AUTHENTICATOR_KINDS, enumName: 'AuthenticatorKind' })
  kind: AuthenticatorKind;

  @ApiProperty({ example: 'Work laptop' })
  name: string;

  createdAt: Date;

  /** Null before its first use. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: Date | null;

  /** The passkey's id, by which a browser finds it on the device; null for an app. */
  @ApiProperty({ type: String, nullable: true, example: 'cGFzc2tleS1vZi1hLWxhcHRvcA' })
  credentialId: string | null;
}

export class SecondFactorDto {
  @ApiProperty({ type: [AuthenticatorDto], maxItems: 10 })
  authenticators: AuthenticatorDto[];

  /** Number of unused recovery codes. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 10, example: 10 })
  codesLeft: number;

  /** The caller is staff, and staff need a second factor here. */
  isRequired: boolean;

  /** Until then, the caller may work without the required factor; null if there is no such date. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  dueAt: Date | null;

  /** Whether this session is complete; otherwise only these routes are open to it. */
  isProven: boolean;

  /** The second factor was proven in the last ten minutes, so factors may be added and removed. */
  isFresh: boolean;
}

export class AppEnrolmentDto {
  /** Base32, for people who cannot scan the QR code. */
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
  secret: string;

  /** Content of the QR code. */
  @ApiProperty({ example: `otpauth://totp/${brand.name}:amira%40northgate.example?secret=…` })
  uri: string;
}

export class CodeDto {
  @Text({ example: '123 456', max: 12 })
  code: string;
}

export class NewAppDto extends CodeDto {
  @Text({ example: 'Phone', max: 60 })
  name: string;
}

export class RecoveryCodeDto {
  @Text({ example: '4F7K-Q2ZB-X9WM', max: 40 })
  code: string;
}

export class NameDto {
  @Text({ example: 'Work laptop', max: 60 })
  name: string;
}

export class RecoveryCodesDto {
  /** Shown only once. Each works once. */
  @ApiProperty({
    type: [String],
    minItems: 10,
    maxItems: 10,
    example: Array.from({ length: 10 }, (_, index) => `4F7K-Q2ZB-X9W${index}`),
  })
  codes: string[];
}

export class FactorAddedDto extends NewTokenDto {
  /** Recovery codes, shown only once with the first passkey or app; null with any other. */
  @ApiProperty({ type: [String], nullable: true, maxItems: 10, example: ['4F7K-Q2ZB-X9WM'] })
  codes: string[] | null;
}
