export { hasConfirmed } from './newsletter.contacts';
export { NewsletterModule } from './newsletter.module';
export { Subscribe } from './subscribe';
