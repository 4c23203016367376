import { Module } from '@nestjs/common';
import { ChangeWebhook } from './change-webhook';
import { DueDeliveries } from './due-deliveries';
import { EventFeed } from './event-feed';
import { EventFeedController } from './event-feed.controller';
import { SendAgain } from './send-again';
import { SettleDelivery } from './settle-delivery';
import { WebhookList } from './webhook-list';
import { WebhooksController } from './webhooks.controller';
import './plan-deliveries';
import './webhooks.mails';
import './webhooks.retention';

@Module({
  controllers: [EventFeedController, WebhooksController],
  providers: [ChangeWebhook, DueDeliveries, EventFeed, SendAgain, SettleDelivery, WebhookList],
  exports: [DueDeliveries, SettleDelivery],
})
export class WebhooksModule {}
