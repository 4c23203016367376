import type { EntityManager } from 'typeorm';
import { deleteFiles } from '../files/files.public';
import {
  byId,
  type DataSubject,
  definePersonalData,
  ERASED,
  redactIn,
} from '../../personal-data/personal-data.public';
import { eraseRequests } from './erase-requests';
import { exportFiles, exportMessages, exportRequests } from './export-requests';

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
    mentions: { columns: ['body'], where: 'is_from_staff' },
    erase: {
      client: async (tx, { id, requests, redaction }) => {
        await tx.query('UPDATE request_comments SET body = $2 WHERE author_id = $1', [id, ERASED]);
        await redactIn(tx, inRequests('request_comments'), allOf(requests), redaction);
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
