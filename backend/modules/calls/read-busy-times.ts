import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import brand from '../../../brand.json';
import { defineRowQueue, RowQueue, type Claimed } from '../../background/row-queue';
import { CALENDAR } from '../../background/retry-policy';
import { runAside } from '../../background/run-aside';
import { AppConfig } from '../../config/app-config';
import { openText } from '../../config/keys';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { AddressNotAllowed, checkUrl, requestTarget } from '../../http/target-address';
import { DAY_MS } from '../../time/days';
import { usableZone } from '../../time/zones';
import { isActive } from '../accounts/accounts.public';
import type { BusyTimes, Calendar } from './busy-times';
import type { ThreadAnswer } from './busy-times.thread';
import { calendarUnread } from './calls.events';

const EVERY_SECONDS = 300;
const ANSWER_MS = 20_000;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Days ahead that a reading covers. */
export const HORIZON_DAYS = 61;

type CalendarRow = Claimed & { busyUrl: string };

const IS_READ = `busy_url IS NOT NULL AND EXISTS (SELECT 1 FROM users u
  WHERE u.id = user_id AND ${isActive('u')} AND u.role <> 'client')`;

const CALENDARS = defineRowQueue({
  table: 'call_hosts',
  key: 'user_id',
  waiting: IS_READ,
  columns: 'busy_url AS "busyUrl"',
  errorColumn: 'busy_error',
  gauges: ['busy_calendars_due', 'busy_calendars_oldest_due_seconds'],
  since: 'next_attempt_at',
  counted: `${IS_READ} AND next_attempt_at <= now()`,
});

/** The last copy stays if a reading fails. Until the first one succeeds, no times are offered. */
@Injectable()
export class ReadBusyTimes extends RowQueue<CalendarRow> {
  constructor(
    private readonly config: AppConfig,
    dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {
    super(dataSource, CALENDARS, {
      name: 'calendars',
      failure: 'Calendars wait',
      everyMs: config.clockPollMs,
      leaseSeconds: 60,
      atOnce: 2,
      retries: CALENDAR,
    });
  }

  protected async carryOut(
    { id, attempts, busyUrl }: CalendarRow,
    stop: AbortSignal,
  ): Promise<void> {
    const url = openText(this.config.jwtSecret, 'calendar-address', busyUrl);
    if (!url) throw new Error('Its address cannot be read: enter it again');
    const text = await fetchText(url, this.config.webhooks, stop);
    const now = databaseNow().getTime();
    const to = new Date(now + HORIZON_DAYS * DAY_MS);
    const owner = await this.ownerOf(id);
    const { spans, problems } = await busyTimesOf({ text, from: new Date(now), to, ...owner });
    await this.transactions.run(async (tx) => {
      const [, settled] = await tx.query<[unknown, number]>(
        `UPDATE call_hosts SET busy_read_at = now(), busy_error = NULL, busy_warned_at = NULL,
           busy_problems = $5,
           attempts = 0, crashes = 0, next_attempt_at = now() + make_interval(secs => $3)
         WHERE user_id = $1 AND busy_url = $4 AND attempts = $2`,
        [id, attempts, EVERY_SECONDS, busyUrl, problems.length ? JSON.stringify(problems) : null],
      );
      if (settled === 0) return;
      await tx.query('DELETE FROM busy_times WHERE user_id = $1', [id]);
      await tx.query(
        `INSERT INTO busy_times (id, user_id, during)
         SELECT gen_random_uuid(), $1, tstzrange(begins, ends) FROM unnest($2::timestamptz[], $3::timestamptz[]) t (begins, ends)`,
        [id, spans.map(([from]) => from), spans.map(([, to]) => to)],
      );
    });
  }

  protected override async retry(row: CalendarRow, error: Error): Promise<void> {
    await super.retry(row, error);
    await this.transactions.run(async (tx) => {
      const [warned] = await tx.query<[{ id: string }[], number]>(
        `UPDATE call_hosts SET busy_warned_at = now()
         WHERE user_id = $1 AND busy_url = $2 AND busy_warned_at IS NULL
           AND CASE WHEN busy_read_at IS NULL THEN attempts > 1
             ELSE attempts > 6 AND busy_read_at < now() - interval '30 minutes' END
         RETURNING user_id AS id`,
        [row.id, row.busyUrl],
      );
      if (warned.length > 0) await record(tx, calendarUnread({ subject: row.id }));
    });
  }

  private async ownerOf(userId: string): Promise<Pick<Calendar, 'zone' | 'owner'>> {
    const [user] = await this.dataSource.query<{ zone: string | null; email: string }[]>(
      'SELECT time_zone AS zone, email FROM users WHERE id = $1',
      [userId],
    );
    return { zone: usableZone(user?.zone ?? null), owner: user ? [user.email] : [] };
  }
}

async function busyTimesOf(calendar: Calendar): Promise<BusyTimes> {
  const answer = await runAside<ThreadAnswer>(join(__dirname, 'busy-times.thread.js'), calendar);
  if (!answer) throw new Error('It takes too long to be read');
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

const HEADERS = { accept: 'text/calendar', 'user-agent': `${brand.name}-Calendar/1.0` };

type Rules = { allowPrivate: boolean };

/** @throws in words for the owner, without the address */
async function fetchText(text: string, rules: Rules, stop: AbortSignal): Promise<string> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]);
  let url = new URL(text);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await requestTarget(url, rules, { signal, headers: HEADERS }).catch(
      (error: Error) => {
        throw stop.aborted || error instanceof AddressNotAllowed
          ? error
          : new Error('It does not answer');
      },
    );
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400) {
      if (statusCode !== 200) throw new Error(`It answers with status ${statusCode}`);
      return await readWithin(response);
    }
    response.destroy();
    if (!headers.location || !URL.canParse(headers.location, url.href)) break;
    const next = await checkUrl(new URL(headers.location, url).href, rules).catch(() => {
      throw new Error('It leads to an address that we may not read');
    });
    url = new URL(next);
  }
  throw new Error('It leads from one address to the next');
}

async function readWithin(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length > MAX_BYTES) break;
    }
  } catch {
    throw new Error('Its answer breaks off');
  }
  if (length > MAX_BYTES) throw new Error('It is too large to be read');
  return Buffer.concat(parts).toString('utf8');
}
