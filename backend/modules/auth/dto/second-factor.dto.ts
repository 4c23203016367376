import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../validation/fields';
import { NewTokenDto } from './auth.dto';
import { AUTHENTICATOR_KINDS, type AuthenticatorKind } from '../authenticator.entity';

export class AuthenticatorDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: AUTHENTICATOR_KINDS, enumName: 'AuthenticatorKind' })
  kind: AuthenticatorKind;

  @ApiProperty({ example: 'Work laptop' })
  name: string;

  createdAt: Date;

  /** Null before its first use. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: Date | null;
}

export class SecondFactorDto {
  @ApiProperty({ type: [AuthenticatorDto], maxItems: 10 })
  authenticators: AuthenticatorDto[];

  /** Recovery codes that were not used yet. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 10, example: 10 })
  codesLeft: number;

  /** The caller is of staff, and staff need a second factor here. */
  isRequired: boolean;

  /** Until when the caller may work without the factor that is required; null where there is no such day. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  dueAt: Date | null;

  /** This session is complete; if not, it reaches these routes alone. */
  isProven: boolean;

  /** The second factor was proven in the last ten minutes: others may be added and removed. */
  isFresh: boolean;
}

export class AppEnrolmentDto {
  /** Base32, for whoever cannot scan the address. */
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
  secret: string;

  /** What the QR code holds. */
  @ApiProperty({ example: 'otpauth://totp/Fenwright:amira%40northgate.example?secret=…' })
  uri: string;
}

/** Six digits; people type them with a space. */
export class CodeDto {
  @Text({ label: 'Code', example: '123 456', max: 12 })
  code: string;
}

export class NewAppDto extends CodeDto {
  @Text({ label: 'Name', example: 'Phone', max: 60 })
  name: string;
}

export class RecoveryCodeDto {
  @Text({ label: 'Code', example: '4F7K-Q2ZB-X9WM', max: 40 })
  code: string;
}

export class NameDto {
  @Text({ label: 'Name', example: 'Work laptop', max: 60 })
  name: string;
}

export class RecoveryCodesDto {
  /** Shown this once. Each opens the account once. */
  @ApiProperty({
    type: [String],
    minItems: 10,
    maxItems: 10,
    example: Array.from({ length: 10 }, (_, index) => `4F7K-Q2ZB-X9W${index}`),
  })
  codes: string[];
}

export class FactorAddedDto extends NewTokenDto {
  /** With the first passkey or app come recovery codes, shown this once; null with any other. */
  @ApiProperty({ type: [String], nullable: true, maxItems: 10, example: ['4F7K-Q2ZB-X9WM'] })
  codes: string[] | null;
}
