import type { StaffRole } from '../../access/access.public';
import type { Dispatch, DispatchedEvent, EventDefinition } from '../../events/events.public';
import { after, SHARED_INBOX } from '../../mail/mail.public';
import { activeMembers } from '../accounts/accounts.public';
import { whoAnswers } from '../delegation/delegation.public';
import { participantsOf, type ProjectRequest } from '../requests/requests.public';
import { requestOf } from './define-request-notice';
import type { ToReader } from './request-mails';

export type StaffNews = { aboutId: string; userId: string };

export async function toEachReader<Props extends object>(
  dispatch: Dispatch,
  { subjectId, actorId }: Pick<DispatchedEvent, 'subjectId' | 'actorId'>,
  props: Props,
): Promise<(Props & ToReader)[]> {
  const request = await requestOf(dispatch, { subjectId });
  if (!request) return [];
  const others = (await participantsOf(dispatch.tx, request.id)).filter((id) => id !== actorId);
  const toOthers = others.map((userId) => ({ ...props, userId }));
  return request.userId === actorId ? toOthers : [props, ...toOthers];
}

/** The shared inbox if the request has no team, or the team has no members. */
export const toStaffAfter = <Data>(
  definition: EventDefinition<Data>,
  aboutIdOf: (event: DispatchedEvent<Data>) => string,
) =>
  after<StaffNews, Data>(definition, async (event, dispatch) => {
    const request = await requestOf(dispatch, event);
    const team = request?.assignedTo;
    const members = team ? await whoAnswers(dispatch.tx, request.assigneeId, team) : [];
    const recipients = members.length > 0 ? members : [SHARED_INBOX];
    return recipients.map((userId) => ({ aboutId: aboutIdOf(event), userId }));
  });

export const clientSide = async ({ tx }: Dispatch, request: ProjectRequest): Promise<string[]> => [
  request.userId,
  ...(await participantsOf(tx, request.id)),
];

export const othersAnswering = async (
  { tx }: Dispatch,
  { assigneeId, assignedTo }: ProjectRequest,
  { actorId }: Pick<DispatchedEvent, 'actorId'>,
): Promise<string[]> =>
  (await whoAnswers(tx, assigneeId, assignedTo ?? 'admin')).filter((id) => id !== actorId);

export const othersIn = async (
  dispatch: Dispatch,
  team: StaffRole,
  { actorId }: Pick<DispatchedEvent, 'actorId'>,
): Promise<string[]> => {
  const members = await dispatch.once(`members ${team}`, () => activeMembers(dispatch.tx, team));
  return members.filter((id) => id !== actorId);
};
