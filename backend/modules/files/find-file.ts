import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { can, Permission } from '../../access/permission';
import { FILE_COLUMNS, type FileRow } from './attachment-rows';
import { fileTeamSql, visibleFileSql } from './file-scope';
import { FileNotFound } from './files.errors';
import type { BoundFile } from './file-facts';

export type FoundFile = FileRow & BoundFile & { storage_key: string };

/**
 * A file that the actor may see. Missing files, others' files and (except for admins) quarantined
 * ones are all the same 404.
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
