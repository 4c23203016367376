import { Module } from '@nestjs/common';
import { SiteEvents } from './site-events';
import { SiteEventsController } from './site-events.controller';
import './site-events.personal-data';

/** What is counted on the public site. */
@Module({ controllers: [SiteEventsController], providers: [SiteEvents] })
export class SiteEventsModule {}
