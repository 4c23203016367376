import type { EntityManager } from 'typeorm';
import { nextVersion } from '../../database/versioned';
import { keepWithSubject } from '../../events/events.public';
import {
  clearRows,
  definePersonalData,
  redactRows,
  type DataSubject,
  type Erasing,
} from '../../personal-data/personal-data.public';
import { erasedAddress, ERASED_NAME } from '../accounts/accounts.public';
import { deleteFiles, filesOf, ROLE } from '../files/files.public';
import { HANDED_OVER } from './find-requests';
import { referenceOf } from './project-request.entity';
import { columnOf, FIELD_NAMES } from './request-fields';

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

/** The present owner of the request is its client. */
const OF_ANOTHER = ['client_name', 'contact_email'];

/**
 * Number, kind, figures, days and agreed price stay. Requests taken over by a company lose only the
 * person's identifiers.
 */
async function eraseRequests(tx: EntityManager, subject: Erasing): Promise<void> {
  const { id, requests, redaction } = subject;
  const table = 'project_requests';
  const values = { contact_email: erasedAddress(id), client_name: ERASED_NAME };
  await clearRows(tx, { table, where: 'id = ANY(:own)', values, also: nextVersion() }, subject);
  // A request that the person raised may have anybody's contact.
  await tx.query(
    `UPDATE project_requests r SET contact_email = u.email, contact_phone = NULL
     FROM users u WHERE r.id = ANY($2) AND u.id = r.user_id AND r.contact_email <> u.email
       AND (r.contact_email::text ~* $3 OR r.id::text IN (${HANDED_OVER}))`,
    [id, requests.shared, redaction.anyCase],
  );
  await redactRows(tx, { table, where: 'id = ANY(:shared)', without: OF_ANOTHER }, subject);
}

async function withoutPrice(tx: EntityManager, ids: string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    'SELECT id FROM project_requests WHERE id = ANY($1) AND agreed_minor IS NULL',
    [ids],
  );
  return rows.map(({ id }) => id);
}

const OF_REQUESTS = 'request_id = ANY(:requests)';

definePersonalData(
  {
    table: 'project_requests',
    locked: 'request',
    erase: { client: eraseRequests },
    export: { title: 'Your requests', rows: { client: exportRequests } },
  },
  {
    table: 'request_comments',
    mentions: { where: 'is_from_staff' },
    cleared: { client: 'author_id = :id' },
    redacted: { client: OF_REQUESTS },
    export: { title: 'Messages of your requests', rows: { client: exportMessages } },
  },
  {
    table: 'request_notes',
    mentions: {},
    redacted: { client: OF_REQUESTS },
  },
  {
    table: 'request_reasons',
    mentions: {},
    cleared: {
      client: `${OF_REQUESTS} AND event_id IN (SELECT e.id FROM events e WHERE e.actor_id = :id)`,
    },
    redacted: { client: OF_REQUESTS },
  },
  {
    table: 'attachments',
    mentions: { where: "uploader_id IN (SELECT id FROM users WHERE role <> 'client')" },
    erase: {
      // Files from staff stay if a price was agreed, because they belong to the accepted proposal.
      client: async (tx, { id, requests }) =>
        deleteFiles(tx, id, await withoutPrice(tx, requests.own)),
    },
    redacted: { client: OF_REQUESTS },
    export: { title: 'Files', rows: { client: exportFiles } },
  },
  {
    table: 'request_participants',
    deleted: { client: 'user_id = :id' },
  },
);

keepWithSubject('request', 'project_requests');
