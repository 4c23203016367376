import { deleteHourly } from '../background/define-retention';
import { definePersonalData } from '../personal-data/personal-data.public';

definePersonalData({
  table: 'one_time_tokens',
  erase: {
    client: (tx, { id, emails }) =>
      tx.query('DELETE FROM one_time_tokens WHERE subject_id = $1 OR email = ANY($2::citext[])', [
        id,
        emails,
      ]),
    subscriber: (tx, { id, email }) =>
      tx.query(
        `DELETE FROM one_time_tokens WHERE email = $1 AND purpose = 'confirm_subscription'
           OR subject_id = $2 AND purpose = 'newsletter_data'`,
        [email, id],
      ),
  },
});

deleteHourly(`DELETE FROM one_time_tokens WHERE expires_at < now() - interval '30 days'`);
