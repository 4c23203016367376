import type { EntityManager } from 'typeorm';
import { nextVersion } from '../../database/versioned';
import { keepWithSubject } from '../../events/events.public';
import {
  byId,
  definePersonalData,
  ERASED,
  redactIn,
  type DataSubject,
  type Erasing,
} from '../../personal-data/personal-data.public';
import { erasedAddress, ERASED_NAME } from '../accounts/accounts.public';
import { deleteFiles, filesOf, ROLE } from '../files/files.public';
import { HANDED_OVER } from './find-requests';
import { referenceOf } from './project-request.entity';
import { columnOf, FIELD_NAMES, TEXT_COLUMNS } from './request-fields';

type Numbered = { number: number };

const withReference = (rows: Numbered[]): object[] =>
  rows.map(({ number, ...row }) => ({ request: referenceOf(number), ...row }));

const exportRequests = async (db: EntityManager, { id }: DataSubject): Promise<object[]> =>
  withReference(
    await db.query<Numbered[]>(
      `SELECT number, ${FIELD_NAMES.map(columnOf).join()}, status, progress, agreed_minor, agreed_currency, agreed_at, created_at, updated_at
       FROM project_requests WHERE user_id = $1 ORDER BY number`,
      [id],
    ),
  );

const exportMessages = async (
  db: EntityManager,
  { id, requests }: DataSubject,
): Promise<object[]> =>
  withReference(
    await db.query<Numbered[]>(
      `SELECT r.number, c.created_at, CASE WHEN c.author_id = $1 THEN 'You' ELSE ${ROLE} END AS "from", c.body,
         CASE WHEN c.author_id = $1 THEN c.rest_of_mail END AS rest_of_mail
       FROM request_comments c JOIN project_requests r ON r.id = c.request_id
       LEFT JOIN users u ON u.id = c.author_id
       WHERE (c.request_id = ANY($2) AND (c.author_id = $1 OR c.is_from_staff))
          OR (c.request_id = ANY($3) AND c.author_id = $1)
       ORDER BY r.number, c.created_at, c.id`,
      [id, requests.own, requests.shared],
    ),
  );

const exportFiles = async (db: EntityManager, { id, requests }: DataSubject): Promise<object[]> =>
  (await filesOf(db, { id, requests })).map(({ storage_key: _key, id: _id, ...file }) => file);

const REQUIRED = ['project_name', 'description', 'contact_email'];

/**
 * Number, kind, figures, days and agreed price stay. Requests taken over by a company lose only the
 * person's identifiers.
 */
async function eraseRequests(
  tx: EntityManager,
  { id, requests, redaction }: Erasing,
): Promise<void> {
  const optional = TEXT_COLUMNS.filter((column) => !REQUIRED.includes(column));
  await tx.query(
    `UPDATE project_requests SET project_name = $2, description = $2, contact_email = $3,
       ${optional.map((column) => `${column} = NULL`).join()}, client_name = $4, ${nextVersion()}
     WHERE id = ANY($1)`,
    [requests.own, ERASED, erasedAddress(id), ERASED_NAME],
  );
  // A request that the person raised may have anybody's contact.
  await tx.query(
    `UPDATE project_requests r SET contact_email = u.email, contact_phone = NULL
     FROM users u WHERE r.id = ANY($2) AND u.id = r.user_id AND r.contact_email <> u.email
       AND (r.contact_email::text ~* $3 OR r.id::text IN (${HANDED_OVER}))`,
    [id, requests.shared, redaction.anyCase],
  );
  const columns = TEXT_COLUMNS.filter((column) => column !== 'contact_email');
  const place = { table: 'project_requests', columns, where: 'id = ANY($1)' };
  await redactIn(tx, place, requests.shared, redaction);
}

const inRequests = (table: string, column = 'body') => ({
  table,
  columns: [column],
  where: 'request_id = ANY($1)',
});
const allOf = ({ own, shared }: DataSubject['requests']): string[] => [...own, ...shared];

async function withoutPrice(tx: EntityManager, ids: string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    'SELECT id FROM project_requests WHERE id = ANY($1) AND agreed_minor IS NULL',
    [ids],
  );
  return rows.map(({ id }) => id);
}

definePersonalData(
  {
    table: 'project_requests',
    erase: { client: eraseRequests },
    export: { title: 'Your requests', rows: { client: exportRequests } },
  },
  {
    table: 'request_comments',
    mentions: { columns: ['body', 'rest_of_mail'], where: 'is_from_staff' },
    erase: {
      client: async (tx, { id, requests, redaction }) => {
        await tx.query(
          'UPDATE request_comments SET body = $2, rest_of_mail = NULL WHERE author_id = $1',
          [id, ERASED],
        );
        const columns = ['body', 'rest_of_mail'];
        const place = { ...inRequests('request_comments'), columns };
        await redactIn(tx, place, allOf(requests), redaction);
      },
    },
    export: { title: 'Messages of your requests', rows: { client: exportMessages } },
  },
  {
    table: 'request_notes',
    mentions: { columns: ['body'] },
    erase: {
      client: (tx, { requests, redaction }) =>
        redactIn(tx, inRequests('request_notes'), allOf(requests), redaction),
    },
  },
  {
    table: 'request_reasons',
    mentions: { columns: ['body'] },
    erase: {
      client: async (tx, { id, requests, redaction }) => {
        await tx.query(
          `UPDATE request_reasons w SET body = $2 FROM events e
           WHERE e.id = w.event_id AND e.actor_id = $1 AND w.request_id = ANY($3)`,
          [id, ERASED, allOf(requests)],
        );
        await redactIn(tx, inRequests('request_reasons'), allOf(requests), redaction);
      },
    },
  },
  {
    table: 'attachments',
    mentions: {
      columns: ['name'],
      where: "uploader_id IN (SELECT id FROM users WHERE role <> 'client')",
    },
    erase: {
      // Files from staff stay if a price was agreed, because they belong to the accepted proposal.
      client: async (tx, { id, requests, redaction }) => {
        await deleteFiles(tx, id, await withoutPrice(tx, requests.own));
        await redactIn(tx, inRequests('attachments', 'name'), allOf(requests), redaction);
      },
    },
    export: { title: 'Files', rows: { client: exportFiles } },
  },
  {
    table: 'request_participants',
    erase: { client: byId('DELETE FROM request_participants WHERE user_id = $1') },
  },
);

keepWithSubject('request', 'project_requests');
