import { definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'mail_preferences',
  erase: {
    client: (tx, { id }) => tx.query('DELETE FROM mail_preferences WHERE user_id = $1', [id]),
  },
  export: {
    title: 'Which mails you want',
    rows: {
      client: (db, { id }) =>
        db.query('SELECT kind, delivery FROM mail_preferences WHERE user_id = $1', [id]),
    },
  },
});
