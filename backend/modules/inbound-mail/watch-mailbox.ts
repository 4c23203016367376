import { Injectable } from '@nestjs/common';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { DataSource, type QueryRunner } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { MAILBOX, waitAfter } from '../../background/retry-policy';
import { AppConfig } from '../../config/app-config';
import { tryLockSession, unlockNames } from '../../database/locks';
import { isRefusal } from '../../database/sql';
import { AppError } from '../../errors/app-error';
import { sha256 } from '../../links/links.public';
import { MAX_MAIL_BYTES } from './inbound-mail-options';
import { MailboxStatus } from './mailbox-status';
import { TakeMail } from './take-mail';

const AS_FOLLOWER_MS = 10_000;
const WITHOUT_MAILBOX_MS = 60_000;
const TIMEOUT_MS = 30_000;

/**
 * A mail is stored before it is marked as read; after a crash it comes again and is recognised by
 * its number.
 */
@Injectable()
export class WatchMailbox extends RepeatedTask {
  private readonly leader: MailboxLeader;
  private client?: ImapFlow;
  private failures = 0;
  private readonly failed = new Set<number>();

  constructor(
    private readonly config: AppConfig,
    private readonly taking: TakeMail,
    private readonly status: MailboxStatus,
    dataSource: DataSource,
  ) {
    super({
      name: 'inbound-mail',
      failure: 'The mailbox waits',
      everyMs: config.inboundMail.pollMs,
    });
    this.leader = new MailboxLeader(dataSource);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.disconnect();
    await this.leader.stepDown();
  }

  protected async runOnce(): Promise<number | void> {
    const { imapUrl } = this.config.inboundMail;
    if (!imapUrl) return WITHOUT_MAILBOX_MS;
    try {
      if (!(await this.leader.isLeader())) return AS_FOLLOWER_MS;
      await this.fetchNew(new URL(imapUrl));
      await this.status.looked();
      this.failures = 0;
    } catch (error) {
      return await this.afterFailure(error as Error & { code?: string });
    }
  }

  /** Only the error code is logged, because the server's response may contain the user name. */
  private async afterFailure(error: Error & { code?: string }): Promise<number> {
    await this.disconnect();
    await this.leader.stepDown();
    this.failures += 1;
    const waitMs = Math.round(waitAfter(MAILBOX, this.failures)! * 1_000);
    const why = { error: error.code ?? error.name, failures: this.failures, waitMs };
    this.logger.warn(why, 'The mailbox cannot be read');
    return waitMs;
  }

  private async fetchNew(url: URL): Promise<void> {
    const client = (this.client ??= await this.connect(url));
    const lock = await client.getMailboxLock(decodeURIComponent(url.pathname.slice(1)) || 'INBOX');
    try {
      const uids = (await client.search({ seen: false }, { uid: true })) || [];
      await this.fetchAll(client, url, uids);
    } finally {
      lock.release();
    }
  }

  private async fetchAll(client: ImapFlow, url: URL, uids: number[]): Promise<void> {
    const errors: unknown[] = [];
    for (const uid of uids.toSorted((a, b) => this.failedBefore(a) - this.failedBefore(b))) {
      try {
        await this.fetchOne(client, url, uid);
        this.failed.delete(uid);
      } catch (error) {
        this.failed.add(uid);
        errors.push(error);
        if (!client.usable || isAway(error)) break;
      }
    }
    if (errors.length > 0) throw errors[0];
  }

  private failedBefore(uid: number): number {
    return this.failed.has(uid) ? 1 : 0;
  }

  private async fetchOne(client: ImapFlow, url: URL, uid: number): Promise<void> {
    const range = String(uid);
    const about = await client.fetchOne(range, { uid: true, size: true }, { uid: true });
    if (!about) return;
    const isHeaderOnly = (about.size ?? 0) > MAX_MAIL_BYTES;
    const sourceId = this.sourceIdOf(client, url, about);
    if (isHeaderOnly) {
      const head = await client.fetchOne(range, { headers: true }, { uid: true });
      if (head && head.headers)
        await this.taking.take(only(head.headers), { sourceId, isHeaderOnly });
    } else {
      const { content } = await client.download(range, undefined, { uid: true });
      if (!content) return;
      await this.taking.take(content, { sourceId });
    }
    await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
  }

  /** A recreated mailbox restarts its numbers, with another validity. */
  private sourceIdOf(
    client: ImapFlow,
    { host, username, pathname }: URL,
    mail: FetchMessageObject,
  ) {
    const mailbox = sha256(`${username}@${host}${pathname}`);
    const { uidValidity } = client.mailbox || {};
    return `imap:${mailbox.slice(0, 16)}:${uidValidity}:${mail.uid}`;
  }

  private async connect({ hostname, port, protocol, username, password, searchParams }: URL) {
    const isSecure = protocol === 'imaps:';
    // Loaded on demand: 4 MB of heap, for the one worker that reads a mailbox.
    const imap = await import('imapflow');
    const client = new imap.ImapFlow({
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      doSTARTTLS: isSecure || searchParams.get('requireTLS') === 'false' ? undefined : true,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: 5 * 60_000,
    });
    // The next poll notices a lost connection.
    client.on('error', () => undefined);
    client.on('exists', () => this.wake());
    client.on('close', () => {
      if (this.client === client) this.client = undefined;
    });
    await client.connect();
    return client;
  }

  private async disconnect(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    client?.close();
  }
}

/** The next mails would fail as well. */
const isAway = (error: unknown): boolean =>
  error instanceof AppError
    ? error.kind === 'unavailable'
    : 'driverError' in (error as Error) && !isRefusal(error);

async function* only(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** The lock is released with the connection. */
class MailboxLeader {
  private runner?: QueryRunner;

  constructor(private readonly dataSource: DataSource) {}

  async isLeader(): Promise<boolean> {
    if (this.runner) {
      // Throws if the connection, and with it the lock, is lost.
      await this.runner.query('SELECT 1');
      return true;
    }
    const runner = this.dataSource.createQueryRunner();
    try {
      const isMine = await tryLockSession(runner, 'inbound-mailbox');
      if (isMine) this.runner = runner;
      return isMine;
    } finally {
      if (!this.runner) await runner.release();
    }
  }

  async stepDown(): Promise<void> {
    const { runner } = this;
    this.runner = undefined;
    if (!runner) return;
    await unlockNames(runner).catch(() => undefined);
    await runner.release().catch(() => undefined);
  }
}
