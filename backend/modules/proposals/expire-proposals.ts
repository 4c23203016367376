import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { recordAll } from '../../events/events.public';
import { proposalDue, proposalExpired, requestProposed } from './proposals.events';

const BATCH = 100;

type Row = {
  id: string;
  number: number;
  requestId: string;
  version: number;
  netMinor: number;
  vatMinor: number;
  currency: string;
};

const COLUMNS = `p.id, p.number, p.request_id AS "requestId", p.sent_version AS version,
    v.net_minor::float8 AS "netMinor",
    v.vat_minor::float8 AS "vatMinor", v.currency`;

const EXPIRE = `
  UPDATE proposals p SET state = 'expired', remind_at = NULL, version = p.version + 1, updated_at = now()
  FROM proposal_versions v
  WHERE v.proposal_id = p.id AND v.number = p.sent_version AND p.id IN (
    SELECT id FROM proposals WHERE state = 'sent' AND expires_at <= now()
    ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING ${COLUMNS}`;

const REMIND = `
  UPDATE proposals p SET remind_at = NULL
  FROM proposal_versions v
  WHERE v.proposal_id = p.id AND v.number = p.sent_version AND p.id IN (
    SELECT id FROM proposals WHERE remind_at <= now() AND state = 'sent' AND expires_at > now()
    ORDER BY remind_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING ${COLUMNS}`;

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
        ...expired.flatMap(({ id, number, vatMinor, ...after }) => {
          const { netMinor, currency } = after;
          const facts = { change: 'expired' as const, number, netMinor, vatMinor, currency };
          return [
            proposalExpired({ subject: id, after }),
            requestProposed({ subject: after.requestId, after: facts }),
          ];
        }),
        ...due.map(({ id, number: _number, vatMinor: _vatMinor, ...after }) =>
          proposalDue({ subject: id, after }),
        ),
      ]);
      if (Math.max(expired.length, due.length) === BATCH) return 1;
    });
  }
}
