import { Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig, type ProviderLists } from '../../config/app-config';
import { BrevoClient, ProviderBusy, ProviderRefusal, BrevoModule } from '../../mail/brevo-client';
import { MAX_ATTEMPTS, unreachableBackoffMs } from '../../mail/retry-policy';
import type { ContactSyncKind } from './contact-sync.entity';
import { contactOf, findRemainingContact } from './contact-syncs';

type Claimed = {
  id: string;
  kind: ContactSyncKind;
  subject_id: string;
  email: string | null;
  revision: number;
  attempts: number;
};

const BATCH = 5;
const STALE_SECONDS = 600;
const HOUR_SECONDS = 3_600;

/**
 * Workers may run in parallel: rows are claimed with SKIP LOCKED, and a dead worker's rows are
 * claimed again. Does nothing without a provider.
 */
@Injectable()
export class ContactSyncWorker extends RepeatedTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly client: BrevoClient,
  ) {
    super({ name: 'provider', failure: 'Contacts wait', everyMs: config.mail.pollMs });
  }

  override onApplicationBootstrap(): void {
    if (this.config.brevo) super.onApplicationBootstrap();
  }

  protected async runOnce(): Promise<number | void> {
    if ((await this.syncBatch(this.config.brevo!.lists)) === BATCH) return 0;
  }

  private async syncBatch(lists: ProviderLists): Promise<number> {
    const claimed = await this.claim();
    for (const [index, sync] of claimed.entries()) {
      const busySeconds = await this.tell(sync, lists);
      if (busySeconds !== null) {
        // The rate limit is per account, so the rest would be refused as well.
        const rest = claimed.slice(index + 1).map(({ id }) => id);
        await this.holdAll(rest, busySeconds);
        return 0;
      }
    }
    return claimed.length;
  }

  private async claim(): Promise<Claimed[]> {
    const [rows] = await this.dataSource.query<[Claimed[], number]>(
      `UPDATE contact_syncs SET state = 'sending', claimed_at = now(), attempts = attempts + 1
       WHERE id IN (
         SELECT id FROM contact_syncs
         WHERE (state = 'waiting' AND next_attempt_at <= now())
            OR (state = 'sending' AND claimed_at < now() - make_interval(secs => ${STALE_SECONDS}))
         ORDER BY next_attempt_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING id, kind, subject_id, email, revision, attempts`,
    );
    return rows;
  }

  private async tell(sync: Claimed, lists: ProviderLists): Promise<number | null> {
    try {
      await this.call(sync, lists);
      await this.finish(sync, 'done', null);
    } catch (error) {
      if (error instanceof ProviderBusy) {
        await this.holdAll([sync.id], error.retryAfterSeconds);
        return error.retryAfterSeconds;
      }
      await this.retryOrGiveUp(sync, error as Error);
    }
    return null;
  }

  private async call(sync: Claimed, lists: ProviderLists): Promise<void> {
    const db = this.dataSource.manager;
    let about: { kind: string; id: string } | null = { kind: sync.kind, id: sync.subject_id };
    if (sync.kind === 'erasure') {
      const email = sync.email ?? '';
      await this.callUnlessGone('DELETE', `/contacts/${encodeURIComponent(email)}`);
      // A person whose enquiry was erased may still be subscribed; sync that contact again.
      about = await findRemainingContact(db, email);
    }
    const news = about && (await contactOf(about.kind).compose(db, about.id, lists));
    if (!news) return;
    const { contact, leaves } = news;
    if (contact.emailBlacklisted || contact.listIds?.length) {
      await this.client.call('POST', '/contacts', contact);
    }
    for (const list of leaves) {
      const path = `/contacts/lists/${list}/contacts/remove`;
      await this.callUnlessGone('POST', path, { emails: [contact.email] });
    }
  }

  /** Removing a contact that no longer exists is not an error. */
  private async callUnlessGone(method: 'POST' | 'DELETE', path: string, body?: object) {
    await this.client.call(method, path, body).catch((error: Error) => {
      if (!(error instanceof ProviderRefusal) || ![400, 404].includes(error.status)) throw error;
    });
  }

  private async finish(
    sync: Claimed,
    state: 'done' | 'refused' | 'dead',
    lastError: string | null,
  ): Promise<void> {
    await this.dataSource.query(
      `UPDATE contact_syncs SET state = CASE WHEN revision = $2 THEN $3 ELSE 'waiting' END,
         email = CASE WHEN $3 = 'done' THEN NULL ELSE email END,
         last_error = $4, updated_at = now() WHERE id = $1`,
      [sync.id, sync.revision, state, lastError],
    );
  }

  private async retryOrGiveUp(sync: Claimed, error: Error): Promise<void> {
    const { id, kind, attempts } = sync;
    const isRefused = error instanceof ProviderRefusal;
    const lastError = error.message.slice(0, 500);
    const about = { syncId: id, kind, attempts };
    if (isRefused || attempts >= MAX_ATTEMPTS) {
      this.logger.error(about, `Contact given up: ${error.message}`);
      await this.finish(sync, isRefused ? 'refused' : 'dead', lastError);
      return;
    }
    this.logger.warn(about, 'Contact will be tried again');
    const waitMs = unreachableBackoffMs(attempts, this.config.mail.backoffMs);
    await this.dataSource.query(
      `UPDATE contact_syncs SET state = 'waiting', last_error = $2, updated_at = now(),
         next_attempt_at = now() + make_interval(secs => $3) WHERE id = $1`,
      [id, lastError, waitMs / 1000],
    );
  }

  /** Waiting at the provider's request does not count as an attempt. */
  private async holdAll(ids: string[], seconds: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE contact_syncs SET state = 'waiting', attempts = attempts - 1, updated_at = now(),
         last_error = 'Brevo asked us to wait', next_attempt_at = now() + make_interval(secs => $2)
       WHERE id = ANY($1)`,
      [ids, Math.min(seconds, HOUR_SECONDS)],
    );
  }
}

@Module({ imports: [BrevoModule], providers: [ContactSyncWorker] })
export class ContactsWorkerModule {}
