import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { changedNow } from '../../database/versioned';
import { recordAll } from '../../events/events.public';
import { isPossibleSql, stateAfter } from './proposal-moves';
import type { Proposal } from './proposal.entity';
import type { ProposalVersion } from './proposal-version.entity';
import { factsOf, proposalDue, proposalExpired, proposedOnRequest } from './proposals.events';

const BATCH = 100;

type Row = Pick<Proposal, 'id' | 'number' | 'requestId' | 'sentVersion'> &
  Pick<ProposalVersion, 'netMinor' | 'vatMinor' | 'currency'>;

/** `due`: on `proposals p`. Other workers leave locked rows to each other. */
const changeDue = (set: string, due: string, order: string): string => `
  UPDATE proposals p SET ${set}
  FROM proposal_versions v
  WHERE v.proposal_id = p.id AND v.number = p.sent_version AND p.id IN (
    SELECT p.id FROM proposals p WHERE ${due}
    ORDER BY p.${order} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING p.id, p.number, p.request_id AS "requestId", p.sent_version AS "sentVersion",
    v.net_minor::float8 AS "netMinor", v.vat_minor::float8 AS "vatMinor", v.currency`;

const EXPIRE = changeDue(
  `state = '${stateAfter('expire')}', remind_at = NULL, ${changedNow('p.')}`,
  isPossibleSql('expire'),
  'expires_at',
);

/** The version stays, so that saving a draft does not fail because of a reminder. */
const REMIND = changeDue(
  'remind_at = NULL',
  `p.remind_at <= now() AND ${isPossibleSql('remind')}`,
  'remind_at',
);

/** Not a `RowQueue`: the state and its event change together. */
@Injectable()
export class ExpireProposals extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
  ) {
    super({ name: 'proposals', failure: 'Proposals wait to expire', everyMs: config.clockPollMs });
  }

  protected runOnce(): Promise<number | void> {
    return this.transactions.run(async (tx) => {
      const [expired] = await tx.query<[Row[], number]>(EXPIRE);
      const [due] = await tx.query<[Row[], number]>(REMIND);
      await recordAll(tx, [
        ...expired.flatMap((row) => [
          proposalExpired({ subject: row.id, after: priced(row) }),
          proposedOnRequest(row, 'expired', row),
        ]),
        ...due.map((row) => proposalDue({ subject: row.id, after: priced(row) })),
      ]);
      if (Math.max(expired.length, due.length) === BATCH) return 1;
    });
  }
}

const priced = (row: Row) => factsOf(row, { netMinor: row.netMinor, currency: row.currency });
