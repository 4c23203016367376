import type { DataSource, EntityManager } from 'typeorm';
import { read } from '../../database/sql';
import { isActive } from '../accounts/accounts.public';
import { testMailAsked } from './set-up.events';
import type { MailFacts, OwnFacts } from './set-up-steps';

const HOSTS = `FROM call_hosts h JOIN users u ON u.id = h.user_id
  WHERE u.role <> 'client' AND ${isActive('u')}`;

const OWN = `SELECT
  (SELECT count(*)::int FROM users u WHERE u.role = 'admin' AND ${isActive('u')}) AS admins,
  (SELECT count(*)::int FROM canned_replies) AS replies,
  (SELECT count(*)::int ${HOSTS} AND h.busy_read_at IS NOT NULL AND h.busy_error IS NULL) AS "calendarsRead",
  (SELECT count(*)::int ${HOSTS} AND h.busy_error IS NOT NULL) AS "calendarsFailing",
  EXISTS (SELECT ${HOSTS} AND h.link IS NOT NULL) AS "hasLink",
  ARRAY(SELECT proof FROM set_up_proofs) AS proofs`;

/** The caller's newest test mail, and what became of an answer to it. */
const MAIL = `
  SELECT m.state, m.last_error AS "lastError",
    (SELECT i.reason FROM inbound_mails i WHERE i.person_id = $1 AND i.request_id IS NULL
       AND i.state = 'held' AND i.received_at > e.at ORDER BY i.received_at DESC LIMIT 1) AS refused
  FROM (SELECT id, at FROM events WHERE type = $2 AND actor_id = $1 AND audited
        ORDER BY at DESC, sequence DESC LIMIT 1) e
    LEFT JOIN outbox_mails m ON m.event_id = e.id`;

export async function readFacts(
  db: DataSource | EntityManager,
  userId: string,
): Promise<OwnFacts & { mail: MailFacts | null }> {
  const [own] = await read<OwnFacts>(db, OWN);
  const [mail] = await read<MailFacts>(db, MAIL, [userId, testMailAsked.type]);
  return { ...own!, mail: mail ?? null };
}
