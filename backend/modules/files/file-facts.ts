import type { FileFacts } from './file.events';

export type BoundFile = {
  id: string;
  bytes: number;
  media_type: string;
  request_id: string | null;
  comment_id: string | null;
  note_id: string | null;
  team: FileFacts['team'] | null;
};

export const factsOf = (file: BoundFile): FileFacts => ({
  fileId: file.id,
  bytes: file.bytes,
  mediaType: file.media_type,
  ...(file.comment_id && { commentId: file.comment_id }),
  ...(file.note_id && { noteId: file.note_id }),
  ...(file.team && { team: file.team }),
});
