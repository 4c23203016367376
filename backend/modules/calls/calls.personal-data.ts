import type { EntityManager } from 'typeorm';
import { defineRetention, inBatches } from '../../background/define-retention';
import { nextVersion } from '../../database/versioned';
import { forgetNetworks, recordAll, subscribe } from '../../events/events.public';
import { definePersonalData, type DataSubject } from '../../personal-data/personal-data.public';
import { leadMoved } from '../leads/leads.public';
import { OFFICE_ZONE_SQL } from '../response-times/response-times.public';
import { callCancelled } from './calls.events';

type Freed = { id: string; start: Date; hostId: string; requestId: string | null; version: number };

const OF_CLIENT = 'client_id = $1';
const OF_LEAD = 'lead_id = $1';

const freeSql = (condition: string) => `
  UPDATE calls SET state = 'cancelled', ${nextVersion()}, next_reminder_at = NULL
  WHERE (${condition}) AND state = 'booked' AND starts_at > now()
  RETURNING id, starts_at AS start, host_id AS "hostId", request_id AS "requestId", version`;

const forgetSql = (condition: string) => `
  UPDATE calls SET zone = ${OFFICE_ZONE_SQL}, lead_id = NULL, client_id = NULL
  WHERE ${condition} RETURNING id`;

/** Visitors move and cancel calls by a link, without signing in. */
const forgetVisitors = (tx: EntityManager, [calls]: [{ id: string }[], number]): Promise<unknown> =>
  forgetNetworks(
    tx,
    calls.map(({ id }) => id),
  );

const notifyHosts = (tx: EntityManager, [freed]: [Freed[], number]): Promise<string[]> =>
  recordAll(
    tx,
    freed.map(({ id, start, ...facts }) => {
      const after = { ...facts, startsAt: start.toISOString() };
      return callCancelled({ subject: id, after, isOurs: false });
    }),
  );

subscribe('calls of spam', [leadMoved], async ({ subjectId, data }, { tx }) => {
  if (data.after.state !== 'spam') return;
  await notifyHosts(tx, await tx.query<[Freed[], number]>(freeSql('lead_id = $1'), [subjectId]));
});

const OF_PERSON = `
  SELECT t.title, c.starts_at AS begins, c.ends_at AS ends, c.state, c.zone
  FROM calls c JOIN call_types t ON t.id = c.type_id LEFT JOIN leads l ON l.id = c.lead_id
    LEFT JOIN users u ON u.id = c.client_id
  WHERE coalesce(u.email, l.email) = $1 ORDER BY c.starts_at`;

const exported = (db: EntityManager, { email }: DataSubject): Promise<object[]> =>
  db.query(OF_PERSON, [email]);

definePersonalData({
  table: 'calls',
  before: ['leads'],
  erase: {
    client: async (tx, { id }) => {
      await notifyHosts(tx, await tx.query<[Freed[], number]>(freeSql(OF_CLIENT), [id]));
      await forgetVisitors(
        tx,
        await tx.query<[{ id: string }[], number]>(forgetSql(OF_CLIENT), [id]),
      );
    },
    lead: async (tx, { id }) => {
      await notifyHosts(tx, await tx.query<[Freed[], number]>(freeSql(OF_LEAD), [id]));
      await forgetVisitors(
        tx,
        await tx.query<[{ id: string }[], number]>(forgetSql(OF_LEAD), [id]),
      );
    },
  },
  export: { title: 'Your calls', rows: { client: exported, lead: exported, subscriber: exported } },
});

defineRetention({
  rule: 'calls',
  label: 'Calls',
  kept: '24 months',
  sql: inBatches('calls', `ends_at < now() - interval '24 months'`),
});
