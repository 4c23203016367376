import { Module } from '@nestjs/common';
import { CookieChoicesController } from './cookie-choices.controller';
import './cookie-choices.retention';
import { SiteEvents } from './site-events';
import { SiteEventsController } from './site-events.controller';

@Module({ controllers: [SiteEventsController, CookieChoicesController], providers: [SiteEvents] })
export class ConsentModule {}
