import type { EntityManager } from 'typeorm';
import type { Actor, Team } from '../../access/access.public';
import { recordAll } from '../../events/events.public';
import type { FileState } from './attachment-options';
import { keptFiles } from './attachment-rows';
import { FileNotCheckedYet, FileNotUsable } from './files.errors';
import { fileAdded } from './files.events';

export type Target = { requestId: string; commentId?: string; noteId?: string; team?: Team };

type BoundRow = { id: string; bytes: number; media_type: string; state: FileState };

/** One statement, so that of two calls for the same file the second finds it attached. */
const BIND = `
  UPDATE attachments SET request_id = $3, comment_id = $4, note_id = $5
  WHERE id = ANY($1) AND uploader_id = $2 AND request_id IS NULL
    AND state IN ('scanning', 'unscanned', 'clean')
  RETURNING id, bytes, media_type, state`;

export async function bindFiles(
  tx: EntityManager,
  { userId }: Pick<Actor, 'userId'>,
  ids: string[] | undefined,
  { requestId, commentId, noteId, team }: Target,
  { mustBeChecked = false } = {},
): Promise<void> {
  const wanted = [...new Set(ids)].sort();
  if (wanted.length === 0) return;
  const [bound] = await tx.query<[BoundRow[], number]>(BIND, [
    wanted,
    userId,
    requestId,
    commentId ?? null,
    noteId ?? null,
  ]);
  if (bound.length < wanted.length) throw FileNotUsable();
  if (mustBeChecked && bound.some(({ state }) => state === 'scanning')) throw FileNotCheckedYet();
  const of = { ...(commentId && { commentId }), ...(noteId && { noteId, team }) };
  const added = bound.map(({ id: fileId, bytes, media_type: mediaType }) =>
    fileAdded({ subject: requestId, after: { fileId, bytes, mediaType, ...of } }),
  );
  await recordAll(tx, added);
}

export const deleteUnbound = (tx: EntityManager, ids: string[]): Promise<unknown> =>
  tx.query('DELETE FROM attachments WHERE id = ANY($1) AND request_id IS NULL', [ids]);

export async function deleteFiles(
  tx: EntityManager,
  uploaderId: string,
  requestIds: string[],
): Promise<void> {
  const rows = await tx.query<{ id: string }[]>(
    'SELECT id FROM attachments WHERE uploader_id = $1 OR request_id = ANY($2)',
    [uploaderId, requestIds],
  );
  const ids = rows.map(({ id }) => id);
  const kept = await keptFiles(tx, ids);
  await tx.query('DELETE FROM attachments WHERE id = ANY($1) AND id <> ALL($2)', [ids, kept]);
}
