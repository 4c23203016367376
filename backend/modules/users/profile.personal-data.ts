import { definePersonalData, rowsOfUser } from '../../personal-data/personal-data.public';

definePersonalData(
  rowsOfUser(
    'mail_preferences',
    'Which mails you want',
    'SELECT kind, delivery FROM mail_preferences WHERE user_id = $1',
  ),
);
