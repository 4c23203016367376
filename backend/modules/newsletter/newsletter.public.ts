export {
  eraseContact,
  inBatchesOfContacts,
  retryContactSync,
  syncContactAfter,
  defineContact,
  nameAttributes,
  present,
  type ProviderContact,
} from './contact-syncs';
export { SubscribeDto } from './dto/newsletter.dto';
export { EraseSubscriber, subscriberOfAddress } from './change-subscriber';
export { hasConfirmed } from './newsletter.contacts';
export { Subscribe } from './subscribe';
export { NewsletterModule } from './newsletter.module';
export { ContactsWorkerModule } from './contact-sync-worker';
export {
  CONTACT_SYNC_KINDS,
  CONTACT_SYNC_STATES,
  type ContactSyncKind,
  type ContactSyncState,
} from './contact-sync.entity';
export { linkToken } from './link-tokens';
export { listOf } from './newsletter.mails';
export { ABOUT_TOPIC, TOPIC_LABELS, TOPICS, type Topic } from './newsletter-options';
export { Subscriber, Subscription } from './subscriber.entity';
export { suppress } from './suppressions';
export { Unsubscribe } from './unsubscribe';
