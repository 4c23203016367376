import { Module } from '@nestjs/common';
import { defineRetention, inBatches } from '../../background/define-retention';
import { CookieChoicesController, SiteEvents, SiteEventsController } from './consent.controller';

@Module({ controllers: [SiteEventsController, CookieChoicesController], providers: [SiteEvents] })
export class ConsentModule {}

defineRetention({
  rule: 'cookie-choices',
  label: 'Choices about cookies',
  kept: '13 months',
  sql: inBatches('cookie_choices', `"at" < now() - interval '13 months'`),
});
