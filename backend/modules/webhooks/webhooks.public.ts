export { SendDeliveries } from './send-deliveries';
export { WebhooksModule } from './webhooks.module';
