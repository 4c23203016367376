import { byEmail, definePersonalData } from '../personal-data/personal-data.public';
import { forgetRecipient } from './recipients';

definePersonalData({
  table: 'outbox_mails',
  erase: {
    client: async (tx, { id, emails, requests }) => {
      await forgetRecipient(tx, emails, [id, ...requests.own]);
      await tx.query(
        `UPDATE outbox_mails SET recipient = NULL, last_error = NULL
         WHERE recipient IS NOT NULL AND EXISTS (SELECT FROM jsonb_each_text(props) WHERE value = $1)`,
        [id],
      );
    },
    lead: (tx, { id, emails }) => forgetRecipient(tx, emails, [id]),
    subscriber: (tx, { id, emails }) => forgetRecipient(tx, emails, [id]),
  },
  export: {
    title: 'Mails we sent you',
    rows: byEmail(`SELECT template AS mail, recipient AS "to", sent_at FROM outbox_mails
      WHERE recipient = $1 AND sent_at IS NOT NULL ORDER BY sent_at DESC LIMIT 10000`),
  },
});
