import { databaseNow } from '../../database/clock';
import { columnsOf } from '../../lists/read-page';
import type { Actor } from '../../access/actor';
import { can, Permission } from '../../access/permission';
import { REMOVABLE_MINUTES, type FileState } from './attachment-options';
import type { AttachmentDto } from './dto/attachment.dto';

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
