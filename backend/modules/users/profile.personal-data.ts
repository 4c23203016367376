import { definePersonalData, rowsOfUser } from '../../personal-data/personal-data.public';

definePersonalData(
  rowsOfUser('mail_preferences', 'Which mails you want', { also: ['kind', 'delivery'] }),
);
