import { definePersonalData, redactUnique } from '../../personal-data/personal-data.public';

definePersonalData(
  {
    table: 'saved_views',
    erase: { client: (tx, { elsewhere }) => redactUnique(tx, 'saved_views', 'name', elsewhere) },
  },
  {
    table: 'canned_replies',
    mentions: { columns: ['body'] },
    erase: {
      client: (tx, { elsewhere }) => redactUnique(tx, 'canned_replies', 'title', elsewhere),
    },
  },
);
