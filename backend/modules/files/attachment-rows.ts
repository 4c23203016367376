import type { DataSource, EntityManager } from 'typeorm';
import { type Actor, can, Permission } from '../../access/access.public';
import { defineHook } from '../../context/hook';
import { databaseNow } from '../../database/clock';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { columnsOf } from '../../lists/read-page';
import { REMOVABLE_MINUTES, type FileState } from './attachment-options';
import type { AttachmentDto } from './dto/attachment.dto';
import { FileNotFound } from './files.errors';
import type { BoundFile } from './files.events';

export type FileRow = {
  id: string;
  name: string;
  bytes: number;
  media_type: string;
  state: FileState;
  uploader_id: string | null;
  /** A string when read as JSON. */
  created_at: Date | string;
  is_bound: boolean;
};

export const FILE: Record<keyof FileRow, string> = {
  id: 'f.id',
  name: 'f.name',
  bytes: 'f.bytes',
  media_type: 'f.media_type',
  state: 'f.state',
  uploader_id: 'f.uploader_id',
  created_at: 'f.created_at',
  is_bound: 'f.request_id IS NOT NULL',
};

export const FILE_COLUMNS = columnsOf(FILE);

export const filesColumn = (condition: string): string =>
  `(SELECT json_agg(file ORDER BY file.id) FROM (
      SELECT ${FILE_COLUMNS} FROM attachments f WHERE ${condition}) file)`;

export const filesDto = (rows: FileRow[] | null, actor: Actor): AttachmentDto[] =>
  (rows ?? []).map((row) => fileDto(row, actor));

export const fileDto = (row: FileRow, actor: Actor): AttachmentDto => ({
  _id: row.id,
  name: row.name,
  bytes: row.bytes,
  mediaType: row.media_type,
  state: row.state,
  canRemove: canRemove(row, actor),
});

type Removable = Pick<FileRow, 'uploader_id' | 'created_at' | 'is_bound'>;

export function canRemove(row: Removable, actor: Actor): boolean {
  if (can(actor.role, Permission.ManageQuarantine)) return true;
  if (row.uploader_id !== actor.userId) return false;
  const age = databaseNow().getTime() - new Date(row.created_at).getTime();
  return !row.is_bound || age < REMOVABLE_MINUTES * 60_000;
}

export type FoundFile = FileRow & BoundFile & { storage_key: string };

/**
 * Missing files, others' files and (except for admins) quarantined ones are all the same 404.
 * @throws FileNotFound
 */
export async function findFile(
  db: DataSource | EntityManager,
  actor: Actor,
  id: string,
): Promise<FoundFile> {
  const { bind, values } = new Conditions();
  const isAdmin = can(actor.role, Permission.ManageQuarantine);
  const [row] = await read<FoundFile>(
    db,
    `SELECT ${FILE_COLUMNS}, f.request_id, f.comment_id, f.note_id, f.storage_key, ${fileTeamSql()} AS team
     FROM attachments f WHERE f.id = ${bind(id)} AND
       (${visibleFileSql(actor, bind)}${isAdmin ? ` OR f.state IN ('quarantined', 'failed')` : ''})`,
    values,
  );
  if (!row || (row.state === 'quarantined' && !isAdmin)) throw FileNotFound();
  return row;
}

type Bind = (value: unknown) => string;

export const visibleFileSql = defineHook<(actor: Actor, bind: Bind) => string>('visible files');

export const fileTeamSql = defineHook<() => string>('team of a file');

/** They prove a contract. */
export const keptFiles =
  defineHook<(tx: EntityManager, ids: string[]) => Promise<string[]>>('kept files');
