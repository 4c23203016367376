import type { EntityManager } from 'typeorm';
import type { EventDefinition, RecordedEvent } from '../../events/events.public';
import { defineNotice, type Notice } from '../notifications/notifications.public';
import { activeMembers } from '../accounts/accounts.public';
import { ProjectRequest } from './project-request.entity';
import type { Team, StaffRole } from '../../access/role';
import { defineHook } from '../../context/hook';
import { participantsOf } from './request-scope';
import { CLIENT_STATUS_LABELS, type RequestStatus } from './request-options';
import { within } from '../response-times/response-times.public';

type Told = { to: string[]; notice: Omit<Notice, 'requestId'> } | null;

type Tell<Data> = (
  request: ProjectRequest,
  event: RecordedEvent<Data>,
  tx: EntityManager,
) => Promise<Told> | Told;

export function defineRequestNotice<Data>(
  name: string,
  when: EventDefinition<Data>[],
  tell: Tell<Data>,
): void {
  defineNotice(name, when, async (event, { tx }) => {
    const request = await tx.findOneBy(ProjectRequest, { id: event.subjectId! });
    const told = request && (await tell(request, event, tx));
    return told && { to: told.to, notice: { ...told.notice, requestId: request.id } };
  });
}

export type About = Pick<ProjectRequest, 'reference' | 'projectName'>;

export const named = ({ projectName, reference }: About): string =>
  `“${projectName}” (${reference})`;

/** The staff to notify about a team's request: its assignee or their deputy, otherwise the whole team. */
export const whoAnswers =
  defineHook<(tx: EntityManager, assigneeId: string | null, team: StaffRole) => Promise<string[]>>(
    'who answers',
  );

export const othersAnswering = async (
  tx: EntityManager,
  { assigneeId, assignedTo }: ProjectRequest,
  { actorId }: Pick<RecordedEvent, 'actorId'>,
): Promise<string[]> =>
  (await whoAnswers(tx, assigneeId, assignedTo ?? 'admin')).filter((id) => id !== actorId);

export const othersIn = async (
  tx: EntityManager,
  team: Team | 'admin',
  { actorId }: Pick<RecordedEvent, 'actorId'>,
): Promise<string[]> => (await activeMembers(tx, team)).filter((id) => id !== actorId);

export const clientSide = async (tx: EntityManager, request: ProjectRequest): Promise<string[]> => [
  request.userId,
  ...(await participantsOf(tx, request.id)),
];

export function movedNotice(request: About, status: RequestStatus, reason?: string): Notice {
  const label = CLIENT_STATUS_LABELS[status].toLowerCase();
  return {
    type: TYPES[status] ?? 'info',
    title: `Request ${label}`,
    message: `${named(request)} is now ${label}.${reason ? ` ${reason}` : ''}`,
  };
}

const TYPES: Partial<Record<RequestStatus, Notice['type']>> = {
  approved: 'success',
  completed: 'success',
  rejected: 'warning',
};

export const receivedNotice = (request: About): Notice => ({
  type: 'success',
  title: 'Request received',
  message: `${named(request)} has reached us. We'll get back to you ${within('portal')}.`,
});
