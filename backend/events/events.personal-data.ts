import { definePersonalData } from '../personal-data/personal-data.public';

definePersonalData({
  table: 'events',
  cleared: {
    // Older addresses are already shortened.
    client: `network IS NOT NULL AND at > now() - interval '32 days'
      AND (actor_id = :id OR subject_id = :id::text)`,
  },
  export: {
    title: 'What was done with your account',
    of: { client: 'actor_id = :id' },
    also: ['at', 'type'],
    order: 'at DESC LIMIT 10000',
  },
});
