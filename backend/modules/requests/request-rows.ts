import type { Actor, Team } from '../../access/access.public';
import { defineHook } from '../../context/hook';
import { amountOf, CURRENCY } from '../../validation/money';
import { personSql } from '../accounts/accounts.public';
import { noteDto, notesColumn, type NoteRow } from './conversation';
import {
  LONG_TEXTS,
  type RequestBriefDto,
  type RequestDto,
  type DelegationDto,
  type NextMoveDto,
} from './dto/request.dto';
import { referenceOf, type ProjectRequest } from './project-request.entity';
import type { ProposalsNext } from './find-requests';
import { columnOf, FIELD_NAMES } from './request-fields';
import {
  type ClientTask,
  isOpen,
  isWithdrawable,
  usualMovesFrom,
  type RequestStatus,
} from './request-options';
import { teamsOf } from './request-scope';

const FIELDS = [
  ...FIELD_NAMES,
  'status',
  'progress',
  'assignedTo',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof ProjectRequest & keyof RequestDto)[];

type Fields = Pick<RequestDto, (typeof FIELDS)[number]>;

export type RequestRow = Fields & {
  id: string;
  number: number;
  user_id: string;
  agreed_minor: string | null;
  agreed_currency: string | null;
  first_name: string;
  last_name: string;
};

const column = (field: string): string => `r.${columnOf(field)} AS "${field}"`;

export const REQUEST_COLUMNS = `r.id, r.number, r.user_id, u.first_name, u.last_name,
  r.agreed_minor, r.agreed_currency, ${FIELDS.map(column).join(', ')}`;

export const REQUESTS = 'project_requests r JOIN users u ON u.id = r.user_id';

export function priceOf({
  agreedMinor,
  agreedCurrency,
}: Pick<ProjectRequest, 'agreedMinor' | 'agreedCurrency'>): Pick<
  RequestDto,
  'agreedPrice' | 'currency'
> {
  const currency = agreedCurrency ?? CURRENCY;
  return { agreedPrice: agreedMinor === null ? null : amountOf(agreedMinor, currency), currency };
}

export function requestDto(row: RequestRow): RequestDto {
  return {
    _id: row.id,
    reference: referenceOf(row.number),
    userId: { _id: row.user_id, firstName: row.first_name, lastName: row.last_name },
    ...(Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as Fields),
    ...priceOf({
      agreedMinor: row.agreed_minor === null ? null : Number(row.agreed_minor),
      agreedCurrency: row.agreed_currency,
    }),
  };
}

export function ownMoves(actor: Actor, { userId, status }: RequestDto) {
  const isOwn = userId._id === actor.userId;
  return {
    canEdit: isOwn && isWithdrawable(status),
    canWithdraw: isOwn && isWithdrawable(status),
    canReopen: isOwn && !isOpen(status),
  };
}

export function briefOf(actor: Actor, row: RequestRow): RequestBriefDto {
  const request = requestDto(row);
  const brief: Partial<RequestDto> = { ...request };
  for (const field of LONG_TEXTS) delete brief[field];
  return {
    ...(brief as Omit<RequestDto, (typeof LONG_TEXTS)[number]>),
    ...ownMoves(actor, request),
    ...(teamsOf(actor).length > 0 && { usualMoves: usualMovesFrom(row.status) }),
  };
}

export const NOTES_OF_TEAM = 3;

/** A JSON column on `project_requests r`: its current delegation to one of these teams. */
export const delegationColumn = defineHook<(teams: Team[]) => string>('delegation column');

export type DelegationRow = Omit<DelegationDto, 'delegatedAt'> & { delegatedAt: string };

export type QueueRow = Pick<
  RequestDto,
  'assignee' | 'awaitingClientSince' | 'awaits' | 'lastWordBy' | 'lastWordAt'
> & { dueAt: Date | null; replyDueAt: Date | null };

export type StaffRow = QueueRow & {
  status: RequestStatus;
  notes: NoteRow[] | null;
  delegation: DelegationRow | null;
};

export function queueDetails(row: QueueRow): Partial<RequestDto> {
  const { assignee, dueAt, replyDueAt, awaitingClientSince, awaits, lastWordBy, lastWordAt } = row;
  const isReply = dueAt?.getTime() === replyDueAt?.getTime();
  const dueKind = dueAt && (isReply ? 'reply' : 'resolution');
  return { assignee, dueAt, dueKind, awaitingClientSince, awaits, lastWordBy, lastWordAt };
}

export const QUEUE_COLUMNS = `r.due_at AS "dueAt", r.reply_due_at AS "replyDueAt",
   r.awaiting_client_at AS "awaitingClientSince", r.awaits, r.last_word_by AS "lastWordBy",
   r.last_word_at AS "lastWordAt",
   (SELECT ${personSql('a')} FROM users a WHERE a.id = r.assignee_id) AS assignee`;

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

export const delegationDto = ({ delegatedAt, ...row }: DelegationRow): DelegationDto => ({
  ...row,
  delegatedAt: new Date(delegatedAt),
});

export const NEXT_MOVE_COLUMNS = `r.awaiting_client_at AS "nextAwaiting", r.awaits AS "nextAwaits", r.reply_due_at AS "nextReplyDue",
  (SELECT a.first_name FROM users a WHERE a.id = r.assignee_id) AS "nextWho"`;

export type NextMoveRow = {
  status: RequestStatus;
  nextAwaiting: Date | null;
  nextAwaits: ClientTask[];
  nextReplyDue: Date | null;
  nextWho: string | null;
};

export function nextMoveOf(row: NextMoveRow, proposals: ProposalsNext): NextMoveDto {
  if (!isOpen(row.status)) {
    const nothing = { who: null, awaits: [], replyDueAt: null, decision: null, step: null };
    return { whose: 'nobody', ...nothing };
  }
  // The version before this one wrote no list.
  const known: ClientTask[] = row.nextAwaits.length > 0 ? row.nextAwaits : ['answer'];
  const awaits = row.nextAwaiting ? known : [];
  const whose = awaits.length > 0 ? 'client' : 'staff';
  return { whose, who: row.nextWho, awaits, replyDueAt: row.nextReplyDue, ...proposals };
}
