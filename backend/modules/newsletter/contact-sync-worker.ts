import { Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { serverAway, waitAfter, type RetryPolicy } from '../../background/retry-policy';
import { RowQueue, type Claimed } from '../../background/row-queue';
import { AppConfig, type ProviderLists } from '../../config/app-config';
import { BrevoClient, ProviderBusy, ProviderRefusal, BrevoModule } from '../../mail/brevo-client';
import type { ContactSync } from './contact-sync.entity';
import { CONTACT_SYNCS, contactOf, findRemainingContact } from './contact-syncs';

type ClaimedSync = Claimed & Pick<ContactSync, 'kind' | 'subjectId' | 'email' | 'revision'>;

@Injectable()
export class ContactSyncWorker extends RowQueue<ClaimedSync> {
  private readonly retries: RetryPolicy;

  constructor(
    dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly client: BrevoClient,
  ) {
    const { pollMs: everyMs, staleSeconds: leaseSeconds, backoffMs } = config.mail;
    const retries = serverAway(backoffMs / 1_000);
    super(dataSource, CONTACT_SYNCS, {
      name: 'provider',
      failure: 'Contacts wait',
      everyMs,
      leaseSeconds,
      retries,
    });
    this.retries = retries;
  }

  override onApplicationBootstrap(): void {
    if (this.config.brevo) super.onApplicationBootstrap();
  }

  protected async carryOut(sync: ClaimedSync): Promise<void> {
    await this.call(sync, this.config.brevo!.lists);
    await this.finish(sync, 'done', null);
  }

  protected override async retry(sync: ClaimedSync, error: Error): Promise<void> {
    if (error instanceof ProviderBusy) {
      const { retryAfterSeconds: askedSeconds } = error;
      const seconds = waitAfter(this.retries, 1, { askedSeconds })!;
      return this.giveBack(sync, seconds, 'Brevo asked us to wait');
    }
    return error instanceof ProviderRefusal ? this.giveUp(sync, error) : super.retry(sync, error);
  }

  protected override async giveUp(sync: ClaimedSync, error: Error): Promise<void> {
    const isRefused = error instanceof ProviderRefusal;
    const { id: syncId, kind, attempts } = sync;
    this.logger.error({ syncId, kind, attempts }, `Contact given up: ${error.message}`);
    await this.finish(sync, isRefused ? 'refused' : 'dead', error.message.slice(0, 500));
  }

  private async call(sync: ClaimedSync, lists: ProviderLists): Promise<void> {
    const db = this.dataSource.manager;
    let about: { kind: string; id: string } | null = { kind: sync.kind, id: sync.subjectId };
    if (sync.kind === 'erasure') {
      const email = sync.email ?? '';
      await this.callUnlessGone('DELETE', `/contacts/${encodeURIComponent(email)}`);
      // A person whose enquiry was erased may still be subscribed.
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

  private async callUnlessGone(method: 'POST' | 'DELETE', path: string, body?: object) {
    await this.client.call(method, path, body).catch((error: Error) => {
      if (!(error instanceof ProviderRefusal) || ![400, 404].includes(error.status)) throw error;
    });
  }

  private async finish(
    { id, attempts, revision }: ClaimedSync,
    state: 'done' | 'refused' | 'dead',
    lastError: string | null,
  ): Promise<void> {
    await this.dataSource.query(
      `UPDATE contact_syncs SET email = CASE WHEN $4 = 'done' THEN NULL ELSE email END,
         last_error = $5, updated_at = now(), next_attempt_at = now(),
         state = CASE WHEN revision = $3 THEN $4 ELSE 'waiting' END,
         attempts = CASE WHEN revision = $3 THEN attempts ELSE 0 END, crashes = 0
       WHERE id = $1 AND state = 'sending' AND attempts = $2`,
      [id, attempts, revision, state, lastError],
    );
  }
}

@Module({ imports: [BrevoModule], providers: [ContactSyncWorker] })
export class ContactsWorkerModule {}
