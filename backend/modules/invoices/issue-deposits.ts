import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { AppError } from '../../errors/app-error';
import { IssueInvoice } from './issue-invoice';

/**
 * Later drafts wait for staff: something of them is missing, or staff are changing them. At random, so
 * that those with something missing hold up no other.
 */
const FRESH = `
  SELECT id FROM invoices WHERE kind = 'deposit' AND state = 'draft' AND version = 1
    AND created_at > now() - interval '1 day' ORDER BY random() LIMIT 20`;

/** Issues deposits automatically if `ISSUE_DEPOSITS` is on. */
@Injectable()
export class IssueDeposits extends RepeatedTask {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly issuing: IssueInvoice,
  ) {
    super({
      name: 'deposits',
      failure: 'Deposits wait to be invoiced',
      everyMs: config.clockPollMs,
    });
  }

  protected async runOnce(): Promise<void> {
    if (!this.config.invoices.issueDeposits) return;
    for (const { id } of await read<{ id: string }>(this.dataSource, FRESH)) {
      await this.transactions
        .run((tx) => this.issuing.issueAlone(tx, id))
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
    }
  }
}
