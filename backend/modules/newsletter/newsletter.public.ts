export { eraseContact, retryContactSync, syncContactAfter } from './contact-syncs';
export { defineContact, nameAttributes, present, type ProviderContact } from './define-contact';
export { SubscribeDto } from './dto/newsletter.dto';
export { EraseSubscriber, subscriberOfAddress } from './erase-subscriber';
export { hasConfirmed } from './newsletter.contacts';
export { NewsletterForm } from './newsletter-form';
export { NewsletterModule } from './newsletter.module';
export { Subscribe } from './subscribe';
export { ContactsWorkerModule } from './contacts-worker.module';
export {
  CONTACT_SYNC_KINDS,
  CONTACT_SYNC_STATES,
  type ContactSyncKind,
  type ContactSyncState,
} from './contact-sync.entity';
