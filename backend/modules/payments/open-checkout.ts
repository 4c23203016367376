import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { writeRow } from '../../database/written-rows';
import { type Invoice, lockInvoice, NothingIsOpen, readableSql } from '../invoices/invoices.public';
import type { CheckoutOpenedDto } from './dto/payment.dto';
import { Checkout } from './payment.entity';
import { CardsNotTaken, PaymentPending, PaymentsUnavailable } from './payments.errors';
import { ReadPayLink } from './read-pay-link';
import { StripeGateway } from './stripe-gateway';

type Prepared = { checkout: Checkout; number: string; email: string; outdated: string[] };

@Injectable()
export class OpenCheckout {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly gateway: StripeGateway,
    private readonly links: ReadPayLink,
  ) {}

  /**
   * The same page as long as the same is open, in however many tabs. The provider is called outside
   * of the transaction, and makes one page for a checkout.
   */
  open(actor: Actor, invoiceId: string): Promise<CheckoutOpenedDto> {
    return this.openFor(invoiceId, readableSql(actor));
  }

  /** For the contact of an invoice, without an account. @throws PayLinkDead */
  async openByLink(token: string): Promise<CheckoutOpenedDto> {
    const { invoiceId } = await this.links.linked(token);
    return this.openFor(invoiceId);
  }

  private async openFor(
    invoiceId: string,
    condition?: Parameters<typeof lockInvoice>[2],
  ): Promise<CheckoutOpenedDto> {
    const { checkout, number, email, outdated } = await this.transactions.run(async (tx) =>
      this.prepare(tx, await lockInvoice(tx, invoiceId, condition)),
    );
    await Promise.all(outdated.map((reference) => this.close(reference)));
    if (checkout.url) return { url: checkout.url };
    const { id, minor, currency } = checkout;
    // The page sends people who are signed in on to the invoice.
    const returnUrl = `${this.config.publicUrl}/pay?invoice=${invoiceId}`;
    const made = await this.gateway
      .open({ id, number, minor, currency, email, returnUrl })
      .catch((error: Error) => {
        this.logger.warn(`No payment page was made: ${error.name}`);
        throw PaymentsUnavailable();
      });
    await this.dataSource.query('UPDATE checkouts SET reference = $2, url = $3 WHERE id = $1', [
      id,
      made.reference,
      made.url,
    ]);
    return { url: made.url };
  }

  private async prepare(tx: EntityManager, invoice: Invoice): Promise<Prepared> {
    const invoiceId = invoice.id;
    if (!this.config.payments.stripe) throw CardsNotTaken();
    invoice.expect('pay');
    if (invoice.openMinor <= 0) throw NothingIsOpen();
    const open = await tx.find(Checkout, {
      where: [
        { invoiceId, state: 'open' },
        { invoiceId, state: 'pending' },
      ],
    });
    if (open.some(({ state }) => state === 'pending')) throw PaymentPending();
    const minor = invoice.openMinor;
    const others = open.filter((one) => one.minor !== minor);
    for (const other of others) {
      other.follow('expired');
      await writeRow(tx, other);
    }
    const kept = open.find((one) => one.minor === minor);
    const checkout = kept ?? (await this.insert(tx, invoice.id, minor, invoice.currency));
    // Of the invoice, whoever opens it: a page is asked for again with the same words, or refused.
    const { email } = invoice.buyer!;
    const outdated = others.flatMap(({ reference }) => reference ?? []);
    return { checkout, number: invoice.number!, email, outdated };
  }

  private async insert(
    tx: EntityManager,
    invoiceId: string,
    minor: number,
    currency: string,
  ): Promise<Checkout> {
    const { askAfterSeconds } = this.config.payments;
    const checkout = tx.create(Checkout, {
      ...{ id: uuid(), invoiceId, minor, currency, state: 'open' as const },
      nextAttemptAt: new Date(databaseNow().getTime() + askAfterSeconds * 1_000),
    });
    await tx.insert(Checkout, checkout);
    return checkout;
  }

  /** If that fails, a payment through it stays unallocated, and staff see it. */
  private async close(reference: string): Promise<void> {
    await this.gateway.close(reference).catch((error: Error) => {
      this.logger.warn(`A payment page was not closed: ${error.name}`);
    });
  }
}
