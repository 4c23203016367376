import type { EntityManager } from 'typeorm';
import { OFFICE_ZONE } from '../../config/office';
import { defineRetention, inBatches } from '../../background/define-retention';
import {
  byId,
  definePersonalData,
  type DataSubject,
} from '../../personal-data/personal-data.public';

/** Keeps the times of past calls. Future ones are cancelled, so their time is free again. */
const ERASE = `
  UPDATE calls SET zone = '${OFFICE_ZONE}', lead_id = NULL, client_id = NULL, next_reminder_at = NULL,
    state = CASE WHEN state = 'booked' AND lower(during) > now() THEN 'cancelled' ELSE state END,
    version = version + 1
  WHERE `;

const OF_PERSON = `
  SELECT t.title, lower(c.during) AS begins, upper(c.during) AS ends, c.state, c.zone
  FROM calls c JOIN call_types t ON t.id = c.type_id LEFT JOIN leads l ON l.id = c.lead_id
    LEFT JOIN users u ON u.id = c.client_id
  WHERE coalesce(u.email, l.email) = $1 ORDER BY c.during`;

const exported = (db: EntityManager, { email }: DataSubject): Promise<object[]> =>
  db.query(OF_PERSON, [email]);

definePersonalData({
  table: 'calls',
  erase: {
    client: byId(`${ERASE} client_id = $1`),
    // The lead may be deleted already, depending on the order of the declarations.
    lead: byId(
      `${ERASE} lead_id = $1 OR (lead_id IS NULL AND client_id IS NULL AND (zone <> '${OFFICE_ZONE}' OR state = 'booked'))`,
    ),
  },
  export: { title: 'Your calls', rows: { client: exported, lead: exported, subscriber: exported } },
});

defineRetention({
  rule: 'calls',
  label: 'Calls',
  kept: '24 months',
  sql: inBatches('calls', `upper(during) < now() - interval '24 months'`),
});
