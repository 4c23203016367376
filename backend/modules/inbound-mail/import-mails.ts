import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RowQueue } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import { requestContext } from '../../context/request-context';
import { FileStorage, ObjectMissing } from '../../storage/storage.public';
import { UnreadableMail } from './unreadable-mail';
import type { ClaimedMail } from './claimed-mail';
import { holdIfEmpty, JudgeMail } from './judge-mail';
import { SettleMail } from './settle-mail';
import { readBodyAside } from './read-body-aside';
import { readHead } from './read-head';

/** About an hour and a half of attempts. */
const MOST_ATTEMPTS = 16;

const QUEUE = {
  table: 'inbound_mails',
  waiting: `state = 'received'`,
  at: 'next_attempt_at',
  attempts: 'attempts',
  columns: 'storage_key, decision, decided_by, request_id, person_id',
};

@Injectable()
export class ImportMails extends RowQueue<ClaimedMail> {
  constructor(
    config: AppConfig,
    dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly judging: JudgeMail,
    private readonly settling: SettleMail,
  ) {
    super(
      dataSource,
      { ...QUEUE, leaseSeconds: config.mail.staleSeconds },
      {
        name: 'inbound-mail',
        failure: 'Mails wait to be imported',
        everyMs: config.inboundMail.pollMs,
      },
    );
  }

  protected async work(claimed: ClaimedMail): Promise<void> {
    try {
      await requestContext.run({ traceId: claimed.id }, () => this.judge(claimed));
    } catch (error) {
      if (!(error instanceof UnreadableMail) && !(error instanceof ObjectMissing)) throw error;
      await this.settling.asFailed(claimed, 'unreadable');
    }
  }

  /** Only the error's name is logged, because its message may quote the mail. */
  protected override async retry(claimed: ClaimedMail, error: Error): Promise<void> {
    const { id: inboundMailId, attempts } = claimed;
    if (attempts < MOST_ATTEMPTS) return super.retry(claimed, new Error(error.name));
    this.logger.error({ inboundMailId, attempts }, 'A mail was given up');
    await this.settling.asFailed(claimed, 'gave_up');
  }

  private async judge(claimed: ClaimedMail): Promise<void> {
    const raw = await buffer(await this.storage.read(claimed.storage_key));
    const head = readHead(raw);
    const { manager } = this.dataSource;
    const verdict = claimed.decision
      ? await this.judging.decided(manager, claimed, head)
      : await this.judging.run(manager, head);
    const withoutBody = { ...head, text: '', wholeText: '', files: [] };
    if (verdict.state === 'ignored') return this.settling.run(claimed, withoutBody, verdict);
    const body = await readBodyAside(raw).catch(asUnreadable);
    if (body) return this.settling.run(claimed, { ...head, ...body }, holdIfEmpty(verdict, body));
    const { requestId } = verdict;
    const failed = { state: 'failed', reason: 'unreadable', requestId, personId: null } as const;
    return this.settling.run(claimed, withoutBody, failed);
  }
}

function asUnreadable(error: unknown): null {
  if (error instanceof UnreadableMail) return null;
  throw error;
}
