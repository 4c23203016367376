import type { Client } from 'pg';
import { loadProduct, type CalendarFacts } from './product.mts';

const OPEN = `status IN ('pending', 'assigned', 'in_review', 'approved')`;

/**
 * Spreads the start of work over the last days, so that some requests are late and most are not.
 */
const WORK_SINCE = `greatest(r.created_at, now() - make_interval(hours => (r.number * 37) % 150))`;

export async function writeClocks(client: Client): Promise<void> {
  await client.query(`
    UPDATE project_requests r SET
      assignee_id = (SELECT u.id FROM users u
        WHERE u.role = r.assigned_to AND u.disabled_at IS NULL AND (r.number % 4 > 0 OR r.status <> 'assigned')
        ORDER BY u.created_at LIMIT 1),
      last_word_at = coalesce(c.created_at, r.created_at),
      last_word_by = CASE WHEN c.is_from_staff THEN 'staff' ELSE 'client' END
    FROM project_requests open LEFT JOIN LATERAL (
      SELECT created_at, is_from_staff FROM request_comments
      WHERE request_id = open.id ORDER BY created_at DESC, id DESC LIMIT 1) c ON true
    WHERE open.id = r.id AND open.${OPEN}`);
  await client.query(`
    UPDATE project_requests r SET awaits = '{decision}' || r.awaits, awaiting_client_at = p.created_at
    FROM proposals p WHERE p.request_id = r.id AND p.state = 'sent' AND r.${OPEN}`);
  const start = (kind: string, since: string, condition: string) =>
    client.query(`
      INSERT INTO sla_clocks (id, request_id, kind, policy_id, calendar_id, calendar_version,
        started_at, target_seconds, left_seconds, running_since, due_at, warn_at)
      SELECT gen_random_uuid(), r.id, '${kind}', p.id, p.calendar_id, 0, ${since}, t.seconds,
        t.seconds, running.since, running.since, running.since
      FROM project_requests r CROSS JOIN sla_policies p
      CROSS JOIN LATERAL (SELECT (p.targets->'${kind}'->>r.urgency)::int * 60 AS seconds) t
      CROSS JOIN LATERAL (
        SELECT CASE WHEN r.awaiting_client_at IS NULL OR '${kind}' <> 'resolution'
          THEN ${since} END AS since) running
      WHERE r.${OPEN} AND ${condition}`);
  // Like the product's `wantedClocks`; paused while waiting for the client.
  await start('first_reply', 'r.created_at', 'r.replied_at IS NULL');
  await start(
    'next_reply',
    'r.last_word_at',
    `r.replied_at IS NOT NULL AND r.last_word_by = 'client'`,
  );
  await start('resolution', WORK_SINCE, `NOT (r.status = 'approved' AND r.agreed_minor > 0)`);
  await writeFirstReplies(client);
}

type Policy = CalendarFacts & { id: string; calendar_id: string };
type Replied = { id: string; created_at: Date; replied_at: Date; target: number };

async function writeFirstReplies(client: Client): Promise<void> {
  const { WorkingCalendar } = loadProduct();
  const { rows: policies } = await client.query<Policy>(`
    SELECT p.id, p.calendar_id, c.zone, c.hours,
      ARRAY(SELECT day::text FROM holidays WHERE calendar_id = c.id) AS holidays
    FROM sla_policies p JOIN calendars c ON c.id = p.calendar_id`);
  const { rows } = await client.query<Replied>(`
    SELECT r.id, r.created_at, r.replied_at,
      (p.targets->'first_reply'->>r.urgency)::int * 60 AS target
    FROM project_requests r CROSS JOIN sla_policies p WHERE r.replied_at IS NOT NULL`);
  for (const { id, calendar_id, ...facts } of policies) {
    const calendar = new WorkingCalendar(facts);
    const clocks = rows.map(({ created_at, replied_at, target, ...request }) => {
      const left = target - calendar.between(created_at, replied_at);
      return { ...request, target, left, due: calendar.add(created_at, target) };
    });
    await client.query(
      `INSERT INTO sla_clocks (id, request_id, kind, policy_id, calendar_id, calendar_version,
         started_at, target_seconds, left_seconds, breached_at, met_at, met_by)
       SELECT gen_random_uuid(), r.id, 'first_reply', $1, $2, 1, r.created_at, c.target, c."left",
         CASE WHEN c."left" < 0 THEN c.due END, r.replied_at, r.assignee_id
       FROM jsonb_to_recordset($3::jsonb) AS c (id uuid, target int, "left" int, due timestamptz)
       JOIN project_requests r ON r.id = c.id`,
      [id, calendar_id, JSON.stringify(clocks)],
    );
  }
}
