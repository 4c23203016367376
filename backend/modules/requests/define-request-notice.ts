import type { EntityManager } from 'typeorm';
import type { EventDefinition, RecordedEvent } from '../../events/events.public';
import { defineNotice, type Notice } from '../notifications/notifications.public';
import { whoAnswers } from './who-answers';
import { activeMembers } from '../accounts/accounts.public';
import { ProjectRequest } from './project-request.entity';
import type { Team } from '../../access/role';

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

export const named = ({
  projectName,
  reference,
}: Pick<ProjectRequest, 'projectName' | 'reference'>): string => `“${projectName}” (${reference})`;

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
