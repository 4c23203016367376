import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { holdMembership } from '../companies/companies.public';
import type { ProjectRequest } from './project-request.entity';
import { RequestParticipant } from './request-participant.entity';
import { reads } from './request-scope';
import { RequestNotFound } from './requests.errors';

export const MOST_PARTICIPANTS = 20;

export const countParticipants = (tx: EntityManager, requestId: string): Promise<number> =>
  tx.countBy(RequestParticipant, { requestId });

/**
 * A colleague who writes becomes a participant, so that replies reach them; past the limit they can
 * still write. Call it with the request locked.
 * @throws RequestNotFound if they lost access before the lock
 */
export async function takePart(
  tx: EntityManager,
  { id: requestId, userId: clientId }: ProjectRequest,
  { userId }: Actor,
): Promise<boolean> {
  if (userId === clientId) return false;
  // Removing a member waits for this lock, or has already happened.
  await holdMembership(tx, userId);
  const participation = await tx.findOne(RequestParticipant, {
    where: { requestId, userId },
    lock: { mode: 'pessimistic_read' },
  });
  if (!(await reads(tx, requestId, userId))) throw RequestNotFound();
  if (participation || (await countParticipants(tx, requestId)) >= MOST_PARTICIPANTS) return false;
  await tx.insert(RequestParticipant, { requestId, userId });
  return true;
}
