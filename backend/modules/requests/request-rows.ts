import type { EntityManager } from 'typeorm';
import type { DelegationDto, NoteDto, PersonDto, RequestDto } from './dto/request.dto';
import { referenceOf } from './project-request.entity';
import type { Budget, ServiceType, Team, Timeline, Urgency } from './request-options';
import { usualMovesFrom, type RequestStatus } from './request-status';

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

type NoteRow = NameColumns & {
  id: string;
  request_id: string;
  team: Team;
  body: string;
  author_id: string | null;
  created_at: Date;
};
type DelegationRow = NameColumns & {
  request_id: string;
  assign_to: Team;
  notes: string | null;
  delegated_by: string | null;
  created_at: Date;
};
type NameColumns = { first_name: string | null; last_name: string | null };

const person = (id: string | null, row: NameColumns): PersonDto | null =>
  id ? { _id: id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' } : null;

/** Adds what only staff see, for a page of requests at once: the notes of `teams` and the delegation. */
export async function withStaffDetails(
  db: EntityManager,
  requests: RequestDto[],
  teams: Team[],
): Promise<RequestDto[]> {
  const ids = requests.map(({ _id }) => _id);
  const notes = await db.query<NoteRow[]>(
    `SELECT n.id, n.request_id, n.team, n.body, n.author_id, n.created_at, u.first_name, u.last_name
     FROM request_notes n LEFT JOIN users u ON u.id = n.author_id
     WHERE n.request_id = ANY($1) AND n.team = ANY($2) ORDER BY n.created_at, n.id`,
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

const noteDto = (row: NoteRow): NoteDto => ({
  _id: row.id,
  team: row.team,
  text: row.body,
  author: person(row.author_id, row),
  createdAt: row.created_at,
});

const delegationDto = (row: DelegationRow): DelegationDto => ({
  assignedTo: row.assign_to,
  notes: row.notes,
  delegatedBy: person(row.delegated_by, row),
  delegatedAt: row.created_at,
});
