import type { Client } from 'pg';
import { makeManyRequests } from '../requests/many-requests.mts';

export async function fill(client: Client, requests: number): Promise<void> {
  const sql = (text: string) => client.query(text);
  await makeManyRequests(sql, requests);
  await sql(`SET session_replication_role = replica`);
  await sql(`
    INSERT INTO users (id, email, first_name, last_name, company, role)
    VALUES (md5('staff')::uuid, 'staff@many.example', 'Priya', 'Raman', 'Bench', 'manager'),
           (md5('admin')::uuid, 'admin@many.example', 'Ada', 'Byron', 'Bench', 'admin')`);
  await sql(`
    INSERT INTO delegations (id, request_id, assign_to, notes, delegated_by, created_at)
    SELECT md5('delegation' || number)::uuid, id, assigned_to, 'Please begin with a data audit.',
           md5('staff')::uuid, delegated_at
    FROM project_requests WHERE assigned_to IS NOT NULL`);
  await sql(`
    INSERT INTO request_notes (id, request_id, team, author_id, body, created_at)
    SELECT md5('note' || nth || number)::uuid, id, team, md5('staff')::uuid,
           'Called the client; the data sample arrives on Monday.', created_at + nth * interval '1 hour'
    FROM project_requests, generate_series(1, 2) nth, unnest(ARRAY['manager', 'support']) team
    WHERE team = assigned_to`);
  await sql(`
    INSERT INTO request_comments (id, request_id, author_id, is_from_staff, body, created_at)
    SELECT md5('comment' || nth || number)::uuid, id,
           CASE nth WHEN 1 THEN user_id ELSE md5('staff')::uuid END, nth = 2,
           'We plan by hand in a spreadsheet and would like to stop.', created_at + nth * interval '1 hour'
    FROM project_requests, generate_series(1, 2) nth`);
  await sql(`
    INSERT INTO events (id, type, subject_type, subject_id, actor_id, at, data)
    SELECT md5('event' || nth || number)::uuid,
           CASE nth WHEN 1 THEN 'request.raised' ELSE 'request.delegated' END, 'request', id,
           CASE nth WHEN 1 THEN user_id ELSE md5('staff')::uuid END,
           created_at + (nth - 1) * interval '1 hour',
           CASE nth WHEN 1 THEN '{}'::jsonb
             ELSE jsonb_build_object('before', jsonb_build_object('status', 'pending'),
               'after', jsonb_build_object('status', 'assigned', 'assignedTo', assigned_to)) END
    FROM project_requests, generate_series(1, 2) nth
    WHERE nth = 1 OR assigned_to IS NOT NULL`);
  await sql(`SET session_replication_role = DEFAULT`);
  await sql(`VACUUM ANALYZE`);
}
