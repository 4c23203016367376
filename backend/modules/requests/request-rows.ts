import { amountOf, CURRENCY } from '../../validation/money';
import type { Actor } from '../../access/actor';
import type { RequestBriefDto, RequestDto } from './dto/request.dto';
import { referenceOf, type ProjectRequest } from './project-request.entity';
import { teamsOf } from './request-scope';
import { isOpen, isWithdrawable, usualMovesFrom } from './request-status';

/** Columns for everyone with access to a request. Entity and responses use the same names. */
const FIELDS = [
  'projectName',
  'serviceType',
  'description',
  'timeline',
  'budget',
  'urgency',
  'company',
  'contactEmail',
  'contactPhone',
  'teamSize',
  'industry',
  'currentChallenges',
  'expectedOutcomes',
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

const column = (field: string): string =>
  `r.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${field}"`;

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

/** Response to a change: everything except the long texts, which the reader already has. */
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

export const briefOfRow = (actor: Actor, row: RequestRow): RequestBriefDto => ({
  ...briefOf(actor, requestDto(row)),
  ...(teamsOf(actor).length > 0 && { usualMoves: usualMovesFrom(row.status) }),
});
