import { ApiProperty } from '@nestjs/swagger';
import { SCOPES, type Scope, ROLES, type Role } from '../../../access/access.public';
import { PageDto } from '../../../lists/page.dto';
import { Choices, Text, Whole } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { Lines } from '../../../validation/list-fields';

export class NewApiTokenDto {
  @Text({ example: 'Billing sync', max: 60 })
  name: string;

  /** Scopes of the token, which can never do more than its owner. */
  @Choices(SCOPES, 'ApiScope', { example: 'requests:read' })
  scopes: Scope[];

  @Lines({
    label: 'Networks',
    example: ['203.0.113.0/24'],
    max: 20,
    length: 50,
    pattern: /^[0-9a-fA-F.:]+(?:\/\d{1,3})?$/,
    shape: 'an address or a network (CIDR). Where there are none, it works from anywhere',
    optional: true,
  })
  networks?: string[];

  /** Lifetime of the token. */
  @Whole({ example: '90', min: 1, max: 365 })
  days: number;
}

export class ApiTokenCreatedDto extends IdentifiedDto {
  /** Shown only once. */
  @ApiProperty({ example: 'fenw_4f7Kq2ZbX9wLm1RtYc8VdHs6NpJg3AeUo5QiTzWxBy0k1AbCdE' })
  token: string;
}

export class ApiTokenOwnerDto extends IdentifiedDto {
  @ApiProperty({ example: 'Tom' })
  firstName: string;

  @ApiProperty({ example: 'Bright' })
  lastName: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;
}

export class ApiTokenDto extends IdentifiedDto {
  owner: ApiTokenOwnerDto;

  @ApiProperty({ example: 'Billing sync' })
  name: string;

  /** The first characters of its text. */
  @ApiProperty({ example: 'fenw_4f7K' })
  beginning: string;

  @ApiProperty({ enum: SCOPES, enumName: 'ApiScope', isArray: true })
  scopes: Scope[];

  /** Networks (CIDR) it may be used from; empty means any. */
  @ApiProperty({ type: [String], example: ['203.0.113.0/24'] })
  networks: string[];

  createdAt: Date;
  expiresAt: Date;

  /** Accurate to the minute; null before its first use. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: Date | null;
}

export class OwnApiTokensDto {
  @ApiProperty({ type: [ApiTokenDto], maxItems: 20 })
  tokens: ApiTokenDto[];

  /** Scopes that the caller's tokens may have. */
  @ApiProperty({ enum: SCOPES, enumName: 'ApiScope', isArray: true })
  scopes: Scope[];
}

export class ApiTokensDto {
  tokens: ApiTokenDto[];
  pagination: PageDto;
}
