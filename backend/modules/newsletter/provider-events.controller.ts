import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isEmail } from 'class-validator';
import { Public } from '../../access/access.public';
import { expectBearer } from '../../access/bearer';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { AppError } from '../../errors/app-error';
import { canonicalEmail } from '../../validation/email-address';
import { TOPICS } from './newsletter-options';
import { Subscriber } from './subscriber.entity';
import { suppress } from './suppressions';
import { Unsubscribe } from './unsubscribe';

/** Events that stop newsletters to an address. Source: developers.brevo.com, webhooks. */
const SUPPRESSING: Record<string, 'bounce' | 'complaint'> = {
  hard_bounce: 'bounce',
  hardBounce: 'bounce',
  invalid_email: 'bounce',
  invalid: 'bounce',
  spam: 'complaint',
  complaint: 'complaint',
};

const BY_MAIL = /^\s*unsubscribe\s+([\w-]{44})\s*$/i;

type ProviderEvent = { event?: unknown; email?: unknown; items?: unknown };

/**
 * Webhooks of the mail provider: bounces, complaints, unsubscriptions in its own mails, and mails
 * to the List-Unsubscribe address (inbound parsing).
 */
@ApiExcludeController()
@Controller('webhooks/mail')
export class ProviderEventsController {
  constructor(
    private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly leaving: Unsubscribe,
  ) {}

  @Post('brevo')
  @HttpCode(200)
  @Public({ limit: 'none' })
  async hear(
    @Body() told: ProviderEvent,
    @Headers('authorization') authorization?: string,
  ): Promise<{ message: string }> {
    expectBearer(authorization, this.config.brevoWebhookToken);
    if (Array.isArray(told.items)) await this.takeMails(told.items as { Subject?: unknown }[]);
    else await this.takeEvent(told);
    return { message: 'Noted.' };
  }

  private async takeEvent({ event, email }: ProviderEvent): Promise<void> {
    const address = typeof email === 'string' ? canonicalEmail(email) : null;
    if (!address || !isEmail(address)) return;
    const reason = typeof event === 'string' ? SUPPRESSING[event] : undefined;
    await this.transactions.run(async (tx) => {
      if (reason) return suppress(tx, address, reason, 'provider');
      if (event !== 'unsubscribed' && event !== 'unsubscribe') return;
      const subscriber = await tx.findOneBy(Subscriber, { email: address });
      if (!subscriber) return;
      await this.leaving.within(tx, subscriber.id, [...TOPICS], { page: 'provider' });
    });
  }

  private async takeMails(mails: { Subject?: unknown }[]): Promise<void> {
    for (const { Subject } of mails.slice(0, 100)) {
      const [, token] = BY_MAIL.exec(String(Subject)) ?? [];
      if (!token) continue;
      // Unknown links are accepted, so that the provider does not retry them.
      await this.leaving.byLink(token, 'mail').catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
  }
}
