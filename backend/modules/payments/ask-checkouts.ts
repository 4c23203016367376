import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineRowQueue, RowQueue, type Claimed } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { SettlePayment } from './settle-payment';
import { StripeGateway } from './stripe-gateway';

export const CHECKOUTS = defineRowQueue({
  table: 'checkouts',
  waiting: `state IN ('open', 'pending') AND reference IS NOT NULL`,
  columns: 'reference',
  gauges: ['checkouts_unheard', 'checkouts_oldest_unheard_seconds'],
  since: 'created_at',
  counted: `state = 'pending' OR (state = 'open' AND created_at < now() - interval '1 day')`,
});

/** Until the next question about the same page. */
const AGAIN_SECONDS = 3_600;

/** A webhook that was lost is made up for by asking. */
@Injectable()
export class AskCheckouts extends RowQueue<Claimed & { reference: string }> {
  constructor(
    config: AppConfig,
    dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly gateway: StripeGateway,
    private readonly settling: SettlePayment,
  ) {
    super(dataSource, CHECKOUTS, {
      name: 'checkouts',
      failure: 'Payment pages wait to be asked about',
      everyMs: config.payments.pollMs,
      leaseSeconds: config.mail.staleSeconds,
    });
  }

  protected async carryOut(row: Claimed & { reference: string }): Promise<void> {
    const fact = await this.gateway.ask(row.reference);
    await this.transactions.run((tx) => this.settling.fact(tx, fact));
    await this.giveBack(row, AGAIN_SECONDS);
  }
}
