import { Controller, Headers, HttpCode, Injectable, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Public } from '../../access/access.public';
import { defineRowQueue, RowQueue, type Claimed } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { KEEPS_TEXT } from '../../http/request-limits';
import type { PaymentFact } from './payment-gateway';
import { PaymentNotYetKnown, SettlePayment, type Outcome } from './settle-payment';
import { StripeGateway } from './stripe-gateway';

export const FACTS = defineRowQueue({
  table: 'payment_facts',
  waiting: 'settled_at IS NULL',
  columns: 'fact, received_at AS "receivedAt"',
  errorColumn: 'last_error',
  gauges: ['payment_facts_unsettled', 'payment_facts_oldest_unsettled_seconds'],
  since: 'received_at',
});

const KEEP = `
  INSERT INTO payment_facts (id, provider, event_id, fact) VALUES ($1, 'stripe', $2, $3)
  ON CONFLICT DO NOTHING`;

/** Webhooks of the provider. They are only stored here; the worker settles them. */
@ApiExcludeController()
@Controller('webhooks/payments')
export class PaymentWebhooksController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: StripeGateway,
  ) {}

  @Post('stripe')
  @HttpCode(200)
  @RouteConfig(KEEPS_TEXT)
  @Public({ limit: 'none' })
  async hear(
    @Req() { body }: FastifyRequest,
    @Headers('stripe-signature') signature?: string,
  ): Promise<{ message: string }> {
    const text = typeof body === 'string' ? body : '';
    const { eventId, fact } = this.gateway.hear(text, signature);
    if (fact) await this.dataSource.query(KEEP, [uuid(), eventId, JSON.stringify(fact)]);
    return { message: 'Noted.' };
  }
}

type FactRow = Claimed & { fact: PaymentFact; receivedAt: Date };

/** Those of one invoice wait for each other. */
const AT_ONCE = 4;

/** A refund may be heard of before its payment, but not for long. */
const WAITS_MS = 3 * 24 * 3_600_000;

const SETTLED = `
  UPDATE payment_facts SET settled_at = now(), outcome = $3
  WHERE id = $1 AND attempts = $2 AND settled_at IS NULL RETURNING id`;

@Injectable()
export class SettleFacts extends RowQueue<FactRow> {
  constructor(
    config: AppConfig,
    dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly settling: SettlePayment,
  ) {
    super(dataSource, FACTS, {
      name: 'payment-facts',
      failure: 'Payments wait to be settled',
      everyMs: config.payments.pollMs,
      leaseSeconds: config.mail.staleSeconds,
      atOnce: AT_ONCE,
    });
  }

  protected carryOut({ id, attempts, fact, receivedAt }: FactRow): Promise<void> {
    return this.transactions.run(async (tx) => {
      const outcome = await this.outcomeOf(tx, fact, receivedAt);
      await tx.query(SETTLED, [id, attempts, outcome]);
    });
  }

  private async outcomeOf(tx: EntityManager, fact: PaymentFact, since: Date): Promise<Outcome> {
    try {
      return await this.settling.fact(tx, fact);
    } catch (error) {
      const isOld = Date.now() - since.getTime() > WAITS_MS;
      if (!(error instanceof PaymentNotYetKnown && isOld)) throw error;
      await this.settling.hold(tx, 'unknown_payment');
      return 'unknown_payment';
    }
  }
}
