import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor';
import { holdMembership } from '../companies/companies.public';
import type { ProjectRequest } from './project-request.entity';
import { isClient } from './request-scope';
import { NotAllowedToManage } from './requests.errors';

type Place = Pick<ProjectRequest, 'userId' | 'organisationId'>;

/**
 * Checks the right to manage a request's participants: its client, a lead of its company, or staff
 * who work on it.
 * @throws NotAllowedToManage
 */
export async function expectManager(
  tx: EntityManager,
  { userId, organisationId }: Place,
  actor: Actor,
): Promise<void> {
  if (!isClient(actor) || userId === actor.userId) return;
  const membership = await holdMembership(tx, actor.userId);
  const isLead = membership?.role === 'lead' && membership.organisationId === organisationId;
  if (!isLead) throw NotAllowedToManage();
}
