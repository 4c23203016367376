import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One log of what happened, in place of `request_events`, `lead_events` and `audit_entries`. It takes
 * these tables away, so the version before must have been stopped.
 */
export class OneEventLog1795560000000 implements MigrationInterface {
  name = 'OneEventLog1795560000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTables(queryRunner);
    const carried = await followOldChain(queryRunner);
    await matchHistories(queryRunner);
    await moveAuditEntries(queryRunner);
    await moveRequestHistory(queryRunner);
    await moveLeadHistory(queryRunner);
    await queryRunner.query(
      `SELECT setval('events_sequence_seq', greatest((SELECT max(sequence) FROM events), 1))`,
    );
    if (carried.checked > 0 || carried.brokenAt) {
      await queryRunner.query(
        `INSERT INTO events (id, type, audited, data) VALUES (gen_random_uuid(), 'event.chain-carried-over', false, $1)`,
        [JSON.stringify(carried)],
      );
    }
    await queryRunner.query(`DROP TABLE request_events, lead_events, audit_entries`);
    await queryRunner.query(`DROP FUNCTION refuse_audit_change`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

async function createTables(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE events (
      id uuid NOT NULL,
      sequence bigserial NOT NULL,
      type text NOT NULL,
      subject_type text,
      subject_id text,
      actor_id uuid,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      audited boolean NOT NULL DEFAULT true,
      trace_id text,
      network text,
      data jsonb NOT NULL DEFAULT '{}',
      CONSTRAINT events_pkey PRIMARY KEY (id),
      CONSTRAINT events_sequence_unique UNIQUE (sequence)
    )`);
  await queryRunner.query(`CREATE INDEX events_at_sequence_index ON events (at, sequence)`);
  await queryRunner.query(
    `CREATE INDEX events_subject_id_at_id_index ON events (subject_id, at, id)`,
  );
  for (const column of ['type', 'actor_id', 'subject_type', 'subject_id']) {
    await queryRunner.query(
      `CREATE INDEX events_${column}_at_sequence_index ON events (${column}, at, sequence) WHERE audited`,
    );
  }
  await queryRunner.query(
    `CREATE INDEX events_group_at_sequence_index ON events (split_part(type, '.', 1), at, sequence) WHERE audited`,
  );
  await queryRunner.query(`CREATE INDEX events_trace_id_index ON events (trace_id) WHERE audited`);
  await queryRunner.query(`
    CREATE TABLE event_queue (
      sequence bigint NOT NULL,
      subject text,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      last_error text,
      CONSTRAINT event_queue_pkey PRIMARY KEY (sequence)
    )`);
  await queryRunner.query(
    `CREATE INDEX event_queue_subject_sequence_index ON event_queue (subject, sequence)`,
  );
  await queryRunner.query(`
    CREATE TABLE unsealed_events (
      sequence bigint NOT NULL,
      transaction_id bigint NOT NULL,
      CONSTRAINT unsealed_events_pkey PRIMARY KEY (sequence)
    )`);
  await queryRunner.query(`
    CREATE TABLE event_seals (
      position bigint NOT NULL,
      sequence bigint NOT NULL,
      hash text NOT NULL,
      CONSTRAINT event_seals_pkey PRIMARY KEY (position),
      CONSTRAINT event_seals_sequence_unique UNIQUE (sequence)
    )`);
  await guardEvents(queryRunner);
  for (const [table, parent, parents] of [
    ['request_reasons', 'request_id', 'project_requests'],
    ['lead_notes', 'lead_id', 'leads'],
  ]) {
    await queryRunner.query(`
      CREATE TABLE ${table} (
        event_id uuid NOT NULL,
        ${parent} uuid NOT NULL,
        body text NOT NULL,
        CONSTRAINT ${table}_pkey PRIMARY KEY (event_id),
        CONSTRAINT ${table}_${parent}_fkey FOREIGN KEY (${parent}) REFERENCES ${parents} (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX ${table}_${parent}_index ON ${table} (${parent})`);
  }
  await queryRunner.query(`ALTER TABLE outbox_mails ADD event_id uuid`);
  await queryRunner.query(`ALTER TABLE notifications ADD event_id uuid, ADD notice text`);
}

/** Append-only for everybody, their owner included: the clean-up may shorten addresses and take old ones. */
async function guardEvents(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'network' = to_jsonb(OLD) - 'network' THEN
        RETURN NEW;
      END IF;
      IF TG_OP = 'DELETE' THEN
        IF OLD.at < now() - interval '24 months' THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION 'events is append-only';
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_event_change()`);
  await queryRunner.query(`
    CREATE TRIGGER events_keep BEFORE TRUNCATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change()`);
  await queryRunner.query(`
    CREATE FUNCTION await_seal() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO unsealed_events (sequence, transaction_id)
      SELECT sequence, pg_current_xact_id()::text::bigint FROM recorded;
      RETURN NULL;
    END $$`);
  await queryRunner.query(`
    CREATE TRIGGER events_await_seal AFTER INSERT ON events REFERENCING NEW TABLE AS recorded
    FOR EACH STATEMENT EXECUTE FUNCTION await_seal()`);
}

/** Which step of a history an audit entry tells of: the two become one event. */
async function matchHistories(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TEMPORARY TABLE history ON COMMIT DROP AS
    SELECT e.id, 'request' AS subject_type, e.request_id::text AS subject_id, e.actor_id, e.created_at,
      CASE
        WHEN e.kind = 'delegated' THEN ARRAY['request.delegated', 'request.reassigned']
        WHEN e.kind = 'priced' THEN ARRAY['request.priced']
        WHEN e.kind = 'raised' THEN ARRAY['request.raised']
        WHEN e.kind = 'reassigned' THEN ARRAY['request.reassigned']
        WHEN e.to_status = 'withdrawn' THEN ARRAY['request.withdrawn']
        WHEN e.actor_id = r.user_id AND e.from_status IN ('completed', 'rejected', 'withdrawn')
          THEN ARRAY['request.reopened', 'request.status-changed']
        ELSE ARRAY['request.status-changed']
      END AS types
    FROM request_events e JOIN project_requests r ON r.id = e.request_id
    UNION ALL
    SELECT e.id, 'lead', e.lead_id::text, e.author_id, e.created_at,
      ARRAY[CASE e.kind WHEN 'state' THEN 'lead.moved' WHEN 'note' THEN 'lead.noted'
                        ELSE 'lead.made-a-request' END]
    FROM lead_events e`);
  // An entry was written a moment after its step, in the same transaction.
  await queryRunner.query(`
    CREATE TEMPORARY TABLE matched ON COMMIT DROP AS
    SELECT DISTINCT ON (entry_id) id, entry_id, created_at FROM (
      SELECT DISTINCT ON (h.id) h.id, h.created_at, a.id AS entry_id,
             abs(extract(epoch FROM a.at - h.created_at)) AS apart
      FROM history h JOIN audit_entries a
        ON a.object_id = h.subject_id AND a.object_type = h.subject_type
       AND a.actor_id IS NOT DISTINCT FROM h.actor_id AND a.action = ANY (h.types)
       AND a.at BETWEEN h.created_at - interval '5 seconds' AND h.created_at + interval '60 seconds'
      ORDER BY h.id, apart, a.id) nearest
    ORDER BY entry_id, apart, id`);
  await queryRunner.query(`CREATE UNIQUE INDEX ON matched (entry_id)`);
  await queryRunner.query(`CREATE UNIQUE INDEX ON matched (id)`);
  await queryRunner.query(`ANALYZE matched`);
}

/** Each keeps its number, its time where it is in no history, and what it showed. */
async function moveAuditEntries(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    INSERT INTO events (id, sequence, type, subject_type, subject_id, actor_id, at, trace_id, network, data)
    SELECT coalesce(m.id, gen_random_uuid()), a.id, a.action, a.object_type, a.object_id, a.actor_id,
      coalesce(m.created_at, a.at), a.trace_id, a.ip,
      CASE WHEN jsonb_typeof(a.before) = 'object' THEN jsonb_build_object('before', a.before) ELSE '{}' END
      || CASE WHEN jsonb_typeof(a.after) = 'object' THEN jsonb_build_object('after', a.after) ELSE '{}' END
      || CASE WHEN l.body IS NOT NULL AND a.action = 'lead.made-a-request'
           THEN jsonb_build_object('requestNumber', substring(l.body FROM '\\d+')::int) ELSE '{}' END
    FROM audit_entries a LEFT JOIN matched m ON m.entry_id = a.id LEFT JOIN lead_events l ON l.id = m.id
    ORDER BY a.id`);
}

/** Steps that no audit entry told of are shown by the history alone, as before. */
async function moveRequestHistory(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    `SELECT setval('events_sequence_seq', greatest((SELECT max(sequence) FROM events), 1))`,
  );
  await queryRunner.query(`
    INSERT INTO events (id, type, subject_type, subject_id, actor_id, at, audited, data)
    SELECT e.id, h.types[1], 'request', h.subject_id, e.actor_id, e.created_at, false,
      CASE e.kind
        WHEN 'raised' THEN '{}'
        WHEN 'priced' THEN jsonb_build_object('after', jsonb_build_object('agreedPrice', e.amount))
        ELSE jsonb_build_object(
          'before', jsonb_build_object('status', e.from_status, 'assignedTo', NULL),
          'after', jsonb_build_object('status', e.to_status, 'assignedTo', e.team, 'isOverride', e.is_override))
      END
    FROM history h JOIN request_events e ON e.id = h.id
    WHERE NOT EXISTS (SELECT 1 FROM matched m WHERE m.id = e.id)
    ORDER BY e.created_at, e.id`);
  await queryRunner.query(`
    INSERT INTO request_reasons (event_id, request_id, body)
    SELECT id, request_id, reason FROM request_events WHERE reason IS NOT NULL`);
}

async function moveLeadHistory(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    INSERT INTO events (id, type, subject_type, subject_id, actor_id, at, audited, data)
    SELECT e.id, h.types[1], 'lead', h.subject_id, e.author_id, e.created_at, false,
      CASE e.kind
        WHEN 'state' THEN jsonb_build_object('after', jsonb_build_object('state', e.to_state))
        WHEN 'request' THEN jsonb_build_object('requestNumber', substring(e.body FROM '\\d+')::int)
        ELSE '{}'
      END
    FROM history h JOIN lead_events e ON e.id = h.id
    WHERE NOT EXISTS (SELECT 1 FROM matched m WHERE m.id = e.id)
    ORDER BY e.created_at, e.id`);
  await queryRunner.query(`
    INSERT INTO lead_notes (event_id, lead_id, body)
    SELECT id, lead_id, body FROM lead_events WHERE kind = 'note' AND body IS NOT NULL`);
}

type Entry = {
  at: Date;
  actorId: string | null;
  action: string;
  objectType: string | null;
  objectId: string | null;
  before: unknown;
  after: unknown;
  traceId: string | null;
};

/**
 * Follows the chain of the audit entries as it was. The new chain starts over, so what was found is
 * kept in it: entries that somebody had changed before must not pass for whole afterwards.
 */
async function followOldChain(
  queryRunner: QueryRunner,
): Promise<{ checked: number; formerHead: string; brokenAt: string | null }> {
  let formerHead = '';
  let last = '0';
  let checked = 0;
  for (;;) {
    const rows = (await queryRunner.query(
      `SELECT id, hash, at, actor_id AS "actorId", action, object_type AS "objectType",
              object_id AS "objectId", before, after, trace_id AS "traceId"
       FROM audit_entries WHERE id > $1 ORDER BY id LIMIT 5000`,
      [last],
    )) as (Entry & { id: string; hash: string })[];
    for (const { id, hash, ...entry } of rows) {
      if (!isChained(formerHead, entry, hash)) return { checked, formerHead, brokenAt: id };
      [formerHead, last] = [hash, id];
      checked += 1;
    }
    if (rows.length < 5000) return { checked, formerHead, brokenAt: null };
  }
}

function isChained(previous: string, entry: Entry, hash: string): boolean {
  const { at, actorId, action, objectType, objectId, before, after, traceId } = entry;
  const fits = (was: unknown, is: unknown): boolean => {
    const hashed = { at, actorId, action, objectType, objectId, before: was, after: is, traceId };
    const text = `${previous}\n${JSON.stringify(hashed)}`;
    return createHash('sha256').update(text).digest('hex') === hash;
  };
  if (fits(ordered(before), ordered(after))) return true;
  // The oldest were hashed with their members in whatever order the code wrote them.
  return orders(before).some((was) => orders(after).some((is) => fits(was, is)));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, ordered(member)]));
}

function orders(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  const members = Object.entries(value);
  if (members.length > 5) return [value];
  return permutations(members).map((each) => Object.fromEntries(each) as unknown);
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
