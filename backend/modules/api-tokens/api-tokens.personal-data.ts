import { defineRetention, inBatches } from '../../background/define-retention';
import { definePersonalData, rowsOfUser } from '../../personal-data/personal-data.public';

definePersonalData(
  rowsOfUser('api_tokens', 'API tokens', {
    also: ['beginning', 'scopes', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'],
    order: 'created_at',
  }),
);

const OVER = 'least(expires_at, coalesce(revoked_at, expires_at))';

defineRetention({
  rule: 'api-tokens',
  label: 'API tokens that have expired or were revoked',
  kept: '90 days',
  sql: inBatches('api_tokens', `${OVER} < now() - interval '90 days'`),
});
