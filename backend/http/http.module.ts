import { Global, Module } from '@nestjs/common';
import { SignedCookies } from './signed-cookies';

@Global()
@Module({ providers: [SignedCookies], exports: [SignedCookies] })
export class HttpModule {}
