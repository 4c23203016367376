import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { INBOUND_MAIL } from '../../background/retry-policy';
import { defineRowQueue, RowQueue } from '../../background/row-queue';
import { runAside } from '../../background/run-aside';
import { AppConfig } from '../../config/app-config';
import { requestContext } from '../../context/request-context';
import { readReplyAddress } from '../../mail/mail.public';
import { FileStorage, ObjectMissing } from '../../storage/file-storage';
import { inTransaction } from '../../database/one-connection';
import { automaticReason } from './judge-headers';
import { type ClaimedMail, holdIfUnread, JudgeMail, type Verdict } from './judge-mail';
import { NO_BODY, type MailBody } from './read-body';
import type { Context, ThreadAnswer, ThreadMail } from './read-body.thread';
import { ReadingContext } from './reading-context';
import { UnreadableMail, readHead, type MailHead } from './read-head';
import { SettleMail } from './settle-mail';

/** For a mail of text; a large one is decoded first. */
const MAX_CPU_MS = 2_000;
const BYTES_A_MS = 5_000;

const RECEIVED = defineRowQueue({
  table: 'inbound_mails',
  waiting: `state = 'received'`,
  columns: 'storage_key, decision, decided_by, request_id, person_id',
  gauges: ['inbound_mails_waiting', 'inbound_mails_oldest_waiting_seconds'],
  since: 'received_at',
});

@Injectable()
export class ImportMails extends RowQueue<ClaimedMail> {
  constructor(
    private readonly config: AppConfig,
    dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly judging: JudgeMail,
    private readonly settling: SettleMail,
    private readonly reading: ReadingContext,
  ) {
    super(dataSource, RECEIVED, {
      name: 'inbound-mail',
      failure: 'Mails wait to be imported',
      everyMs: config.inboundMail.pollMs,
      leaseSeconds: config.mail.staleSeconds,
      atOnce: 4,
      retries: INBOUND_MAIL,
    });
  }

  protected async carryOut(claimed: ClaimedMail): Promise<void> {
    try {
      await requestContext.run({ traceId: claimed.id }, () => this.judge(claimed));
    } catch (error) {
      if (!(error instanceof UnreadableMail) && !(error instanceof ObjectMissing)) throw error;
      await this.settling.asFailed(claimed, 'unreadable');
    }
  }

  /** Some servers send their reports, and providers their complaints, from an address. */
  private isToBounces({ recipients }: MailHead): boolean {
    const { jwtSecret, inboundMail } = this.config;
    const { address } = inboundMail;
    return (
      address !== undefined &&
      recipients.some((one) => readReplyAddress(jwtSecret, address, one, 'bounce-address'))
    );
  }

  private async passToReaders(raw: Buffer): Promise<void> {
    for (const take of reportReaders) {
      await inTransaction(this.dataSource, (tx) => take(tx, this.config, raw));
    }
  }

  /** Only the error's name is logged, because its message may quote the mail. */
  protected override retry(claimed: ClaimedMail, error: Error): Promise<void> {
    return super.retry(claimed, new Error(error.name));
  }

  protected override async giveUp(claimed: ClaimedMail): Promise<void> {
    const { id: inboundMailId, attempts } = claimed;
    this.logger.error({ inboundMailId, attempts }, 'A mail was given up');
    await this.settling.asFailed(claimed, 'gave_up');
  }

  private async judge(claimed: ClaimedMail): Promise<void> {
    const raw = await buffer(await this.storage.read(claimed.storage_key));
    const head = readHead(raw, this.config.inboundMail.lists);
    const { manager } = this.dataSource;
    const reason = automaticReason(head, { ...this.config.mail, inbound: undefined });
    if (reason === 'bounce' || this.isToBounces(head)) {
      await this.passToReaders(raw);
    }
    const verdict = claimed.decision
      ? await this.judging.decided(manager, claimed, head)
      : await this.judging.judge(manager, head);
    const withoutBody = { ...head, ...NO_BODY };
    if (verdict.state === 'ignored') return this.settling.settle(claimed, withoutBody, verdict);
    const context = await this.reading.of(manager, head, partiesOf(verdict));
    const body = await readBodyAside(raw, context).catch((error: unknown) => {
      if (error instanceof UnreadableMail) return null;
      throw error;
    });
    if (body)
      return this.settling.settle(claimed, { ...head, ...body }, holdIfUnread(verdict, body));
    const { requestId } = verdict;
    const held = { state: 'held', reason: 'unreadable', requestId, personId: null } as const;
    return this.settling.settle(claimed, withoutBody, held);
  }
}

const partiesOf = (verdict: Verdict) => ({
  requestId: verdict.requestId,
  personId: verdict.state === 'imported' ? verdict.author.id : verdict.personId,
});

type ReportReader = (tx: EntityManager, config: AppConfig, raw: Buffer) => Promise<unknown>;

export const reportReaders: ReportReader[] = [];

/**
 * In a thread of its own, so that hostile mails do not block the worker. `raw` is empty after the
 * call, because copying 25 MB would block the worker as well.
 * @throws UnreadableMail also if it takes too much CPU time or memory
 */
async function readBodyAside(raw: Buffer, context: Context): Promise<MailBody> {
  const { buffer: memory } = raw;
  // Small buffers are slices of Node's shared pool and cannot be transferred.
  const transferList = memory.byteLength === raw.byteLength ? [memory as ArrayBuffer] : [];
  const file = join(__dirname, 'read-body.thread.js');
  const maxCpuMs = MAX_CPU_MS + raw.length / BYTES_A_MS;
  const mail: ThreadMail = { raw, context };
  const answer = await runAside<ThreadAnswer>(file, mail, { transferList, maxCpuMs });
  if (answer?.body) return answer.body;
  throw new UnreadableMail('Its body cannot be read within the limits');
}
