import { defineRetention, inBatches } from '../../background/define-retention';

defineRetention({
  rule: 'cookie-choices',
  label: 'Choices about cookies',
  kept: '13 months',
  sql: inBatches('cookie_choices', `"at" < now() - interval '13 months'`),
});
