import { databaseNow } from '../../database/clock';
import type { EntityManager } from 'typeorm';
import { isStaff } from '../../access/role';
import { definitionOf, RecordedEvent } from '../../events/events.public';
import {
  excerptOf,
  nameInWords,
  type ComposedMail,
  type MailButton,
  type MailContent,
  type MailContext,
  type MailEntry,
  type MailThread,
} from '../../mail/mail.public';
import { dueInWords } from '../response-times/response-times.public';
import { momentInWords } from '../../mail/morning';
import { User } from '../accounts/accounts.public';
import { nextMoveOf } from './next-move';
import { ProjectRequest } from './project-request.entity';
import { BUDGET_LABELS, SERVICE_LABELS, TIMELINE_LABELS } from './request-options';
import { participantsOf, reads } from './request-readers';
import { RequestReason } from './request-reason.entity';
import { isOpen, type RequestStatus } from './request-status';

type Subject = Pick<RecordedEvent, 'subjectId'>;

export type ToReader = { userId?: string };

export const inOrderOf = ({ subjectId }: Subject, { userId }: ToReader = {}) =>
  userId ? `${subjectId} ${userId}` : subjectId;

export const movesOf = (requestId: string | null, userId = 'client'): string =>
  `moves ${requestId} ${userId}`;

export const greet = ({ firstName }: User) => `Hello ${nameInWords(firstName)}`.trim().concat(',');

export const requestWithClient = async ({ db }: MailContext, requestId: string) => {
  const request = await db.findOneBy(ProjectRequest, { id: requestId });
  const client = request && (await db.findOneBy(User, { id: request.userId }));
  return request && client && !client.disabledAt ? { request, client } : null;
};

async function requestWithReader(context: MailContext, requestId: string, { userId }: ToReader) {
  const { db } = context;
  const request = await db.findOneBy(ProjectRequest, { id: requestId });
  if (!request) return null;
  const isOwn = !userId || userId === request.userId;
  const client = await db.findOneBy(User, { id: userId ?? request.userId });
  if (!client || client.disabledAt) return null;
  if (!isOwn && !(await reads(db, requestId, client.id))) return null;
  return {
    request,
    client,
    whose: isOwn ? 'your request' : 'the request',
    reason: isOwn ? REQUEST_REASON : 'You get this because you take part in this request.',
  };
}

const REQUEST_REASON = 'You get this because you raised this request with us.';

export async function toEachReader<Props extends object>(
  tx: EntityManager,
  { subjectId, actorId }: Pick<RecordedEvent, 'subjectId' | 'actorId'>,
  props: Props,
): Promise<(Props & ToReader)[]> {
  const request = await tx.findOneBy(ProjectRequest, { id: subjectId! });
  if (!request) return [];
  const others = (await participantsOf(tx, request.id)).filter((id) => id !== actorId);
  const toOthers = others.map((userId) => ({ ...props, userId }));
  return request.userId === actorId ? toOthers : [props, ...toOthers];
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const factsOf = (request: ProjectRequest): [string, string][] => [
  ['Request', request.reference],
  ['Project', request.projectName],
  ['Service', SERVICE_LABELS[request.serviceType]],
  ['Timeline', TIMELINE_LABELS[request.timeline]],
  ['Budget', BUDGET_LABELS[request.budget]],
];

export const linkTo = ({ links }: MailContext, { id }: Pick<ProjectRequest, 'id'>): string =>
  links.page(`/dashboard/requests/${id}`);

const buttonFor = (
  context: MailContext,
  label: string,
  { request, client }: { request: ProjectRequest; client: User },
): MailButton => {
  const { id, reference } = request;
  const url = linkTo(context, request);
  if (isStaff(client.role)) return { label, url };
  return { label, url, opens: { id, reference, userId: client.id, email: client.email } };
};

export const threadOf = (
  { id: requestId, number: requestNumber }: ProjectRequest,
  goesTo: MailThread['goesTo'],
): MailThread => ({ requestId, requestNumber, goesTo });

export type Found = NonNullable<Awaited<ReturnType<typeof requestWithReader>>>;

type ClientWords = Omit<MailContent, 'greeting' | 'reason' | 'button'> & { button: string };

/** A mail to a reader on the client's side; null if they may no longer see the request. */
export async function toClient(
  context: MailContext,
  requestId: string,
  to: ToReader,
  words: (found: Found) => ClientWords,
  { isInThread = true } = {},
): Promise<ComposedMail | null> {
  const found = await requestWithReader(context, requestId, to);
  if (!found) return null;
  const { request, client, reason } = found;
  const { button, ...content } = words(found);
  return {
    to: client.email,
    reader: client,
    ...(isInThread && { thread: threadOf(request, 'team') }),
    content: {
      next: await nextForClient(context.db, request),
      ...content,
      greeting: greet(client),
      button: buttonFor(context, button, found),
      reason,
    },
  };
}

const CLOSED: Partial<Record<RequestStatus, string>> = {
  completed:
    'This is done. If something is missing, write to us on the page of your request, or reopen it.',
  rejected:
    'We do not take this on. If you have questions, write to us on the page of your request.',
  withdrawn: 'It was withdrawn, so we stop. Whoever raised it can reopen it at any time.',
};

async function nextForClient(db: EntityManager, request: ProjectRequest): Promise<string> {
  const closed = CLOSED[request.status];
  if (closed) return closed;
  const assignee = request.assigneeId && (await db.findOneBy(User, { id: request.assigneeId }));
  const { whose, who, replyDueAt } = nextMoveOf({
    status: request.status,
    nextAwaiting: request.awaitingClientAt,
    nextReplyDue: request.replyDueAt,
    nextWho: (assignee && nameInWords(assignee.firstName)) || null,
  });
  if (whose === 'client')
    return `It is your turn: ${who ?? 'our team'} is waiting for your answer.`;
  if (!replyDueAt) return 'It is our turn. We go on, and tell you when something happens.';
  const by = dueInWords(replyDueAt);
  return replyDueAt < databaseNow()
    ? `Our answer was promised by ${by}. We are late, and we know it.`
    : `It is our turn: you will have our answer by ${by} at the latest.`;
}

export function nextForStaff(request: ProjectRequest): string | undefined {
  const { replyDueAt, resolutionDueAt, awaitingClientAt } = request;
  if (!isOpen(request.status)) return undefined;
  if (awaitingClientAt) return 'It is the client’s turn.';
  if (replyDueAt && replyDueAt < databaseNow()) {
    return `The client was promised an answer by ${dueInWords(replyDueAt)}. It is overdue.`;
  }
  if (replyDueAt) return `The client was promised an answer by ${dueInWords(replyDueAt)}.`;
  return resolutionDueAt ? `It is to be completed by ${dueInWords(resolutionDueAt)}.` : undefined;
}

export type Move = {
  id: string;
  type: string;
  at: Date;
  requestId: string;
  status: RequestStatus | undefined;
  data: unknown;
  reason: string | undefined;
};

export async function movesIn(db: EntityManager, ids: string[]): Promise<Move[]> {
  const moves: Move[] = [];
  for (const id of ids) {
    const event = await db.findOneBy(RecordedEvent, { id });
    if (!event?.subjectId) continue;
    const { before, after } = event.data as Record<'before' | 'after', { status?: RequestStatus }>;
    const reason = await db.findOneBy(RequestReason, { eventId: id });
    moves.push({
      id,
      type: event.type,
      at: event.at,
      requestId: event.subjectId,
      status: after?.status === before?.status ? undefined : after?.status,
      data: event.data,
      reason: reason ? excerptOf(reason.body) : undefined,
    });
  }
  return moves;
}

export const moveInWords = ({ type, data }: Move, reader: { isStaff: boolean }): string =>
  definitionOf(type)?.history?.({ data: data as never }, reader) ?? 'Something changed';

export const entriesOf = (
  moves: Move[],
  reader: { isStaff: boolean; timeZone: string | null },
): MailEntry[] =>
  moves.map((move) => ({
    title: moveInWords(move, reader),
    when: momentInWords(move.at, reader.timeZone),
    ...(move.reason && { lines: [`Reason: ${move.reason}`] }),
  }));
