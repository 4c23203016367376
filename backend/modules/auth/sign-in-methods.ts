import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { AppConfig } from '../../config/app-config';
import { ProviderIdentity, PROVIDERS, type Provider } from './provider-identity.entity';
import { User } from '../accounts/accounts.public';
import type { AvailableProvidersDto, SignInMethodsDto } from './dto/provider.dto';

@Injectable()
export class SignInMethods {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  available(): AvailableProvidersDto {
    return { providers: PROVIDERS.filter((provider) => this.isAvailable(provider)) };
  }

  async of({ userId }: Actor): Promise<SignInMethodsDto> {
    const { manager } = this.dataSource;
    const user = await manager.findOneByOrFail(User, { id: userId });
    const identities = await manager.findBy(ProviderIdentity, { userId });
    return {
      hasPassword: user.passwordHash !== null,
      providers: PROVIDERS.map((provider) => ({
        provider,
        linkedAt: identities.find((one) => one.provider === provider)?.createdAt ?? null,
        isAvailable: this.isAvailable(provider),
      })),
    };
  }

  private isAvailable(provider: Provider): boolean {
    return this.config[provider] !== undefined;
  }
}
