import type { EntityManager } from 'typeorm';
import brand from '../../../brand.json';
import { isStaff, type Role } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { findTogether } from '../../database/together';
import type { DispatchedEvent } from '../../events/events.public';
import {
  greet,
  nameInWords,
  SHARED_INBOX,
  type ComposedMail,
  type MailButton,
  type MailContent,
  type MailContext,
  type MailEntry,
  type MailThread,
  type Signatory,
} from '../../mail/mail.public';
import { User } from '../accounts/accounts.public';
import {
  BUDGET_LABELS,
  isInScope,
  isOpen,
  nextMoveOf,
  proposalKindInWords,
  nextOfProposals,
  ProjectRequest,
  reads,
  SERVICE_LABELS,
  staffScope,
  STATUS_LABELS,
  TIMELINE_LABELS,
  URGENCY_LABELS,
  type ClientTask,
  type ProposalsNext,
  type RequestStatus,
} from '../requests/requests.public';
import { dayInWords } from '../../time/words';
import { dueInWords } from '../response-times/response-times.public';

type Subject = Pick<DispatchedEvent, 'subjectId'>;

export type ToReader = { userId?: string };

export const inOrderOf = ({ subjectId }: Subject, { userId }: ToReader = {}) =>
  userId ? `${subjectId} ${userId}` : subjectId;

export const movesOf = (requestId: string | null, userId = 'client'): string =>
  `moves ${requestId} ${userId}`;

const findRequest = findTogether(ProjectRequest);
const findUser = findTogether(User);

export const requestWithClient = async ({ db }: MailContext, requestId: string) => {
  const request = await findRequest(db, requestId);
  const client = request && (await findUser(db, request.userId));
  return request && client && !client.erasedAt ? { request, client } : null;
};

async function requestWithReader(context: MailContext, requestId: string, { userId }: ToReader) {
  const { db } = context;
  const request = await findRequest(db, requestId);
  if (!request) return null;
  const isOwn = !userId || userId === request.userId;
  const client = await findUser(db, userId ?? request.userId);
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

export const factsOf = (request: ProjectRequest): [string, string][] => [
  ['Request', request.reference],
  ['Project', request.projectName],
  ['Service', SERVICE_LABELS[request.serviceType]],
  ['Timeline', TIMELINE_LABELS[request.timeline]],
  ['Budget', BUDGET_LABELS[request.budget]],
];

export const urgencyOf = (request: ProjectRequest) => {
  const urgency = URGENCY_LABELS[request.urgency];
  const facts: [string, string][] = [...factsOf(request), ['Urgency', urgency]];
  return { preview: `Urgency ${urgency.toLowerCase()}`, facts };
};

export const byWhen = ({ replyDueAt }: ProjectRequest, mark = ''): string =>
  replyDueAt ? `${mark} by ${dueInWords(replyDueAt)}${mark && ' at the latest'}` : '';

export const linkTo = ({ links }: MailContext, { id }: Pick<ProjectRequest, 'id'>): string =>
  links.page(`/dashboard/requests/${id}`);

const buttonFor = (
  context: MailContext,
  label: string,
  { request, client }: { request: ProjectRequest; client: User },
  proposalId: string | undefined,
): MailButton => {
  const { id, reference } = request;
  const url = proposalId
    ? context.links.page(`/dashboard/proposals/${proposalId}`)
    : linkTo(context, request);
  if (isStaff(client.role)) return { label, url };
  const opens = { id, reference, userId: client.id, email: client.email };
  return { label, url, opens: { ...opens, ...(proposalId && { proposalId }) } };
};

export const threadOf = (
  { id: requestId, number: requestNumber }: ProjectRequest,
  goesTo: MailThread['goesTo'],
): MailThread => ({ requestId, requestNumber, goesTo });

export type Found = NonNullable<Awaited<ReturnType<typeof requestWithReader>>>;

type ClientWords = Omit<MailContent, 'greeting' | 'reason' | 'button'> & {
  button: string;
  proposalId?: string;
};

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
  const { button, proposalId, ...content } = words(found);
  const assignee = await assigneeOf(context.db, request);
  const proposals = await nextOfProposals(context.db, client.id, request);
  const closing = CLOSED[request.status];
  const next = closing ? undefined : nextForClient(request, assignee, proposals);
  return {
    to: client.email,
    reader: client,
    ...(isInThread && { thread: threadOf(request, 'team') }),
    ...(next && { next }),
    ...(closing && { closing }),
    ...stagesOf(request),
    ...content,
    signedBy: signatoryOf(assignee),
    greeting: greet(client.firstName),
    button: buttonFor(context, button, found, proposalId),
    reason,
  };
}

const CLOSED: Partial<Record<RequestStatus, string>> = {
  completed:
    'If something is missing, write to us on the page of your request, or reopen it there.',
  rejected:
    'We can’t take this on. If you have questions, write to us on the page of your request.',
  withdrawn: 'We have stopped work on it. Whoever raised it can reopen it at any time.',
};

const assigneeOf = async (db: EntityManager, { assigneeId }: ProjectRequest) =>
  assigneeId ? findUser(db, assigneeId) : null;

const signatoryOf = (assignee: User | null): Signatory =>
  assignee?.isStaff && !assignee.disabledAt
    ? { name: assignee.fullName, role: TITLES[assignee.role] ?? '' }
    : brand.signatory;

const TITLES: Partial<Record<Role, string>> = { manager: 'Manager', support: 'Support' };

/** The client's page of the request has the same names. */
export const STAGES = new Map<RequestStatus, string>([
  ['pending', 'Received'],
  ['assigned', 'With our team'],
  ['in_review', STATUS_LABELS.in_review],
  ['approved', STATUS_LABELS.approved],
  ['completed', STATUS_LABELS.completed],
]);

function stagesOf({ status }: ProjectRequest): Pick<MailContent, 'stages'> {
  const at = [...STAGES.keys()].indexOf(status);
  return at < 0 ? {} : { stages: { names: [...STAGES.values()], at } };
}

/** Names who does what by when; undefined if nothing is to happen on a known day. */
function nextForClient(
  request: ProjectRequest,
  assignee: User | null,
  proposals: ProposalsNext,
): string | undefined {
  const row = {
    status: request.status,
    nextAwaiting: request.awaitingClientAt,
    nextAwaits: request.awaits,
    nextReplyDue: request.replyDueAt,
    nextWho: (assignee && nameInWords(assignee.firstName)) || null,
  };
  const { who, awaits, replyDueAt, decision, step } = nextMoveOf(row, proposals);
  const name = who ?? 'our team';
  const told = [
    ...awaits.map((what) => AWAITED_IN_WORDS[what](name, decision)),
    ...(replyDueAt ? [replyInWords(replyDueAt, who ?? 'Our team')] : []),
    ...(step ? [`“${step.title}” is planned for ${dayInWords(step.on)}.`] : []),
  ];
  return told.join(' ') || undefined;
}

const AWAITED_IN_WORDS: Record<
  ClientTask,
  (who: string, decision: ProposalsNext['decision']) => string
> = {
  decision: (_, decision) =>
    decision?.canDecide
      ? `It is your turn: our ${proposalKindInWords(decision.kind)} ${decision.reference} is waiting for your decision.`
      : `Our ${proposalKindInWords(decision?.kind ?? 'offer')} is waiting for the decision of somebody who may accept it.`,
  file: (who) => `It is your turn: ${who} has asked you for a file.`,
  answer: (who) => `It is your turn: ${who} has asked you a question.`,
};

function replyInWords(dueAt: Date, who: string): string {
  const by = dueInWords(dueAt);
  return dueAt < databaseNow()
    ? `We promised you an answer by ${by}. We are late, and we are sorry.`
    : `${who} will write to you by ${by} at the latest.`;
}

function nextForStaff(request: ProjectRequest): string | undefined {
  const { replyDueAt, resolutionDueAt, awaitingClientAt } = request;
  if (!isOpen(request.status)) return undefined;
  if (awaitingClientAt && !replyDueAt) return undefined;
  if (replyDueAt && replyDueAt < databaseNow()) {
    return `The client was promised an answer by ${dueInWords(replyDueAt)}. It is overdue.`;
  }
  if (replyDueAt) return `The client was promised an answer by ${dueInWords(replyDueAt)}.`;
  return resolutionDueAt ? `It should be resolved by ${dueInWords(resolutionDueAt)}.` : undefined;
}

type Words = {
  subject: string;
  preview?: string;
  paragraph: string;
  facts?: [string, string][];
  quote?: string | undefined;
  entries?: MailEntry[];
  reason?: string;
  button?: { label: string; path: string };
};

export const toStaff = async (
  context: MailContext,
  userId: string,
  requestId: string,
  words: (request: ProjectRequest, timeZone: string | null) => Words,
  goesTo: MailThread['goesTo'] = 'client',
): Promise<ComposedMail | null> => {
  const found = await requestWithClient(context, requestId);
  const isShared = userId === SHARED_INBOX;
  const member = isShared ? null : await findUser(context.db, userId);
  if (!found || (!isShared && !(member?.state === 'active' && member.isStaff))) return null;
  const { request, client } = found;
  if (member && !isInScope(staffScope(member), { ...request, readers: [] })) return null;
  const content = words(request, member?.timeZone ?? null);
  const { subject, preview, paragraph, facts, quote, entries } = content;
  const next = nextForStaff(request);
  return {
    to: member?.email ?? context.inbox,
    ...(member && { reader: member }),
    thread: threadOf(request, goesTo),
    subject,
    preview: preview ?? `${request.projectName}, ${nameInWords(client.fullName)}`,
    ...(member && { greeting: greet(member.firstName) }),
    paragraphs: [paragraph],
    ...(facts && { facts }),
    ...(quote && { quote }),
    ...(entries && { entries }),
    ...(next && { next }),
    button: content.button
      ? { label: content.button.label, url: context.links.page(content.button.path) }
      : { label: 'Open the request', url: linkTo(context, request) },
    reason:
      content.reason ??
      (member
        ? 'You get this because you or your team look after this request.'
        : 'This inbox gets the e-mails of requests that no team has.'),
  };
};
