import brand from '../../../../brand.json';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Text, withCode } from '../../../validation/fields';
import { Lines } from '../../../validation/list-fields';

const BASE64URL = /^[\w-]+$/;

const Bytes = (label: string, max: number, optional = false) =>
  applyDecorators(
    ApiProperty({
      description: `${label}, base64url.`,
      type: 'string',
      required: !optional,
      minLength: 1,
      maxLength: max,
      pattern: BASE64URL.source,
      example: 'dGhlIGJ5dGVz',
    }),
    ...(optional ? [IsOptional()] : []),
    IsString(withCode('not_text', `${label} must be text`)),
    MaxLength(max, withCode('too_long', `${label} must be at most ${max} characters`)),
    Matches(BASE64URL, withCode('not_base64url', `${label} must be base64url`)),
  );

const MAX_ID = 1_400;

export class NewPasskeyDto {
  @Text({ example: 'Work laptop', max: 60 })
  name: string;

  @Bytes('Id of the credential', MAX_ID)
  id: string;

  @Bytes('`clientDataJSON`', 4_096)
  clientDataJSON: string;

  @Bytes('`attestationObject`', 16_384)
  attestationObject: string;

  @Lines({
    label: 'Transports',
    example: ['internal'],
    max: 8,
    length: 20,
    pattern: /^[a-z-]+$/,
    shape: 'a transport of WebAuthn',
    optional: true,
  })
  transports?: string[];
}

export class PasskeyAnswerDto {
  @Bytes('Id of the credential', MAX_ID)
  id: string;

  @Bytes('`clientDataJSON`', 4_096)
  clientDataJSON: string;

  @Bytes('`authenticatorData`', 4_096)
  authenticatorData: string;

  @Bytes('`signature`', 8_192)
  signature: string;

  @Bytes('`userHandle`', 128, true)
  userHandle?: string;
}

export class PasskeyDescriptorDto {
  @ApiProperty({ example: 'dGhlIGJ5dGVz' })
  id: string;

  @ApiProperty({ example: 'public-key' })
  type: string;

  @ApiProperty({ type: [String], example: ['internal'] })
  transports?: string[];
}

/** For `navigator.credentials.get()`; `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. */
export class PasskeyRequestDto {
  /** Answer it within five minutes; it works once. */
  @ApiProperty({ example: 'dGhlIGNoYWxsZW5nZQ' })
  challenge: string;

  /** Empty: any passkey for our site. */
  @ApiProperty({ type: [PasskeyDescriptorDto] })
  allowCredentials?: PasskeyDescriptorDto[];

  @ApiProperty({ example: new URL(brand.url).host })
  rpId?: string;

  @ApiProperty({ type: 'integer', example: 300_000 })
  timeout?: number;

  @ApiProperty({ example: 'required' })
  userVerification?: string;
}

export class RelyingPartyDto {
  @ApiProperty({ example: new URL(brand.url).host })
  id?: string;

  @ApiProperty({ example: brand.name })
  name: string;
}

export class PasskeyUserDto {
  /** The account's id, base64url. */
  @ApiProperty({ example: 'dGhlIGJ5dGVz' })
  id: string;

  @ApiProperty({ example: 'amira@northgate.example' })
  name: string;

  @ApiProperty({ example: 'Amira Okafor' })
  displayName: string;
}

export class KeyParametersDto {
  /** A COSE algorithm. */
  @ApiProperty({ type: 'integer', example: -7 })
  alg: number;

  @ApiProperty({ example: 'public-key' })
  type: string;
}

export class KeySelectionDto {
  @ApiProperty({ example: 'preferred' })
  residentKey?: string;

  @ApiProperty({ example: false })
  requireResidentKey?: boolean;

  @ApiProperty({ example: 'required' })
  userVerification?: string;
}

/** For `navigator.credentials.create()`; `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
export class PasskeyCreationDto {
  /** Answer it within five minutes; it works once. */
  @ApiProperty({ example: 'dGhlIGNoYWxsZW5nZQ' })
  challenge: string;

  rp: RelyingPartyDto;
  user: PasskeyUserDto;

  @ApiProperty({ type: [KeyParametersDto] })
  pubKeyCredParams: KeyParametersDto[];

  @ApiProperty({ type: 'integer', example: 300_000 })
  timeout?: number;

  @ApiProperty({ example: 'none' })
  attestation?: string;

  /** Passkeys of this account, so that a device does not create a second one. */
  @ApiProperty({ type: [PasskeyDescriptorDto] })
  excludeCredentials?: PasskeyDescriptorDto[];

  authenticatorSelection?: KeySelectionDto;
}
