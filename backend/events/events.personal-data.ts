import { byId, definePersonalData } from '../personal-data/personal-data.public';

definePersonalData({
  table: 'events',
  erase: {
    // Older addresses are already shortened.
    client: byId(`UPDATE events SET network = NULL
      WHERE network IS NOT NULL AND at > now() - interval '32 days'
        AND (actor_id = $1 OR subject_id = $1::text)`),
  },
  export: {
    title: 'What was done with your account',
    rows: {
      client: byId(
        `SELECT at, type, network FROM events WHERE actor_id = $1 ORDER BY at DESC LIMIT 10000`,
      ),
    },
  },
});
