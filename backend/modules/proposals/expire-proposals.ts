import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { handleDue } from '../../events/events.public';
import { ChangeRequest, ProjectRequest } from '../requests/requests.public';
import { isPossibleSql } from './proposal-moves';
import { Proposal } from './proposal.entity';
import { ProposalVersion } from './proposal-version.entity';
import { factsOf, proposalDue, proposalExpired, proposedOnRequest } from './proposals.events';

const BATCH = 100;

/** Locks their requests as well, since these stop waiting for a decision. */
const EXPIRED = {
  entity: Proposal,
  claim: `
    SELECT p.id FROM proposals p JOIN project_requests r ON r.id = p.request_id
    WHERE ${isPossibleSql('expire')}
    ORDER BY p.expires_at LIMIT ${BATCH} FOR UPDATE OF p, r SKIP LOCKED`,
  raisesVersion: true,
};

/** The version stays, so that saving a draft does not fail because of a reminder. */
const TO_REMIND = {
  entity: Proposal,
  claim: `
    SELECT p.id FROM proposals p WHERE p.remind_at <= now() AND ${isPossibleSql('remind')}
    ORDER BY p.remind_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
};

@Injectable()
export class ExpireProposals extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
    private readonly requests: ChangeRequest,
  ) {
    super({ name: 'proposals', failure: 'Proposals wait to expire', everyMs: config.clockPollMs });
  }

  protected async runOnce(): Promise<number | void> {
    const handled = [
      await this.transactions.run((tx) => this.expire(tx)),
      await this.transactions.run((tx) => remind(tx)),
    ];
    if (handled.includes(BATCH)) return 1;
  }

  private async expire(tx: EntityManager): Promise<number> {
    const ids = new Set<string>();
    const expired = await handleDue(tx, EXPIRED, async (proposal) => {
      const price = await priceOf(tx, proposal);
      proposal.expire();
      ids.add(proposal.requestId);
      return [
        proposalExpired({ subject: proposal.id, after: factsOf(proposal, price) }),
        proposedOnRequest(proposal, 'expired', price),
      ];
    });
    for (const request of await tx.findBy(ProjectRequest, { id: In([...ids]) })) {
      await this.requests.followProposals(tx, null, request);
    }
    return expired;
  }
}

const remind = (tx: EntityManager): Promise<number> =>
  handleDue(tx, TO_REMIND, async (proposal) => {
    const price = await priceOf(tx, proposal);
    proposal.remind();
    return [proposalDue({ subject: proposal.id, after: factsOf(proposal, price) })];
  });

/** Without its content, which may be long. */
const priceOf = (tx: EntityManager, { id: proposalId, sentVersion: number }: Proposal) =>
  tx.findOneOrFail(ProposalVersion, {
    select: { id: true, netMinor: true, vatMinor: true, currency: true },
    where: { proposalId, number },
  });
