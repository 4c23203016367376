import { deleteHourly } from '../background/define-retention';
import { definePersonalData } from '../personal-data/personal-data.public';

/** The letter of an escaped blank would join the next word. */
const ANSWER = `regexp_replace(answer::text, '\\\\[nrt]', ' ', 'g')`;

definePersonalData({
  table: 'idempotency_keys',
  erase: {
    // Responses to staff may contain the person's data.
    client: (tx, { id, redaction: { anyCase, exact } }) =>
      tx.query(
        `DELETE FROM idempotency_keys
         WHERE user_id = $1 OR ${ANSWER} ~* $2 OR ${ANSWER} ~ $3`,
        [id, anyCase, exact],
      ),
    lead: (tx, { id, redaction }) =>
      tx.query(`DELETE FROM idempotency_keys WHERE route LIKE $1 OR ${ANSWER} ~* $2`, [
        `%${id}%`,
        redaction.anyCase,
      ]),
    subscriber: (tx, { redaction }) =>
      tx.query(`DELETE FROM idempotency_keys WHERE ${ANSWER} ~* $1`, [redaction.anyCase]),
  },
});

deleteHourly(`DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`);
