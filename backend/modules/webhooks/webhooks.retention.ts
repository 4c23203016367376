import { defineRetention, inBatches } from '../../background/define-retention';
import { KEPT_DAYS } from './webhook-options';

defineRetention({
  rule: 'webhook-deliveries',
  label: 'Deliveries to webhooks, with what was answered',
  kept: `${KEPT_DAYS} days`,
  sql: inBatches('webhook_deliveries', `created_at < now() - interval '${KEPT_DAYS} days'`),
});
