import type { EntityManager } from 'typeorm';
import type { DataSubject } from '../../personal-data/personal-data.public';

export const ROLE = `CASE u.role WHEN 'support' THEN 'Support' WHEN 'manager' THEN 'Manager' ELSE 'Our team' END`;

type ExportedFile = {
  id: string;
  name: string;
  bytes: number;
  storage_key: string;
  created_at: Date;
  from: string;
  path: string;
};

export async function filesOf(
  db: EntityManager,
  { id, requests }: Pick<DataSubject, 'id' | 'requests'>,
): Promise<ExportedFile[]> {
  const rows = await db.query<Omit<ExportedFile, 'path'>[]>(
    `SELECT f.id, f.name, f.bytes, f.storage_key, f.created_at,
       CASE WHEN f.uploader_id = $1 THEN 'You' ELSE ${ROLE} END AS "from"
     FROM attachments f LEFT JOIN users u ON u.id = f.uploader_id
     WHERE f.state IN ('unscanned', 'clean') AND f.note_id IS NULL
       AND (f.uploader_id = $1 OR (f.request_id = ANY($2) AND u.role <> 'client'))
     ORDER BY f.created_at, f.id`,
    [id, requests.own],
  );
  return rows.map((row, index) => ({ ...row, path: `files/${index + 1}-${row.name}` }));
}
