import { byId, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'mail_preferences',
  erase: { client: byId('DELETE FROM mail_preferences WHERE user_id = $1') },
  export: {
    title: 'Which mails you want',
    rows: { client: byId('SELECT kind, delivery FROM mail_preferences WHERE user_id = $1') },
  },
});
