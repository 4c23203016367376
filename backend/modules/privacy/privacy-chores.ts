import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { OneTimeTokens } from '../../links/links.public';
import { forgetRecipient } from '../../mail/mail.public';
import { isActive, lockUser } from '../accounts/accounts.public';
import { eraseLater } from './ask-data-request';
import { REMINDER_DAYS } from './data-request.entity';
import { erasureNear } from './privacy.events';
import { FAREWELL } from './privacy.mails';

const CLAIM = `
  UPDATE data_requests SET reminded_at = now() WHERE id IN (
    SELECT id FROM data_requests
    WHERE kind = 'erase' AND subject_kind = 'client' AND state = 'waiting' AND reminded_at IS NULL
      AND next_attempt_at <= now() + interval '${REMINDER_DAYS} days'
      AND created_at < runs_at - interval '${REMINDER_DAYS} days'
    ORDER BY next_attempt_at LIMIT 20 FOR UPDATE SKIP LOCKED)
  RETURNING id, subject_id`;

/**
 * The privacy notice promises it. Clients who keep their account are asked again after the same
 * time.
 */
const KEPT = '6 years';
const FORGOTTEN = `
  SELECT u.id FROM users u
  WHERE u.role = 'client' AND ${isActive('u')} AND u.erases_at IS NULL
    AND coalesce(u.last_seen_at, u.created_at) < now() - interval '${KEPT}'
    AND NOT EXISTS (SELECT 1 FROM data_requests d
      WHERE d.subject_id = u.id AND d.created_at > now() - interval '${KEPT}')
    AND NOT EXISTS (SELECT 1 FROM project_requests r
      WHERE r.user_id = u.id AND r.updated_at > now() - interval '${KEPT}')
  LIMIT 20`;

const FAREWELLS_SENT = `
  SELECT r.id, r.farewell FROM data_requests r
  WHERE r.farewell IS NOT NULL AND (
    r.done_at < now() - interval '3 days'
    OR EXISTS (
      SELECT 1 FROM outbox_mails m
      WHERE m.template = '${FAREWELL}' AND m.created_at >= r.done_at - interval '1 hour'
        AND m.props->>'dataRequestId' = r.id::text
        AND m.state IN ('sent', 'skipped', 'dead', 'cancelled')))
  LIMIT 20`;

/** A trigger records the keys for `DeleteObjects`. */
const DROP_ARCHIVES = `
  UPDATE data_requests SET storage_key = NULL, bytes = NULL
  WHERE storage_key IS NOT NULL AND expires_at <= now()`;

/**
 * Claims nothing: reminders are marked in their transaction, and the other chores may happen twice.
 */
@Injectable()
export class PrivacyChores extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly dataSource: DataSource,
  ) {
    super({ name: 'privacy', failure: 'Reminders wait', everyMs: config.files.pollMs });
  }

  protected async runOnce(): Promise<void> {
    await this.remind();
    await this.eraseForgotten();
    await this.forgetFarewells();
    await this.dataSource.query(DROP_ARCHIVES);
  }

  private remind(): Promise<void> {
    return this.transactions.run(async (tx) => {
      const [rows] = await tx.query<[{ id: string; subject_id: string }[], number]>(CLAIM);
      for (const { id, subject_id: subject } of rows) {
        const user = await lockUser(tx, { id: subject });
        if (!user) continue;
        const link = { subjectId: subject, email: user.email };
        const { id: tokenId } = await this.tokens.issue(tx, 'keep_account', link);
        const about = { dataRequestId: id, kind: 'client' as const, tokenId };
        await record(tx, erasureNear({ subject, ...about }));
      }
    });
  }

  private async eraseForgotten(): Promise<void> {
    for (const { id } of await this.dataSource.query<{ id: string }[]>(FORGOTTEN)) {
      await this.transactions.run(async (tx) => {
        const user = await lockUser(tx, { id });
        if (user?.erasesAt === null) await eraseLater(tx, this.tokens, user, null);
      });
    }
  }

  private async forgetFarewells(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string; farewell: string }[]>(FAREWELLS_SENT);
    for (const { id, farewell } of rows) {
      await this.transactions.run(async (tx) => {
        await forgetRecipient(tx, [farewell]);
        await tx.query('UPDATE data_requests SET farewell = NULL WHERE id = $1', [id]);
      });
    }
  }
}
