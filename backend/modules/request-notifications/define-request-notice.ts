import { In } from 'typeorm';
import type { Dispatch, EventDefinition, DispatchedEvent } from '../../events/events.public';
import { defineNotice, type Notice } from '../notifications/notifications.public';
import {
  CLIENT_STATUS_LABELS,
  ProjectRequest,
  type RequestStatus,
} from '../requests/requests.public';
import { within } from '../response-times/response-times.public';

type Composed = { to: string[]; notice: Omit<Notice, 'requestId'> } | null;

type Compose<Data> = (
  request: ProjectRequest,
  event: DispatchedEvent<Data>,
  dispatch: Dispatch,
) => Promise<Composed> | Composed;

export function defineRequestNotice<Data>(
  name: string,
  when: EventDefinition<Data>[],
  compose: Compose<Data>,
): void {
  defineNotice(name, when, async (event, dispatch) => {
    const request = await requestOf(dispatch, event);
    const composed = request && (await compose(request, event, dispatch));
    return composed && { to: composed.to, notice: { ...composed.notice, requestId: request.id } };
  });
}

export async function requestOf(
  dispatch: Dispatch,
  { subjectId }: Pick<DispatchedEvent, 'subjectId'>,
): Promise<ProjectRequest | null> {
  const requests = await dispatch.once('requests', () => requestsIn(dispatch));
  return requests.get(subjectId!) ?? null;
}

async function requestsIn({ tx, batch }: Dispatch): Promise<Map<string, ProjectRequest>> {
  const about = batch.filter(({ subjectType }) => subjectType === 'request');
  const ids = about.map(({ subjectId }) => subjectId!);
  const requests = await tx.findBy(ProjectRequest, { id: In(ids) });
  return new Map(requests.map((request) => [request.id, request]));
}

export type About = Pick<ProjectRequest, 'reference' | 'projectName'>;

export const named = ({ projectName, reference }: About): string =>
  `“${projectName}” (${reference})`;

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
