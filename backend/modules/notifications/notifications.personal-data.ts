import { deleteHourly } from '../../background/define-retention';
import { definePersonalData } from '../../personal-data/personal-data.public';

/** For example, of the person who joined a company. */
const ABOUT_PERSON = `request_id IS NULL AND EXISTS (SELECT FROM events e WHERE e.id = event_id
  AND (e.actor_id = :id OR strpos(e.data::text, :id::text) > 0))`;

definePersonalData({
  table: 'notifications',
  mentions: {},
  // Other people's notifications mention the person and the project.
  deleted: { client: 'user_id = :id OR request_id = ANY(:own)' },
  redacted: { client: `request_id = ANY(:shared) OR (${ABOUT_PERSON})` },
  export: {
    title: 'Notifications',
    of: { client: 'user_id = :id' },
    also: ['created_at', 'read_at'],
    order: 'created_at DESC',
  },
});

deleteHourly(`DELETE FROM notifications WHERE created_at < now() - interval '12 months'`);
