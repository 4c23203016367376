import { Global, Module } from '@nestjs/common';
import { AppConfig } from './app-config';

/** Parsed inside a factory, so that the OpenAPI document can be built without an environment. */
@Global()
@Module({
  providers: [{ provide: AppConfig, useFactory: () => new AppConfig() }],
  exports: [AppConfig],
})
export class ConfigModule {}
