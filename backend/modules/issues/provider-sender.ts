import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { refusedMail, waitAfter } from '../../background/retry-policy';
import type { AppConfig } from '../../config/app-config';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import {
  isServerAway,
  kindOfAnswer,
  refusesAddress,
  SmtpPool,
  type SmtpError,
} from '../../mail/mail.public';
import { OFFICE_ZONE_SQL } from '../response-times/response-times.public';
import { withoutAddresses } from '../../validation/email-address';
import { lockSubscribers, subscribersFailed, subscribersRefused } from './reports';
import {
  BOUNCED,
  FAILED,
  LEFT,
  REFUSED,
  SENDING,
  SENT,
  UNSURE,
  WAITING,
  type Issue,
  type MailboxProvider,
} from './issue.entity';
import { IssueMessages, type Recipient } from './issue-message';

const AWAY_MS = 5_000;
/** At most three claims are in hand, and unsure if the worker is killed. */
const BATCHES = 4;

type Claimed = Recipient & { state: number; attempt: number; refusals: number };
type Settled = { id: string; attempt: number; state: number; wait: number; reply: string | null };

/** Twice the rate of an unlimited pool while it is slowed. */
const UNLIMITED = 1_200;

/** Refills the budget by the time passed, for at most a second ahead. */
const BUDGET = `
  UPDATE issue_pools p SET refilled_at = now(), granted = one.granted,
    tokens = one.filled - one.granted
  FROM (SELECT pool, filled, CASE WHEN per_minute IS NULL THEN $2::int
          ELSE least($2::int, floor(filled)::int) END AS granted
        FROM (SELECT pool, per_minute, CASE WHEN per_minute IS NULL THEN $2::int ELSE
                least(greatest(1, rate), tokens + rate * extract(epoch FROM now() - refilled_at)) END AS filled
              FROM (SELECT pool, per_minute, tokens, refilled_at, per_minute / 60.0
                  * CASE WHEN is_slowed THEN 0.5 ELSE 1 END AS rate
                FROM (SELECT pool, tokens, refilled_at, slowed_until > now() AS is_slowed,
                    CASE WHEN slowed_until > now() THEN coalesce(per_minute, ${UNLIMITED})
                      ELSE per_minute END AS per_minute
                  FROM issue_pools WHERE pool = $1 FOR UPDATE) locked) rated) filling) one
  WHERE p.pool = one.pool RETURNING p.granted`;

const LEFT_TODAY = `
  SELECT daily_limit - CASE WHEN day = (now() AT TIME ZONE ${OFFICE_ZONE_SQL})::date
    THEN day_count ELSE 0 END AS room
  FROM issues WHERE id = $1 AND state = 'sending' FOR UPDATE`;
const TAKE_TODAY = `
  UPDATE issues SET day = (now() AT TIME ZONE ${OFFICE_ZONE_SQL})::date, day_count = daily_limit - $2
  WHERE id = $1`;
const GIVE_BACK = `UPDATE issues SET day_count = greatest(0, day_count - $2) WHERE id = $1`;

/** Consent is checked again: subscribers who left after freezing get nothing. */
const CLAIM = `
  WITH next AS (
    SELECT subscriber_id FROM issue_deliveries
    WHERE issue_id = $1 AND pool = $2 AND state = ${WAITING} AND moved_at <= now()
      AND EXISTS (SELECT 1 FROM issues i WHERE i.id = $1 AND i.state = 'sending')
    ORDER BY moved_at LIMIT $3 FOR UPDATE SKIP LOCKED)
  UPDATE issue_deliveries d SET moved_at = now(), attempt = d.attempt + 1,
    state = CASE WHEN reader.topic IS NULL THEN ${LEFT} ELSE ${SENDING} END
  FROM next JOIN subscribers s ON s.id = next.subscriber_id
    CROSS JOIN LATERAL (SELECT CASE WHEN s.state = 'confirmed' THEN (
      SELECT min(t.topic) FROM subscriptions t JOIN issues i ON i.id = $1 AND t.topic = ANY(i.topics)
      WHERE t.subscriber_id = s.id AND t.state = 'confirmed') END AS topic) reader
  WHERE d.issue_id = $1 AND d.subscriber_id = next.subscriber_id
  RETURNING d.subscriber_id AS id, d.state, d.attempt, d.refusals, s.email, s.link_key AS "linkKey", reader.topic`;

/** Settles unsure mails as well, in case their worker was only slow. */
const SETTLE = `
  UPDATE issue_deliveries d SET state = r.state, reply = r.reply,
    refusals = d.refusals + (r.wait > 0)::int,
    attempt = CASE WHEN r.wait < 0 THEN d.attempt - 1 ELSE d.attempt END,
    moved_at = now() + make_interval(secs => greatest(r.wait, 0))
  FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, attempt int, state int, wait float, reply text)
  WHERE d.issue_id = $1 AND d.subscriber_id = r.id AND d.attempt = r.attempt
    AND d.state IN (${SENDING}, ${UNSURE})`;

const SLOW_DOWN = `
  UPDATE issue_pools SET slowed_until = now() + interval '15 minutes' WHERE pool = $1`;

/** Connections of its own, so that a slow pool slows no other. */
export class ProviderSender {
  private readonly inFlight = new Set<Promise<void>>();
  private settled: Settled[] = [];
  private away = false;
  private readonly logger = new Logger('issues');
  private readonly transactions: Transactions;
  private readonly transport: SmtpPool;
  private readonly messages: IssueMessages;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    readonly issue: Issue,
    private readonly pool: MailboxProvider,
  ) {
    this.transactions = new Transactions(dataSource);
    // A broken connection leaves a mail unsure; sending it again unasked could double it.
    this.transport = new SmtpPool(config, { maxRequeues: 0 });
    this.messages = new IssueMessages(config, issue);
  }

  /**
   * Returns the number of mails claimed, once nothing of the pool is due.
   * @throws TooIntricate before any mail is claimed
   */
  async send(stop: AbortSignal): Promise<number> {
    await this.messages.prepare();
    let total = 0;
    const batch = BATCHES * this.config.mail.concurrency;
    try {
      while (!stop.aborted && !this.away) {
        if (this.inFlight.size > batch) await Promise.race(this.inFlight);
        if (this.inFlight.size > batch) continue;
        await this.settle();
        const claimed = await this.claim(batch);
        for (const one of claimed) if (one.state === SENDING) this.start(one);
        total += claimed.length;
        if (claimed.length > 0) continue;
        if (this.inFlight.size === 0) return total;
        await Promise.race(this.inFlight);
      }
    } finally {
      await Promise.all(this.inFlight);
      await this.settle();
    }
    if (this.away) await pauseFor(AWAY_MS, stop);
    this.away = false;
    return total;
  }

  close(): void {
    this.transport.close();
  }

  private async claim(most: number): Promise<Claimed[]> {
    const { id, dailyLimit } = this.issue;
    const [budget] = await read<{ granted: number }>(this.dataSource, BUDGET, [this.pool, most]);
    let granted = budget?.granted ?? 0;
    if (granted > 0 && dailyLimit !== null) granted = await this.ofToday(granted);
    if (granted === 0) return [];
    const rows = await read<Claimed>(this.dataSource, CLAIM, [id, this.pool, granted]);
    const unused = granted - rows.filter(({ state }) => state === SENDING).length;
    if (dailyLimit !== null && unused > 0) await read(this.dataSource, GIVE_BACK, [id, unused]);
    return rows;
  }

  private ofToday(wanted: number): Promise<number> {
    return this.transactions.run(async (tx) => {
      const { id } = this.issue;
      const [today] = await tx.query<{ room: number }[]>(LEFT_TODAY, [id]);
      const granted = Math.max(0, Math.min(wanted, today?.room ?? 0));
      if (granted > 0) await tx.query(TAKE_TODAY, [id, today!.room - granted]);
      return granted;
    });
  }

  private start(one: Claimed): void {
    const { id, attempt } = one;
    const sending = this.messages
      .of(one)
      .then((message) => this.transport.send(message))
      .then(
        () => ({ id, attempt, state: SENT, wait: 0, reply: null }),
        (error: SmtpError & { code?: string }) => this.failed(one, error),
      )
      .then((settled) => {
        this.settled.push(settled);
        this.inFlight.delete(sending);
      });
    this.inFlight.add(sending);
  }

  private failed(
    { id, attempt, refusals }: Claimed,
    error: SmtpError & { code?: string },
  ): Settled {
    const { responseCode = 0 } = error;
    const reply = withoutAddresses(error.response ?? error.message).slice(0, 300);
    const settled = { id, attempt, reply, wait: 0 };
    // The server refuses us or our sender, so it would refuse every other mail.
    if (isServerAway(error) || error.command === 'MAIL FROM') {
      this.away = true;
      this.logger.warn(`The mail server takes nothing: ${reply}`);
      if (responseCode === 421) void this.slowDown();
      // Once the connection stood, the server may have taken the mail before it broke.
      return responseCode > 0 || isBeforeSending(error)
        ? { ...settled, state: WAITING, wait: -1 }
        : { ...settled, state: UNSURE };
    }
    if (refusesAddress(error)) return { ...settled, state: BOUNCED };
    if ([450, 451].includes(responseCode)) void this.slowDown();
    const retries = refusedMail(this.config.mail.backoffMs / 1_000);
    const wait = responseCode >= 500 ? null : waitAfter(retries, refusals + 1);
    if (wait === null) {
      return { ...settled, state: kindOfAnswer(reply) === 'policy' ? REFUSED : FAILED };
    }
    return { ...settled, state: WAITING, wait };
  }

  private async slowDown(): Promise<void> {
    await read(this.dataSource, SLOW_DOWN, [this.pool]).catch(() => undefined);
  }

  private async settle(): Promise<void> {
    const settled = this.settled;
    if (settled.length === 0) return;
    this.settled = [];
    const idsOf = (state: number) =>
      settled.filter((one) => one.state === state).map(({ id }) => id);
    const [bounced, failed] = [idsOf(BOUNCED), idsOf(FAILED)];
    try {
      await this.transactions.run(async (tx) => {
        await lockSubscribers(tx, [...bounced, ...failed]);
        await subscribersRefused(tx, bounced);
        await tx.query(SETTLE, [this.issue.id, JSON.stringify(settled)]);
        await subscribersFailed(tx, failed);
      });
    } catch (error) {
      this.settled.push(...settled);
      throw error;
    }
  }
}

const isBeforeSending = ({ code = '', message }: { code?: string; message: string }): boolean =>
  ['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'EAUTH', 'ETLS'].includes(code) ||
  /ECONNREFUSED|ENOTFOUND|Connection timeout|Greeting never received/.test(message);

const pauseFor = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
