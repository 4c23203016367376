export { SubscribeDto } from './dto/newsletter.dto';
export { EraseSubscriber, subscriberOfAddress } from './erase-subscriber';
export { hasConfirmed } from './newsletter.contacts';
export { NewsletterForm } from './newsletter-form';
export { NewsletterModule } from './newsletter.module';
export { Subscribe } from './subscribe';
