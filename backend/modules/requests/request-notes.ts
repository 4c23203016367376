import type { EntityManager } from 'typeorm';
import { readThread, type Thread } from '../../lists/read-thread';
import type { ThreadQuery } from '../../lists/thread.dto';
import type { NoteDto, NotesDto } from './dto/request.dto';
import type { Team } from './request-options';
import { personDto, type NameColumns } from './request-people';

export type NoteRow = NameColumns & {
  id: string;
  request_id: string;
  team: Team;
  body: string;
  author_id: string | null;
  created_at: Date;
};

export const NOTES: Thread = {
  columns:
    'n.id, n.request_id, n.team, n.body, n.author_id, n.created_at, u.first_name, u.last_name',
  from: 'request_notes n LEFT JOIN users u ON u.id = n.author_id',
  alias: 'n',
  table: 'request_notes',
  parent: 'request_id',
};

/** The last internal notes of `teams`, oldest first. */
export async function notesOn(
  db: EntityManager,
  teams: Team[],
  requestId: string,
  query: ThreadQuery = {},
): Promise<NotesDto> {
  const { rows, before } = await readThread<NoteRow>(db, NOTES, requestId, query, (conditions) =>
    conditions.add(`n.team = ANY(${conditions.bind(teams)})`),
  );
  return { notes: rows.map(noteDto), before };
}

export const noteDto = (row: NoteRow): NoteDto => ({
  _id: row.id,
  team: row.team,
  text: row.body,
  author: personDto(row.author_id, row),
  createdAt: row.created_at,
});
