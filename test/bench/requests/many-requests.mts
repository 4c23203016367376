type Sql = (text: string) => Promise<{ rows: unknown[] }>;

const list = (words: string) =>
  `ARRAY[${words
    .split(' ')
    .map((word) => `'${word}'`)
    .join(',')}]`;
const one = (words: string, seed: string) =>
  `(${list(words)})[1 + floor(${seed} * ${words.split(' ').length})::int]`;

const STATUS = 'pending pending assigned in_review approved completed completed completed rejected';
const SERVICE = 'ai-consulting data-analytics machine-learning ai-integration custom-app other';
const BUDGET = 'under-5k 5k-15k 15k-50k 50k-100k over-100k discuss';
const URGENCY = 'low medium medium medium high high critical';
const SUBJECT =
  'Demand Stock Invoice Claims Ticket Route Energy Triage Pricing Churn Quality Fraud';
const KIND = 'forecast dashboard extraction assistant summariser scoring planning portal audit';
/** Number of assignees: odd ones are in the support team, even ones in the managers'. */
const STAFF = 20;
export const staffId = (n: number) => `md5('staff${n}')::uuid`;
const OPEN = `status IN ('pending', 'assigned', 'in_review', 'approved')`;
const PLACE = 'Northgate Fenside Harrow Cam Wherry Quayside Granta Marsh Lode Sluice Denver Stour';

/**
 * Sets client names and states: six in ten of a team's requests have an assignee, one in eight open
 * ones waits for the client, three in ten of the others are overdue.
 */
async function complete(sql: Sql): Promise<void> {
  await sql(`
    UPDATE project_requests r SET
      client_name = p.client_name,
      assignee_id = CASE WHEN assigned_to IS NOT NULL AND p.owned < 0.6
        THEN md5('staff' || (2 * (1 + floor(p.who * ${STAFF / 2})::int)
          - (assigned_to = 'support')::int))::uuid END,
      awaiting_client_at = CASE WHEN ${OPEN} AND p.waits < 0.125 THEN created_at END,
      due_at = CASE WHEN ${OPEN} AND p.waits >= 0.125
        THEN now() + (p.due - 0.3) * interval '30 days' END
    FROM (SELECT one.id, u.first_name || ' ' || u.last_name AS client_name, random() AS owned,
            random() AS who, random() AS waits, random() AS due
          FROM project_requests one JOIN users u ON u.id = one.user_id) p
    WHERE p.id = r.id`);
}

async function dropIndexes(sql: Sql) {
  const { rows } = await sql(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'project_requests' AND indexdef NOT LIKE '%UNIQUE%'`,
  );
  const indexes = rows as { name: string; definition: string }[];
  for (const { name } of indexes) await sql(`DROP INDEX ${name}`);
  return indexes;
}

/**
 * Fills an empty, migrated database with `requests` of `requests / 20` clients over two years. About
 * one in 10,000 mentions a zephyr. Triggers are off and the indexes are built last, so a million
 * takes minutes instead of an hour.
 */
export async function makeManyRequests(sql: Sql, requests: number): Promise<void> {
  const clients = Math.ceil(requests / 20);
  await sql(`SET session_replication_role = replica`);
  const indexes = await dropIndexes(sql);
  await sql(`
    INSERT INTO users (id, email, first_name, last_name, company)
    SELECT md5('client' || n)::uuid, 'client.' || n || '@many.example',
           ${one('Ada Grace Alan Edith Olu Mei Ravi Ines', 'random()')},
           ${one('Byron Hopper Marsh Pike Okafor Lin Rao Costa', 'random()')},
           ${one(PLACE, 'random()')} || ' ' || n
    FROM generate_series(1, ${clients}) n`);
  await sql(`
    INSERT INTO users (id, email, first_name, last_name, company, role)
    SELECT md5('staff' || n)::uuid, 'staff.' || n || '@many.example', 'Tom', 'Bright ' || n, '',
           (ARRAY['manager', 'support'])[1 + n % 2]
    FROM generate_series(1, ${STAFF}) n`);
  await sql(`
    INSERT INTO project_requests
      (id, number, user_id, project_name, service_type, description, timeline, budget, urgency, company,
       contact_email, status, progress, assigned_to, delegated_at, first_response_at, replied_at,
       search_text, created_at, updated_at)
    SELECT md5('request' || n)::uuid, n, md5('client' || client)::uuid, name, service,
           body, '1-month', budget, urgency, place, 'client.' || client || '@many.example', status, 20,
           team, CASE WHEN team IS NOT NULL THEN at END,
           CASE WHEN team IS NOT NULL AND status <> 'assigned' THEN at + interval '3 hours' END,
           CASE WHEN status NOT IN ('pending', 'assigned') OR n % 50 > 0
             THEN at + random() * random() * interval '5 days' END,
           ' ' || lower(concat_ws(' ', 'REQ-' || lpad(n::text, 6, '0'), name, body, place,
                           'client.' || client || '@many.example', replace(service, '-', ' '))),
           at, at
    FROM (
      SELECT n, 1 + floor(random() * ${clients})::int AS client,
             ${one(SUBJECT, 'random()')} || ' ' || ${one(KIND, 'random()')} AS name,
             ${one(SERVICE, 'random()')} AS service, ${one(URGENCY, 'random()')} AS urgency,
             ${one(STATUS, 'random()')} AS status, ${one(BUDGET, 'random()')} AS budget, ${one(PLACE, 'random()')} AS place,
             CASE WHEN random() < 0.4 THEN ${one('manager support', 'random()')} END AS team,
             'We plan by hand in a spreadsheet and want ' || ${one(KIND, 'random()')} || ' for '
               || ${one(SUBJECT, 'random()')} || '. '
               || CASE WHEN n % 10000 = 7 THEN 'It is called zephyr.' ELSE 'It takes a day a week.' END AS body,
             now() - (${requests} - n) * (interval '730 days' / ${requests}) AS at
      FROM generate_series(1, ${requests}) n) made`);
  await complete(sql);
  for (const { definition } of indexes) await sql(definition);
  await sql(`SELECT rebuild_report_facts()`);
  await sql(`SELECT setval('project_requests_number_seq', ${requests})`);
  await sql(`SET session_replication_role = DEFAULT`);
  await sql(`VACUUM ANALYZE`);
}
