import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import type { DelegationDto, RequestBriefDto, RequestDto } from './dto/request.dto';
import { referenceOf } from './project-request.entity';
import type { Budget, ServiceType, Team, Timeline, Urgency } from './request-options';
import { NOTES, noteDto, type NoteRow } from './request-notes';
import { personDto, type NameColumns } from './request-people';
import { isOpen, isWithdrawable, usualMovesFrom, type RequestStatus } from './request-status';

/** A row of project_requests joined with its client, as `SELECT_REQUEST` reads it. */
export type RequestRow = {
  id: string;
  number: number;
  user_id: string;
  first_name: string;
  last_name: string;
  project_name: string;
  service_type: ServiceType;
  description: string;
  timeline: Timeline;
  budget: Budget;
  urgency: Urgency;
  company: string | null;
  contact_email: string;
  contact_phone: string | null;
  team_size: string | null;
  industry: string | null;
  current_challenges: string | null;
  expected_outcomes: string | null;
  status: RequestStatus;
  progress: number;
  assigned_to: Team | null;
  agreed_price: number | null;
  version: number;
  created_at: Date;
  updated_at: Date;
};

export const SELECT_REQUEST = `
  SELECT r.id, r.number, r.user_id, u.first_name, u.last_name, r.project_name, r.service_type,
         r.description, r.timeline, r.budget, r.urgency, r.company, r.contact_email, r.contact_phone,
         r.team_size, r.industry, r.current_challenges, r.expected_outcomes, r.status, r.progress,
         r.assigned_to, r.agreed_price, r.version, r.created_at, r.updated_at
  FROM project_requests r JOIN users u ON u.id = r.user_id`;

/** What everybody who may see the request sees of it. */
export function requestDto(row: RequestRow): RequestDto {
  return {
    _id: row.id,
    reference: referenceOf(row.number),
    userId: { _id: row.user_id, firstName: row.first_name, lastName: row.last_name },
    projectName: row.project_name,
    serviceType: row.service_type,
    description: row.description,
    timeline: row.timeline,
    budget: row.budget,
    urgency: row.urgency,
    company: row.company,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    teamSize: row.team_size,
    industry: row.industry,
    currentChallenges: row.current_challenges,
    expectedOutcomes: row.expected_outcomes,
    status: row.status,
    progress: row.progress,
    assignedTo: row.assigned_to,
    agreedPrice: row.agreed_price,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type DelegationRow = NameColumns & {
  request_id: string;
  assign_to: Team;
  notes: string | null;
  delegated_by: string | null;
  created_at: Date;
};
const NOTES_OF_TEAM = 3;

/** Adds what only staff see, for a page of requests: the last notes of `teams` and the delegation. */
export async function withStaffDetails(
  db: EntityManager,
  requests: RequestDto[],
  teams: Team[],
): Promise<RequestDto[]> {
  const ids = requests.map(({ _id }) => _id);
  const notes = await db.query<NoteRow[]>(
    `SELECT last.* FROM unnest($1::uuid[]) asked (id), unnest($2::text[]) team (name), LATERAL (
       SELECT ${NOTES.columns} FROM ${NOTES.from}
       WHERE n.request_id = asked.id AND n.team = team.name
       ORDER BY n.created_at DESC, n.id DESC LIMIT ${NOTES_OF_TEAM}) last
     ORDER BY last.created_at, last.id`,
    [ids, teams],
  );
  const delegations = await db.query<DelegationRow[]>(
    `SELECT d.request_id, d.assign_to, d.notes, d.delegated_by, d.created_at, u.first_name, u.last_name
     FROM delegations d LEFT JOIN users u ON u.id = d.delegated_by
     WHERE d.request_id = ANY($1) AND d.ended_at IS NULL`,
    [ids],
  );
  return requests.map((request) => {
    const own = notes.filter((row) => row.request_id === request._id).map(noteDto);
    const delegation = delegations.find(
      (row) => row.request_id === request._id && teams.includes(row.assign_to),
    );
    const latest = (team: Team) => own.findLast((note) => note.team === team)?.text ?? null;
    return {
      ...request,
      ...(teams.includes('support') && { supportNotes: latest('support') }),
      ...(teams.includes('manager') && { managerNotes: latest('manager') }),
      notes: own,
      usualMoves: usualMovesFrom(request.status),
      delegation: delegation ? delegationDto(delegation) : null,
    };
  });
}

const delegationDto = (row: DelegationRow): DelegationDto => ({
  assignedTo: row.assign_to,
  notes: row.notes,
  delegatedBy: personDto(row.delegated_by, row),
  delegatedAt: row.created_at,
});

/** What the caller may do with a request of their own. */
export function ownMoves(actor: Actor, { userId, status }: RequestDto) {
  const isOwn = userId._id === actor.userId;
  return {
    canWithdraw: isOwn && isWithdrawable(status),
    canReopen: isOwn && !isOpen(status),
  };
}

/** What a change answers with: all but the long texts, which a reader has already. */
export function briefOf(actor: Actor, request: RequestDto): RequestBriefDto {
  const {
    description: _description,
    currentChallenges: _challenges,
    expectedOutcomes: _outcomes,
    supportNotes: _supportNotes,
    managerNotes: _managerNotes,
    notes: _notes,
    delegation: _delegation,
    ...brief
  } = request;
  return { ...brief, ...ownMoves(actor, request) };
}
