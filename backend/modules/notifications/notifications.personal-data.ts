import { deleteHourly } from '../../background/define-retention';
import { byId, definePersonalData, redactIn } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'notifications',
  mentions: { columns: ['title', 'message'] },
  erase: {
    // Other people's notifications mention the person and the project.
    client: async (tx, { id, requests, redaction }) => {
      await tx.query('DELETE FROM notifications WHERE user_id = $1 OR request_id = ANY($2)', [
        id,
        requests.own,
      ]);
      const columns = ['title', 'message'];
      const shared = { table: 'notifications', columns, where: 'request_id = ANY($1)' };
      await redactIn(tx, shared, requests.shared, redaction);
    },
  },
  export: {
    title: 'Notifications',
    rows: {
      client: byId(`SELECT created_at, read_at, title, message FROM notifications
        WHERE user_id = $1 ORDER BY created_at DESC`),
    },
  },
});

deleteHourly(`DELETE FROM notifications WHERE created_at < now() - interval '12 months'`);
