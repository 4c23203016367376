import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { filesColumn, filesDto, type FileRow } from '../files/files.public';
import { newestPart, readThread, type Thread } from '../../lists/read-thread';
import type { ThreadQuery } from '../../lists/thread.dto';
import type { NoteDto, NotesDto } from './dto/request.dto';
import type { Team } from '../../access/role';
import { teamsOf, arrayOf } from './request-scope';
import { personDto, type NameColumns } from './request-people';

export type NoteRow = NameColumns & {
  id: string;
  request_id: string;
  team: Team;
  body: string;
  author_id: string | null;
  /** A string when read as JSON. */
  created_at: Date | string;
  /** Absent in lists. */
  files?: FileRow[] | null;
};

const COLUMNS =
  'n.id, n.request_id, n.team, n.body, n.author_id, n.created_at, u.first_name, u.last_name';

const NOTES: Thread = {
  columns: `${COLUMNS}, ${filesColumn('f.note_id = n.id')} AS files`,
  from: 'request_notes n LEFT JOIN users u ON u.id = n.author_id',
  alias: 'n',
  table: 'request_notes',
  parent: 'request_id',
};

export async function notesOn(
  db: EntityManager,
  actor: Actor,
  requestId: string,
  query: ThreadQuery = {},
): Promise<NotesDto> {
  const { rows, before } = await readThread<NoteRow>(db, NOTES, requestId, query, (conditions) =>
    conditions.add(`n.team = ANY(${conditions.bind(teamsOf(actor))})`),
  );
  return { notes: rows.map((row) => noteDto(row, actor)), before };
}

/**
 * The last `ofTeam` notes of each team, oldest first, as a column of a request's statement. With
 * one more than a page of each, `newestNotes` reads the first page from it.
 */
export const notesColumn = (
  requestId: string,
  teams: Team[],
  { ofTeam, withFiles }: { ofTeam: number; withFiles: boolean },
): string =>
  `(SELECT json_agg(last ORDER BY last.created_at, last.id) FROM unnest(${arrayOf(teams)}) asked (team), LATERAL (
      SELECT ${withFiles ? NOTES.columns : COLUMNS} FROM ${NOTES.from}
      WHERE n.request_id = ${requestId} AND n.team = asked.team
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${ofTeam}) last)`;

export function newestNotes(found: NoteRow[], actor: Actor): NotesDto {
  const { rows, before } = newestPart(found.toReversed());
  return { notes: rows.map((row) => noteDto(row, actor)), before };
}

export const noteDto = (row: NoteRow, actor?: Actor): NoteDto => ({
  _id: row.id,
  team: row.team,
  text: row.body,
  author: personDto(row.author_id, row),
  createdAt: new Date(row.created_at),
  ...(actor && { attachments: filesDto(row.files ?? null, actor) }),
});
