import { inRoot } from '../../../dev/paths.mts';

const { usualMovesFrom } = (await import(
  inRoot('dist/backend/modules/requests/request-options.js')
)) as typeof import('../../../backend/modules/requests/request-options');

type Person = { first_name: string; last_name: string; author_id: string };
type Note = Person & { id: string; team: string; body: string; created_at: string };
type Comment = Person & {
  id: string;
  body: string;
  is_from_staff: boolean;
  is_by_mail: boolean;
  has_rest: boolean;
  created_at: string;
};
type Event = Person & {
  id: string;
  type: string;
  at: string;
  data: { after?: { status: string; assignedTo: string } };
};
type Other = {
  id: string;
  number: number;
  project_name: string;
  status: string;
  created_at: string;
  total: number;
};
// oxlint-disable-next-line typescript/no-explicit-any -- a row as it comes; the answer is compared as a whole
export type Row = Record<string, any>;
export type CountRow = { status: string; total: number };

const COUNTED = 500;

const COLUMNS = `r.id, r.number, r.user_id, u.first_name, u.last_name, r.project_name, r.service_type,
  r.description, r.timeline, r.budget, r.urgency, r.company, r.contact_email, r.contact_phone,
  r.team_size, r.industry, r.current_challenges, r.expected_outcomes, r.status, r.progress,
  r.assigned_to, r.agreed_minor, r.agreed_currency, r.version, r.created_at, r.updated_at`;

const QUEUE = `r.due_at, r.reply_due_at, r.awaiting_client_at, r.awaits, r.last_word_by, r.last_word_at, r.assignee_id,
  (SELECT row_to_json(a) FROM (SELECT a.first_name, a.last_name, a.id AS author_id
   FROM users a WHERE a.id = r.assignee_id) a) AS assignee`;

const DELEGATION = `(SELECT row_to_json(d) FROM (
  SELECT d.assign_to, d.notes, d.delegated_by AS author_id, d.created_at, a.first_name, a.last_name
  FROM delegations d LEFT JOIN users a ON a.id = d.delegated_by
  WHERE d.request_id = r.id AND d.ended_at IS NULL) d) AS delegation`;

const thread = (name: string, columns: string, table: string, author: string, most: number) =>
  `(SELECT json_agg(t ORDER BY t.created_at, t.id) FROM (
    SELECT t.id, t.created_at, ${columns}, t.${author} AS author_id, a.first_name, a.last_name
    FROM ${table} t LEFT JOIN users a ON a.id = t.${author}
    WHERE t.request_id = r.id ORDER BY t.created_at DESC, t.id DESC LIMIT ${most}) t) AS ${name}`;

const notes = (most: number) =>
  thread('notes', 't.team, t.body', 'request_notes', 'author_id', most);

export const LIST = `SELECT ${COLUMNS}, ${QUEUE}, ${notes(3)}, ${DELEGATION},
    (SELECT count(*)::int FROM (SELECT FROM project_requests
     WHERE service_type = $1 AND urgency = $2 LIMIT ${COUNTED + 1}) f) AS found
  FROM project_requests r JOIN users u ON u.id = r.user_id
  WHERE r.service_type = $1 AND r.urgency = $2 ORDER BY r.created_at DESC, r.id DESC LIMIT 10`;

export const COUNTS = `SELECT status, count(*)::int AS total FROM project_requests GROUP BY status`;

export const DETAIL = `SELECT ${COLUMNS}, ${QUEUE}, ${DELEGATION}, ${notes(20)},
    ${thread('comments', 't.body, t.is_from_staff, t.is_by_mail, t.rest_of_mail IS NOT NULL AS has_rest', 'request_comments', 'author_id', 20)},
    (SELECT json_agg(t ORDER BY t.at, t.id) FROM (
      SELECT t.id, t.at, t.type, t.data, t.actor_id AS author_id, a.first_name, a.last_name
      FROM events t LEFT JOIN users a ON a.id = t.actor_id
      WHERE t.subject_id = r.id::text ORDER BY t.at DESC, t.id DESC LIMIT 20) t) AS events,
    u.email, u.company AS client_company, u.phone, u.created_at AS client_since,
    (SELECT json_agg(o) FROM (
      SELECT o.id, o.number, o.project_name, o.status, o.created_at, count(*) OVER ()::int AS total
      FROM project_requests o WHERE o.user_id = r.user_id AND o.id <> r.id
      ORDER BY o.created_at DESC, o.id DESC LIMIT 5) o) AS others,
    r.is_private,
    (SELECT json_build_object('id', o.id, 'name', o.name, 'sharing', o.sharing)
     FROM organisations o WHERE o.id = r.organisation_id) AS organisation,
    (SELECT json_agg(p) FROM request_participants p WHERE p.request_id = r.id) AS participants,
    (SELECT json_agg(t) FROM one_time_tokens t WHERE t.purpose = 'join_request'
       AND t.subject_id = r.id AND t.used_at IS NULL) AS invited,
    (SELECT json_agg(f) FROM attachments f WHERE f.request_id = r.id) AS files
  FROM project_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $1`;

export const INSERT = `WITH made AS (
    INSERT INTO project_requests (id, user_id, project_name, service_type, description, timeline, budget,
      urgency, contact_email)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *),
  raised AS (
    INSERT INTO events (id, type, subject_type, subject_id, actor_id, data)
    SELECT $10, 'request.raised', 'request', id, user_id, '{}' FROM made)
  SELECT ${COLUMNS} FROM made r JOIN users u ON u.id = r.user_id`;

const CURRENCY = 'USD';
const RAISED = "Request submitted successfully! We'll get back to you within 24 hours.";
const reference = (number: number) => `REQ-${String(number).padStart(6, '0')}`;
const at = (text: string) => new Date(text);

const request = (row: Row) => ({
  _id: row['id'],
  reference: reference(row['number']),
  userId: { _id: row['user_id'], firstName: row['first_name'], lastName: row['last_name'] },
  projectName: row['project_name'],
  serviceType: row['service_type'],
  description: row['description'],
  timeline: row['timeline'],
  budget: row['budget'],
  urgency: row['urgency'],
  company: row['company'],
  contactEmail: row['contact_email'],
  contactPhone: row['contact_phone'],
  teamSize: row['team_size'],
  industry: row['industry'],
  currentChallenges: row['current_challenges'],
  expectedOutcomes: row['expected_outcomes'],
  status: row['status'],
  progress: row['progress'],
  assignedTo: row['assigned_to'],
  agreedPrice: row['agreed_minor'] && Number(row['agreed_minor']) / 100,
  currency: row['agreed_currency'] ?? CURRENCY,
  version: row['version'],
  createdAt: row['created_at'],
  updatedAt: row['updated_at'],
});

const person = (row: Person) => ({
  _id: row.author_id,
  firstName: row.first_name,
  lastName: row.last_name,
});

const isSame = (a: Date, b: Date | null) => a.getTime() === b?.getTime();

function staffDetails(row: Row) {
  const own = ((row['notes'] as Note[]) ?? []).map((note) => ({
    _id: note.id,
    team: note.team,
    text: note.body,
    author: person(note),
    createdAt: at(note.created_at),
  }));
  const latest = (team: string) => own.findLast((note) => note.team === team)?.text ?? null;
  const delegation = row['delegation'];
  return {
    supportNotes: latest('support'),
    managerNotes: latest('manager'),
    notes: own,
    usualMoves: usualMovesFrom(row['status']),
    assignee: row['assignee'] && person(row['assignee'] as Person),
    dueAt: row['due_at'],
    dueKind: row['due_at'] && (isSame(row['due_at'], row['reply_due_at']) ? 'reply' : 'resolution'),
    awaitingClientSince: row['awaiting_client_at'],
    awaits: row['awaits'],
    lastWordBy: row['last_word_by'],
    lastWordAt: row['last_word_at'],
    delegation: delegation && {
      assignedTo: delegation.assign_to,
      notes: delegation.notes,
      delegatedBy: person(delegation),
      delegatedAt: at(delegation.created_at),
    },
  };
}

export function listAnswer(rows: Row[], counts: CountRow[]): object {
  const of = (status: string) => counts.find((one) => one.status === status)?.total ?? 0;
  const found = Number(rows[0]?.['found'] ?? 0);
  const shown = Math.min(found, COUNTED);
  return {
    requests: rows.map((row) => ({ ...request(row), ...staffDetails(row) })),
    stats: {
      total: counts.reduce((all, one) => all + one.total, 0),
      pending: of('pending'),
      in_review: of('in_review'),
      completed: of('completed'),
    },
    pagination: {
      currentPage: 1,
      totalPages: Math.ceil(shown / 10),
      hasPrevPage: false,
      hasNextPage: found > 10,
      totalRequests: shown,
      isCapped: found > COUNTED,
    },
  };
}

const fullName = (row: Person) => `${row.first_name} ${row.last_name}`;
const TEAMS: Record<string, string> = { manager: 'the manager team', support: 'the support team' };

const historyEntry = ({ data: { after }, ...event }: Event) => ({
  _id: event.id,
  at: at(event.at),
  text: after ? `Assigned to ${TEAMS[after.assignedTo]}` : 'Request raised',
  by: fullName(event),
  reason: null,
  status: after?.status ?? 'pending',
  isOverride: false,
});

const NO_MOVES = { canEdit: false, canWithdraw: false, canReopen: false };

/** Nobody attached a file or invited anybody, so the product's forms of these are not needed. */
const listOf = (found: unknown[] | null) => found ?? [];

const people = (row: Row) => ({
  organisation: row['organisation'],
  sharing: row['organisation']?.sharing ?? null,
  isPrivate: row['is_private'],
  participants: listOf(row['participants']),
  invited: listOf(row['invited']),
  canManage: true,
  canChangePrivacy: row['organisation'] !== null,
  shareableWith: null,
});

const message = (comment: Comment, files: unknown[] | null) => ({
  _id: comment.id,
  text: comment.body,
  by: fullName(comment),
  isFromStaff: comment.is_from_staff,
  isByMail: comment.is_by_mail,
  hasRest: comment.has_rest,
  createdAt: at(comment.created_at),
  attachments: listOf(files),
});

export function detailAnswer(row: Row): object {
  const others = (row['others'] as Other[]) ?? [];
  const files = row['files'] as unknown[] | null;
  const staff = staffDetails(row);
  return {
    request: {
      ...request(row),
      ...staff,
      notes: staff.notes.map((note) => ({ ...note, attachments: listOf(files) })),
      attachments: listOf(files),
      people: people(row),
      notesBefore: null,
      history: (row['events'] as Event[]).map(historyEntry),
      historyBefore: null,
      comments: (row['comments'] as Comment[]).map((one) => message(one, files)),
      commentsBefore: null,
      ...NO_MOVES,
      canDelegate: true,
      workedFrom: row['assigned_to'] ?? 'admin',
      client: {
        _id: row['user_id'],
        firstName: row['first_name'],
        lastName: row['last_name'],
        email: row['email'],
        company: row['client_company'],
        phone: row['phone'],
        clientSince: row['client_since'],
        organisation: null,
        otherRequestsTotal: others[0]?.total ?? 0,
        otherRequests: others.map((other) => ({
          _id: other.id,
          reference: reference(other.number),
          projectName: other.project_name,
          status: other.status,
          createdAt: at(other.created_at),
        })),
      },
    },
  };
}

export function raisedAnswer(row: Row): object {
  const {
    description: _description,
    currentChallenges: _challenges,
    expectedOutcomes: _outcomes,
    ...brief
  } = request(row);
  const own = { canEdit: true, canWithdraw: true, canReopen: false };
  return { message: RAISED, request: { ...brief, ...own } };
}
