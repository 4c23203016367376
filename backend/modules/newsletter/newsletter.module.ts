import { Module } from '@nestjs/common';
import { ChangeSubscriber, EraseSubscriber } from './change-subscriber';
import { ConfirmSubscription } from './confirm-subscription';
import { NewsletterController, OneClickController } from './newsletter.controller';
import { Preferences } from './preferences';
import { Subscribe } from './subscribe';
import { SubscriberList } from './subscriber-list';
import { SubscribersController } from './subscribers.controller';
import { Unsubscribe } from './unsubscribe';
import './suppressions';
import './newsletter.contacts';
import './newsletter.mails';
import './newsletter.personal-data';

@Module({
  controllers: [NewsletterController, OneClickController, SubscribersController],
  providers: [
    ChangeSubscriber,
    ConfirmSubscription,
    EraseSubscriber,
    Preferences,
    Subscribe,
    SubscriberList,
    Unsubscribe,
  ],
  exports: [EraseSubscriber, Subscribe, Unsubscribe],
})
export class NewsletterModule {}
