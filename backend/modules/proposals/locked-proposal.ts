import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { expectVersion } from '../../errors/app-error';
import { ProjectRequest, staffSql } from '../requests/requests.public';
import type { Condition } from './proposal-access';
import { Proposal } from './proposal.entity';
import { ProposalVersion } from './proposal-version.entity';
import { DraftChangedMeanwhile, ProposalNotFound } from './proposals.errors';

/** `sent`: the latest sent version. */
export type LockedProposal = {
  proposal: Proposal;
  request: ProjectRequest;
  sent: ProposalVersion | null;
};

/**
 * Locks the request first, as all changes of a request do, then the proposal. `condition` decides
 * access.
 * @throws ProposalNotFound
 */
export async function lockProposal(
  tx: EntityManager,
  id: string,
  condition: Condition,
): Promise<LockedProposal> {
  const values: unknown[] = [];
  const access = condition((value) => `:access${values.push(value) - 1}`);
  const found = await tx
    .createQueryBuilder(Proposal, 'p')
    .innerJoinAndMapOne('p.request', ProjectRequest, 'r', 'r.id = p.request_id')
    .where('p.id = :id', { id })
    .andWhere(access, Object.fromEntries(values.map((value, at) => [`access${at}`, value])))
    .setLock('pessimistic_write', undefined, ['r', 'p'])
    .getOne();
  if (!found) throw ProposalNotFound();
  const { request } = found as Proposal & { request: ProjectRequest };
  // Not joined above: a statement that waits for a lock reads other tables as they were before.
  const sent = await tx.findOneBy(ProposalVersion, { proposalId: id, number: found.sentVersion });
  return { proposal: found, request, sent };
}

/**
 * For staff who have read `version`. `current` is the answer to them if it is outdated.
 * @throws ProposalNotFound, DraftChangedMeanwhile
 */
export async function lockDraft(
  tx: EntityManager,
  actor: Actor,
  id: string,
  version: number | undefined,
  current?: () => unknown,
): Promise<LockedProposal> {
  const locked = await lockProposal(tx, id, staffSql(actor));
  await expectVersion(locked.proposal, version, DraftChangedMeanwhile, current);
  return locked;
}
