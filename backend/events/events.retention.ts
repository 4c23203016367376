import { defineRetention } from '../background/define-retention';
import { AGED_OUT } from './events.events';

const shown: string[] = [];

export function keepWithSubject(subjectType: string, table: string): void {
  shown.push(
    `EXISTS (SELECT 1 FROM ${table} s
             WHERE s.id = CASE e.subject_type WHEN '${subjectType}' THEN e.subject_id::uuid END)`,
  );
}

defineRetention(
  {
    rule: 'audit-addresses',
    label: 'Network addresses in the audit log',
    kept: '30 days in full',
    sql: () => `UPDATE events SET network = truncate_ip(network) WHERE id IN (
            SELECT id FROM events
            WHERE network IS NOT NULL AND network NOT LIKE '%/%' AND at < now() - interval '30 days' LIMIT $1) RETURNING 1`,
  },
  {
    rule: 'events',
    label: 'Events that only the audit log shows',
    kept: '24 months',
    sql: () => `WITH aged AS (
            DELETE FROM events WHERE id IN (
              SELECT e.id FROM events e JOIN event_seals s ON s.sequence = e.sequence
              WHERE e.at < now() - interval '24 months' AND e.type NOT LIKE 'event.%'
                AND NOT (${['false', ...shown].join(' OR ')}) LIMIT $1)
            RETURNING sequence),
          noted AS (
            INSERT INTO events (id, type, audited, data)
            SELECT gen_random_uuid(), '${AGED_OUT}', false,
                   jsonb_build_object('upTo', max(sequence)::text, 'rows', count(*))
            FROM aged HAVING count(*) > 0)
          SELECT 1 FROM aged`,
  },
);
