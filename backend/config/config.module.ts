import { Global, Module } from '@nestjs/common';
import { AppConfig } from './app-config';

/** A factory, so the OpenAPI document can be built without an environment. */
@Global()
@Module({
  providers: [{ provide: AppConfig, useFactory: () => new AppConfig() }],
  exports: [AppConfig],
})
export class ConfigModule {}
