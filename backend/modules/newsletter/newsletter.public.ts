export { NewsletterModule } from './newsletter.module';
export { Subscribe } from './subscribe';
export { Subscriber } from './subscriber.entity';
export { Subscription } from './subscription.entity';
export { linkToken } from './link-tokens';
export { TOPICS, TOPIC_LABELS, type Topic } from './newsletter-options';
export { Suppressions } from './suppressions';
export { isSuppressed } from './subscribers';
