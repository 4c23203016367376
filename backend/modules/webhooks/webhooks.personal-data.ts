import { CHOICE, definePersonalData, OURS } from '../../personal-data/personal-data.public';

definePersonalData(
  {
    table: 'webhook_endpoints',
    other: {
      [CHOICE]: ['types', 'state', 'disabled_because'],
      [OURS]: ['url', 'description', 'secret', 'former_secret'],
    },
  },
  {
    table: 'webhook_deliveries',
    other: {
      [CHOICE]: ['state'],
      'What a receiver said to a message that holds ids and statuses': ['answer', 'error'],
    },
  },
);
