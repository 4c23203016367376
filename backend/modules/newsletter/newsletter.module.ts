import { Module } from '@nestjs/common';
import { ChangeSubscriber } from './change-subscriber';
import { ConfirmSubscription } from './confirm-subscription';
import { EraseSubscriber } from './erase-subscriber';
import { NewsletterForm } from './newsletter-form';
import { NewsletterController } from './newsletter.controller';
import { OneClickController } from './one-click.controller';
import { OwnData } from './own-data';
import { Preferences } from './preferences';
import { ProviderEventsController } from './provider-events.controller';
import { Subscribe } from './subscribe';
import { SubscriberList } from './subscriber-list';
import { SubscribersController } from './subscribers.controller';
import { Suppressions } from './suppressions';
import { Unsubscribe } from './unsubscribe';
import './newsletter.bounces';
import './newsletter.contacts';
import './newsletter.mails';
import './newsletter.retention';
import './newsletter.personal-data';

@Module({
  controllers: [
    NewsletterController,
    OneClickController,
    ProviderEventsController,
    SubscribersController,
  ],
  providers: [
    ChangeSubscriber,
    ConfirmSubscription,
    EraseSubscriber,
    NewsletterForm,
    OwnData,
    Preferences,
    Subscribe,
    SubscriberList,
    Suppressions,
    Unsubscribe,
  ],
  exports: [EraseSubscriber, NewsletterForm, Subscribe],
})
export class NewsletterModule {}
