import type { EntityManager } from 'typeorm';
import { newestPart, readThread, type Thread } from '../../lists/read-thread';
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
  /** A text where it comes as JSON. */
  created_at: Date | string;
};

const NOTES: Thread = {
  columns:
    'n.id, n.request_id, n.team, n.body, n.author_id, n.created_at, u.first_name, u.last_name',
  from: 'request_notes n LEFT JOIN users u ON u.id = n.author_id',
  alias: 'n',
  table: 'request_notes',
  parent: 'request_id',
};

/** Not bound: a plan for any array would reckon with more teams than there are. */
export const arrayOf = (teams: Team[]): string =>
  `ARRAY[${teams.map((team) => `'${team}'`).join()}]`;

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

/**
 * A column for a statement that reads a request: the last `ofTeam` notes of each team, oldest first.
 * With one more than a page of each, `newestNotes` reads the thread's newest part from it.
 */
export const notesColumn = (requestId: string, teams: Team[], ofTeam: number): string =>
  `(SELECT json_agg(last ORDER BY last.created_at, last.id) FROM unnest(${arrayOf(teams)}) asked (team), LATERAL (
      SELECT ${NOTES.columns} FROM ${NOTES.from}
      WHERE n.request_id = ${requestId} AND n.team = asked.team
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${ofTeam}) last)`;

export function newestNotes(found: NoteRow[]): NotesDto {
  const { rows, before } = newestPart(found.toReversed());
  return { notes: rows.map(noteDto), before };
}

export const noteDto = (row: NoteRow): NoteDto => ({
  _id: row.id,
  team: row.team,
  text: row.body,
  author: personDto(row.author_id, row),
  createdAt: new Date(row.created_at),
});
