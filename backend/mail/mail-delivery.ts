import { buffer } from 'node:stream/consumers';
import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { RateLimits } from '../access/rate-limits';
import { refusedMail, serverAway, waitAfter } from '../background/retry-policy';
import { AppConfig } from '../config/app-config';
import { requestContext } from '../context/request-context';
import { traced } from '../context/tracing';
import { inTransaction } from '../database/one-connection';
import { FileStorage } from '../storage/file-storage';
import { withoutAddresses } from '../validation/email-address';
import { holdForMorning } from './digests';
import type { Attachment, ComposedMail, StoredFile } from './define-mail';
import { MailComposer } from './mail-composer';
import { excerptOf, renderHtml, renderText } from './mail-layout';
import { claimMail, endMail, postpone, suppressRefused, type ClaimedMail } from './mail-outcomes';
import { MAIL_QUEUE, type MailJob } from './mail-queue';
import { DeliveryPostponed, DeliveryRefused, MailTransport } from './mail-transport';
import { keepAnswerable, withThread, withRequestLinks } from './reply-thread';

/** Lists of mails show no more; with the ellipsis 78 characters. */
const MAX_SUBJECT = 76;
/** Between looks for an attachment that is being made. */
const FILE_SECONDS = 3;

@Injectable()
export class MailDelivery implements OnApplicationBootstrap {
  private readonly logger = new Logger('mail');
  private readonly inHand = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly composer: MailComposer,
    private readonly transport: MailTransport,
    private readonly limits: RateLimits,
    private readonly storage: FileStorage,
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>,
  ) {}

  onApplicationBootstrap(): void {
    this.queue.on('error', (error) => this.logger.warn(`The queue is away: ${error.message}`));
    const heartbeat = () => void this.keepClaims().catch(() => {});
    setInterval(heartbeat, this.config.mail.staleSeconds * 300).unref();
    void this.queue.process(this.config.mail.concurrency, ({ data }) =>
      // Jobs of an earlier version held one mail each.
      this.deliverAll(data.mailIds ?? []),
    );
  }

  /** Relays treat mails whose claim is old as lost, and would send slow ones twice. */
  async keepClaims(): Promise<void> {
    if (this.inHand.size === 0) return;
    await this.dataSource.query(
      `UPDATE outbox_mails SET claimed_at = now() WHERE id = ANY($1) AND state = 'sending'
         AND claimed_at < now() - make_interval(secs => $2)`,
      [[...this.inHand], this.config.mail.staleSeconds / 4],
    );
  }

  private async deliverAll(mailIds: string[]): Promise<void> {
    const all = await Promise.allSettled(mailIds.map((id) => this.claimAndDeliver(id)));
    const failed = all.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }

  private async claimAndDeliver(mailId: string): Promise<void> {
    // Bull may run a slow job a second time, which claims nothing.
    const isInHand = this.inHand.has(mailId);
    this.inHand.add(mailId);
    try {
      const mail = await claimMail(this.dataSource.manager, mailId);
      if (!mail) return;
      await requestContext.run({ traceId: mail.traceId ?? mailId }, () => this.deliver(mail));
    } finally {
      if (!isInHand) this.inHand.delete(mailId);
    }
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const { manager } = this.dataSource;
    const { id: mailId } = mail;
    try {
      const composed = await this.composer.composeAsChosen(mail);
      if (composed && 'until' in composed) {
        await holdForMorning(this.dataSource, mailId, composed);
        return;
      }
      // Once for each mail, not for each try of an unreachable server.
      if (composed?.isUnproven && mail.attempts === 1) {
        const seconds = await this.limits.waitFor('unproven-address', composed.to);
        if (seconds > 0) return await postpone(manager, mailId, seconds);
      }
      mail.recipient = composed?.to ?? null;
      if (composed) await this.send(mail, composed);
      const { recipient } = mail;
      await endMail(manager, {
        id: mailId,
        state: composed ? 'sent' : 'skipped',
        recipient,
        isDigest: mail.digestKey !== null,
      });
      this.logger.log(
        { mailId, template: mail.template, attempts: mail.attempts },
        composed ? 'sent' : 'skipped',
      );
    } catch (error) {
      await this.retryOrGiveUp(mail, error as Error);
    }
  }

  private async send({ id, template }: ClaimedMail, composed: ComposedMail): Promise<void> {
    const { manager } = this.dataSource;
    const threaded = withThread(this.config, composed);
    const linked = await withRequestLinks(manager, this.config, id, threaded);
    const content = { ...linked, subject: excerptOf(linked.subject, MAX_SUBJECT) };
    const rendered = { ...content, text: renderText(content), html: renderHtml(content) };
    if (linked.replyTo) await keepAnswerable(manager, this.config, id, rendered);
    const attachment = composed.file && (await this.attachmentOf(composed.file));
    await traced(`mail ${template}`, { kind: 'client', attributes: { 'mail.id': id } }, () =>
      this.transport.send(id, { ...rendered, ...(attachment && { attachment }) }),
    );
  }

  private async attachmentOf({ name, type, storageKey }: StoredFile): Promise<Attachment> {
    if (!storageKey) throw new DeliveryPostponed('Its attachment is not made yet.', FILE_SECONDS);
    return { name, type, content: await buffer(await this.storage.read(storageKey)) };
  }

  private async retryOrGiveUp(mail: ClaimedMail, error: Error): Promise<void> {
    const isPostponed = error instanceof DeliveryPostponed;
    const isRefused = error instanceof DeliveryRefused;
    const refusals = mail.refusals + (isPostponed ? 0 : 1);
    const firstSeconds = this.config.mail.backoffMs / 1_000;
    const askedSeconds = isPostponed ? error.seconds : undefined;
    const waitAway = waitAfter(serverAway(firstSeconds), mail.attempts, { askedSeconds });
    const waitRefused = isRefused ? null : waitAfter(refusedMail(firstSeconds), refusals);
    const wait = isPostponed ? waitAway : waitAway && waitRefused;
    const isDead = wait === null;
    // The server's response may quote the address, so it goes into the row rather than the log.
    this.logger[isDead ? 'error' : 'warn'](
      { mailId: mail.id, template: mail.template, attempts: mail.attempts },
      isDead ? 'Mail given up' : 'Mail will be tried again',
    );
    await inTransaction(this.dataSource, async (tx) => {
      await tx.query(
        `UPDATE outbox_mails SET state = $2, last_error = $3, refusals = $5, recipient = $6, crashes = 0,
           next_attempt_at = now() + make_interval(secs => $4) WHERE id = $1 AND state = 'sending'`,
        [
          mail.id,
          isDead ? 'dead' : 'waiting',
          withoutAddresses(error.message).slice(0, 500),
          wait ?? 0,
          refusals,
          mail.recipient,
        ],
      );
      if (isRefused && error.isAboutAddress && mail.recipient) {
        await suppressRefused(tx, mail.recipient);
      }
    });
  }
}
