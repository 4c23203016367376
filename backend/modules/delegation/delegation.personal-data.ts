import { CHOICE, definePersonalData, redactIn } from '../../personal-data/personal-data.public';

definePersonalData({
  table: 'delegations',
  personal: ['notes'],
  mentions: { columns: ['notes'] },
  other: { [CHOICE]: ['assign_to'] },
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
