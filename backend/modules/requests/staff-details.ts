import { defineHook } from '../../context/hook';
import type { DelegationDto, RequestDto } from './dto/request.dto';
import type { Team } from '../../access/role';
import { noteDto, notesColumn, type NoteRow } from './request-notes';
import { personDto, type NameColumns } from './request-people';
import { usualMovesFrom, type RequestStatus } from './request-status';

export const NOTES_OF_TEAM = 3;

/** A JSON column on `project_requests r`: its current delegation to one of these teams. */
export const delegationColumn = defineHook<(teams: Team[]) => string>('delegation column');

type DelegationRow = NameColumns & {
  assign_to: Team;
  notes: string | null;
  delegated_by: string | null;
  created_at: string;
};

export type QueueRow = {
  due_at: Date | null;
  reply_due_at: Date | null;
  awaiting_client_at: Date | null;
  last_word_by: 'client' | 'staff' | null;
  last_word_at: Date | null;
  assignee_id: string | null;
  assignee: [firstName: string, lastName: string] | null;
};

export type StaffRow = QueueRow & {
  status: RequestStatus;
  notes: NoteRow[] | null;
  delegation: DelegationRow | null;
};

export function queueDetails(row: QueueRow): Partial<RequestDto> {
  const { assignee_id: id, assignee, due_at: dueAt } = row;
  const isReply = dueAt?.getTime() === row.reply_due_at?.getTime();
  return {
    assignee: id && assignee ? { _id: id, firstName: assignee[0], lastName: assignee[1] } : null,
    dueAt,
    dueKind: dueAt && (isReply ? 'reply' : 'resolution'),
    awaitingClientSince: row.awaiting_client_at,
    lastWordBy: row.last_word_by,
    lastWordAt: row.last_word_at,
  };
}

export const QUEUE_COLUMNS = `r.due_at, r.reply_due_at, r.awaiting_client_at, r.last_word_by,
   r.last_word_at, r.assignee_id,
   (SELECT json_build_array(a.first_name, a.last_name) FROM users a WHERE a.id = r.assignee_id) AS assignee`;

export const staffColumns = (teams: Team[], ofTeam: number, withFiles = false): string =>
  `${QUEUE_COLUMNS},
   ${notesColumn('r.id', teams, { ofTeam, withFiles })} AS notes,
   ${delegationColumn(teams)} AS delegation`;

export function staffDetails(row: StaffRow, teams: Team[]): Partial<RequestDto> {
  const notes = (row.notes ?? []).map((one) => noteDto(one));
  const latest = (team: Team) => notes.findLast((note) => note.team === team)?.text ?? null;
  return {
    ...(teams.includes('support') && { supportNotes: latest('support') }),
    ...(teams.includes('manager') && { managerNotes: latest('manager') }),
    notes,
    ...queueDetails(row),
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
