import { Module } from '@nestjs/common';
import { ChangeWebhook } from './change-webhook';
import { EventFeed, EventFeedController } from './event-feed.controller';
import { SendAgain } from './send-again';
import { WebhookList } from './webhook-list';
import { WebhooksController } from './webhooks.controller';
import './deliveries';
import './webhooks.mails';

@Module({
  controllers: [EventFeedController, WebhooksController],
  providers: [ChangeWebhook, EventFeed, SendAgain, WebhookList],
})
export class WebhooksModule {}
