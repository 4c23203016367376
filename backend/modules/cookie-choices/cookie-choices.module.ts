import { Module } from '@nestjs/common';
import './cookie-choices.retention';
import { CookieChoicesController } from './cookie-choices.controller';

/** What visitors decide about other companies' cookies. */
@Module({ controllers: [CookieChoicesController] })
export class CookieChoicesModule {}
