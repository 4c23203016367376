import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { requestContext } from '../../context/request-context';
import { FileStorage, ObjectMissing } from '../../storage/storage.public';
import { UnreadableMail } from './unreadable-mail';
import type { Decision } from './inbound-mail-options';
import { holdIfEmpty, JudgeMail } from './judge-mail';
import { SettleMail } from './settle-mail';
import { readBodyAside } from './read-body-aside';
import { readHead } from './read-head';

export type ClaimedMail = {
  id: string;
  storage_key: string;
  attempts: number;
  decision: Decision | null;
  decided_by: string | null;
  request_id: string | null;
  person_id: string | null;
};

const LONGEST_WAIT_S = 600;
/** About an hour and a half of attempts. */
const MOST_ATTEMPTS = 16;

/**
 * Claims a mail for `$1` seconds, after which another worker may take it from a dead one. A late
 * worker changes nothing.
 */
export const CLAIM = `
  UPDATE inbound_mails SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
  WHERE id = (
    SELECT id FROM inbound_mails WHERE state = 'received' AND next_attempt_at <= now()
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, storage_key, attempts, decision, decided_by, request_id, person_id`;

const POSTPONE = `
  UPDATE inbound_mails SET next_attempt_at = now() + make_interval(secs => $3)
  WHERE id = $1 AND state = 'received' AND attempts = $2`;

@Injectable()
export class ImportMails extends RepeatedTask {
  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly judging: JudgeMail,
    private readonly settling: SettleMail,
  ) {
    super({
      name: 'inbound-mail',
      failure: 'Mails wait to be imported',
      everyMs: config.inboundMail.pollMs,
    });
  }

  protected async runOnce(): Promise<number | void> {
    const claimed = await this.claim();
    if (claimed && (await this.importOne(claimed))) return 1;
  }

  private async claim(): Promise<ClaimedMail | undefined> {
    const [[mail]] = await this.dataSource.query<[ClaimedMail[], number]>(CLAIM, [
      this.config.mail.staleSeconds,
    ]);
    return mail;
  }

  private async importOne(claimed: ClaimedMail): Promise<boolean> {
    try {
      await requestContext.run({ traceId: claimed.id }, () => this.judge(claimed));
      return true;
    } catch (error) {
      if (error instanceof UnreadableMail || error instanceof ObjectMissing) {
        await this.settling.asFailed(claimed, 'unreadable');
        return true;
      }
      await this.postpone(claimed, error as Error);
      return false;
    }
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

  private async postpone({ id, attempts }: ClaimedMail, error: Error): Promise<void> {
    if (attempts >= MOST_ATTEMPTS) {
      this.logger.error({ inboundMailId: id, attempts }, 'A mail was given up');
      return this.settling.asFailed({ id, attempts }, 'gave_up');
    }
    const wait = Math.min(2 ** Math.min(attempts, 10), LONGEST_WAIT_S);
    await this.dataSource.query(POSTPONE, [id, attempts, wait]);
    const why = { inboundMailId: id, attempts, waitSeconds: wait, error: error.name };
    this.logger.warn(why, 'A mail could not be imported yet');
  }
}

function asUnreadable(error: unknown): null {
  if (error instanceof UnreadableMail) return null;
  throw error;
}
