import { definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'delegations',
  mentions: {},
  redacted: { client: 'request_id = ANY(:requests)' },
});
