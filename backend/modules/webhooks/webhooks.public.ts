export { SendDeliveries } from './send-deliveries';
export { WebhookDelivery } from './webhook-delivery.entity';
export { WebhookEndpoint } from './webhook-endpoint.entity';
export { WebhooksModule } from './webhooks.module';
