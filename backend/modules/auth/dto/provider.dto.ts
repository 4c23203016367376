import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../../validation/fields';
import { PROVIDERS, type Provider } from '../provider-identity.entity';

export class ProviderParam {
  @Choice(PROVIDERS, 'Provider', { example: 'google' })
  provider: Provider;
}

export class LinkStartedDto {
  /** The provider's page; send the browser there. It returns to /dashboard/profile. */
  @ApiProperty({ example: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…' })
  url: string;
}

export class AvailableProvidersDto {
  /** Providers configured on this server; a sign-in page shows a button for each. */
  @ApiProperty({ enum: PROVIDERS, enumName: 'Provider', isArray: true })
  providers: Provider[];
}

export class ProviderLinkDto {
  @ApiProperty({ enum: PROVIDERS, enumName: 'Provider' })
  provider: Provider;

  /** Null if it is not linked. */
  linkedAt: Date | null;

  /** Whether it is configured on this server. */
  isAvailable: boolean;
}

export class SignInMethodsDto {
  /** False for people who only sign in through an identity provider. */
  hasPassword: boolean;

  providers: ProviderLinkDto[];
}
