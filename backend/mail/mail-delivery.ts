import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { requestContext } from '../observability/request-context';
import { MailComposer } from './mail-composer';
import { MAIL_QUEUE, type MailJob } from './mail-queue';
import { OutboxMail } from './outbox-mail.entity';
import { backoffMs, isHopeless, MAX_ATTEMPTS } from './retry-policy';
import { SmtpTransport } from './smtp-transport';

/**
 * Takes jobs from the queue and speaks SMTP. The row decides, not the job: a mail is sent only by
 * whoever turns its row from `queued` to `sending`.
 */
@Injectable()
export class MailDelivery implements OnApplicationBootstrap {
  private readonly logger = new Logger('mail');

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly composer: MailComposer,
    private readonly transport: SmtpTransport,
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>,
  ) {}

  onApplicationBootstrap(): void {
    this.queue.on('error', (error) => this.logger.warn(`The queue is away: ${error.message}`));
    // Settles only when the queue closes.
    void this.queue.process(this.config.mail.concurrency, ({ data }) =>
      requestContext.run({ traceId: data.traceId }, () => this.deliver(data.mailId)),
    );
  }

  async deliver(mailId: string): Promise<void> {
    const mail = await this.claim(mailId);
    if (!mail) return;
    const heartbeat = setInterval(
      () => void this.keepClaim(mailId),
      this.config.mail.staleSeconds * 300,
    );
    try {
      const composed = await this.composer.compose(mail);
      if (composed) await this.transport.send(mail.id, composed);
      await this.finish(mailId, composed ? 'sent' : 'skipped');
      this.logger.log(
        { mailId, template: mail.template, attempts: mail.attempts },
        composed ? 'sent' : 'skipped',
      );
    } catch (error) {
      await this.retryOrGiveUp(mail, error as Error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async claim(mailId: string): Promise<OutboxMail | null> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(OutboxMail)
      .set({ state: 'sending', claimedAt: () => 'now()', attempts: () => 'attempts + 1' })
      .where({ id: mailId, state: 'queued' })
      .execute();
    return affected ? this.dataSource.manager.findOneByOrFail(OutboxMail, { id: mailId }) : null;
  }

  private async keepClaim(mailId: string): Promise<void> {
    await this.dataSource
      .query(`UPDATE outbox_mails SET claimed_at = now() WHERE id = $1 AND state = 'sending'`, [
        mailId,
      ])
      .catch(() => {});
  }

  private async finish(mailId: string, state: 'sent' | 'skipped'): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox_mails SET state = $2, sent_at = now(), last_error = NULL WHERE id = $1`,
      [mailId, state],
    );
  }

  private async retryOrGiveUp(mail: OutboxMail, error: Error): Promise<void> {
    const dead = mail.attempts >= MAX_ATTEMPTS || isHopeless(error);
    const waitMs = backoffMs(mail.attempts, this.config.mail.backoffMs);
    // The server's words may quote the address: ops see the row, the log does not.
    this.logger[dead ? 'error' : 'warn'](
      { mailId: mail.id, template: mail.template, attempts: mail.attempts },
      dead ? 'Mail given up' : 'Mail will be tried again',
    );
    await this.dataSource.query(
      `UPDATE outbox_mails SET state = $2, last_error = $3,
         next_attempt_at = now() + make_interval(secs => $4) WHERE id = $1 AND state = 'sending'`,
      [mail.id, dead ? 'dead' : 'waiting', error.message.slice(0, 500), waitMs / 1000],
    );
  }
}
