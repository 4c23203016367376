import { Module } from '@nestjs/common';
import './cookie-choices.retention';
import { CookieChoicesController } from './cookie-choices.controller';
import './cookie-choices.personal-data';

/** What visitors decide about other companies' cookies. */
@Module({ controllers: [CookieChoicesController] })
export class CookieChoicesModule {}
