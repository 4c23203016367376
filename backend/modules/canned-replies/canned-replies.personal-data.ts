import { definePersonalData, redactUnique, STAFF } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'canned_replies',
  other: { [STAFF]: ['title', 'body'] },
  mentions: { columns: ['body'] },
  erase: {
    client: (tx, { redaction }) => redactUnique(tx, 'canned_replies', 'title', redaction),
  },
});
