import { definePersonalData, redactIn } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'delegations',
  mentions: { columns: ['notes'] },
  erase: {
    client: (tx, { requests, redaction }) =>
      redactIn(
        tx,
        { table: 'delegations', columns: ['notes'], where: 'request_id = ANY($1)' },
        [...requests.own, ...requests.shared],
        redaction,
      ),
  },
});
