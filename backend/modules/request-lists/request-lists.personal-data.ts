import { definePersonalData, redactUnique } from '../../personal-data/personal-data.public';

definePersonalData(
  {
    table: 'saved_views',
    erase: { client: (tx, { redaction }) => redactUnique(tx, 'saved_views', 'name', redaction) },
  },
  {
    table: 'canned_replies',
    mentions: { columns: ['body'] },
    erase: {
      client: (tx, { redaction }) => redactUnique(tx, 'canned_replies', 'title', redaction),
    },
  },
);
