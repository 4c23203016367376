import { defineRetention, inBatches } from '../../background/define-retention';

const OVER = 'least(expires_at, coalesce(revoked_at, expires_at))';

defineRetention({
  rule: 'api-tokens',
  label: 'API tokens that have expired or were revoked',
  kept: '90 days',
  sql: inBatches('api_tokens', `${OVER} < now() - interval '90 days'`),
});
