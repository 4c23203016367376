import { deleteHourly } from '../background/define-retention';
import { definePersonalData } from '../personal-data/personal-data.public';

definePersonalData({
  table: 'one_time_tokens',
  deleted: {
    client: 'subject_id = :id OR email = ANY(:emails::citext[])',
    // Invitations of somebody who has no account yet.
    lead: 'email = ANY(:emails::citext[])',
    subscriber: `email = ANY(:emails::citext[])
      OR email = :email AND purpose = 'confirm_subscription'
      OR subject_id = :id AND purpose = 'newsletter_data'`,
  },
});

deleteHourly(`DELETE FROM one_time_tokens WHERE expires_at < now() - interval '30 days'`);
