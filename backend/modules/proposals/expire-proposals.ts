import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { handleDue } from '../../events/events.public';
import { isPossibleSql } from './proposal-moves';
import { Proposal } from './proposal.entity';
import { ProposalVersion } from './proposal-version.entity';
import { factsOf, proposalDue, proposalExpired, proposedOnRequest } from './proposals.events';

const BATCH = 100;

const claim = (due: string, order: string): string => `
  SELECT p.id FROM proposals p WHERE ${due}
  ORDER BY p.${order} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

const EXPIRED = {
  entity: Proposal,
  claim: claim(isPossibleSql('expire'), 'expires_at'),
  raisesVersion: true,
};

/** The version stays, so that saving a draft does not fail because of a reminder. */
const TO_REMIND = {
  entity: Proposal,
  claim: claim(`p.remind_at <= now() AND ${isPossibleSql('remind')}`, 'remind_at'),
};

@Injectable()
export class ExpireProposals extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
  ) {
    super({ name: 'proposals', failure: 'Proposals wait to expire', everyMs: config.clockPollMs });
  }

  protected async runOnce(): Promise<number | void> {
    const handled = await this.transactions.run(async (tx) => [
      await handleDue(tx, EXPIRED, async (proposal) => {
        const price = await priceOf(tx, proposal);
        proposal.expire();
        return [
          proposalExpired({ subject: proposal.id, after: factsOf(proposal, price) }),
          proposedOnRequest(proposal, 'expired', price),
        ];
      }),
      await handleDue(tx, TO_REMIND, async (proposal) => {
        const price = await priceOf(tx, proposal);
        proposal.remind();
        return [proposalDue({ subject: proposal.id, after: factsOf(proposal, price) })];
      }),
    ]);
    if (handled.includes(BATCH)) return 1;
  }
}

/** Without its content, which may be long. */
const priceOf = (tx: EntityManager, { id: proposalId, sentVersion: number }: Proposal) =>
  tx.findOneOrFail(ProposalVersion, {
    select: { id: true, netMinor: true, vatMinor: true, currency: true },
    where: { proposalId, number },
  });
