import { clearRows, definePersonalData } from '../../personal-data/personal-data.public';

const OF_PERSON = 'rating_id IN (SELECT g.id FROM ratings g WHERE g.person_id = :id)';

definePersonalData(
  {
    table: 'testimonials',
    before: ['ratings'],
    deleted: { client: OF_PERSON },
    export: {
      title: 'Your testimonials',
      of: { client: OF_PERSON },
      also: ['state', 'consent', 'approved_at', 'until'],
      order: 'approved_at',
    },
  },
  {
    // The score stays, so that figures stay true.
    table: 'ratings',
    erase: {
      client: (tx, subject) => {
        const also = 'person_id = NULL, next_at = NULL';
        return clearRows(tx, { table: 'ratings', where: 'person_id = :id', also }, subject);
      },
    },
    mentions: {},
    export: {
      title: 'Your ratings',
      of: { client: 'person_id = :id AND asked_at IS NOT NULL' },
      also: ['asked_at', 'score', 'reasons', 'given_at'],
      order: 'asked_at',
    },
  },
);
