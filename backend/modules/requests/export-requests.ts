import type { EntityManager } from 'typeorm';
import type { DataSubject } from '../../personal-data/personal-data.public';
import { referenceOf } from './project-request.entity';
import { ROLE, filesOf } from './requests-of-person';

type Numbered = { number: number };

const withReference = (rows: Numbered[]): object[] =>
  rows.map(({ number, ...row }) => ({ request: referenceOf(number), ...row }));

export const exportRequests = async (db: EntityManager, { id }: DataSubject): Promise<object[]> =>
  withReference(
    await db.query<Numbered[]>(
      `SELECT number, project_name, service_type, description, timeline, budget, urgency, company,
         contact_email, contact_phone, team_size, industry, current_challenges, expected_outcomes,
         status, progress, agreed_minor, agreed_currency, agreed_at, created_at, updated_at
       FROM project_requests WHERE user_id = $1 ORDER BY number`,
      [id],
    ),
  );

export const exportMessages = async (
  db: EntityManager,
  { id, requests }: DataSubject,
): Promise<object[]> =>
  withReference(
    await db.query<Numbered[]>(
      `SELECT r.number, c.created_at, CASE WHEN c.author_id = $1 THEN 'You' ELSE ${ROLE} END AS "from", c.body
       FROM request_comments c JOIN project_requests r ON r.id = c.request_id
       LEFT JOIN users u ON u.id = c.author_id
       WHERE (c.request_id = ANY($2) AND (c.author_id = $1 OR c.is_from_staff))
          OR (c.request_id = ANY($3) AND c.author_id = $1)
       ORDER BY r.number, c.created_at, c.id`,
      [id, requests.own, requests.shared],
    ),
  );

export const exportFiles = async (
  db: EntityManager,
  { id, requests }: DataSubject,
): Promise<object[]> =>
  (await filesOf(db, { id, requests })).map(({ storage_key: _key, id: _id, ...file }) => file);
