import type { DelegationDto, RequestDto } from './dto/request.dto';
import type { Team } from './request-options';
import { arrayOf, noteDto, notesColumn, type NoteRow } from './request-notes';
import { personDto, type NameColumns } from './request-people';
import { usualMovesFrom, type RequestStatus } from './request-status';

/** What a list shows of each team's notes. */
export const NOTES_OF_TEAM = 3;

type DelegationRow = NameColumns & {
  assign_to: Team;
  notes: string | null;
  delegated_by: string | null;
  created_at: string;
};

/** What `staffColumns` add to a row of a request. */
export type StaffRow = {
  status: RequestStatus;
  notes: NoteRow[] | null;
  delegation: DelegationRow | null;
};

/** What only staff see of a request: the last notes of their teams, and its delegation to one of them. */
export const staffColumns = (teams: Team[], notesOfTeam: number): string =>
  `${notesColumn('r.id', teams, notesOfTeam)} AS notes,
   (SELECT row_to_json(d) FROM (
      SELECT d.assign_to, d.notes, d.delegated_by, d.created_at, u.first_name, u.last_name
      FROM delegations d LEFT JOIN users u ON u.id = d.delegated_by
      WHERE d.request_id = r.id AND d.ended_at IS NULL AND d.assign_to = ANY(${arrayOf(teams)})) d) AS delegation`;

export function staffDetails(row: StaffRow, teams: Team[]): Partial<RequestDto> {
  const notes = (row.notes ?? []).map(noteDto);
  const latest = (team: Team) => notes.findLast((note) => note.team === team)?.text ?? null;
  return {
    ...(teams.includes('support') && { supportNotes: latest('support') }),
    ...(teams.includes('manager') && { managerNotes: latest('manager') }),
    notes,
    usualMoves: usualMovesFrom(row.status),
    delegation: row.delegation && delegationDto(row.delegation),
  };
}

const delegationDto = (row: DelegationRow): DelegationDto => ({
  assignedTo: row.assign_to,
  notes: row.notes,
  delegatedBy: personDto(row.delegated_by, row),
  delegatedAt: new Date(row.created_at),
});
