import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { rowQueues, setAsideSql, type RowQueueDefinition } from '../background/row-queue';
import { forgottenStatements } from '../database/sql';
import { undescribedEvents } from '../events/events.public';
import { LiveStreams } from '../live/live.public';

type Figure = { help: string; sql: string; whenNone?: number };

const secondsSince = (earliest: string): string =>
  `greatest(0, extract(epoch FROM now() - ${earliest}))::float`;

const figuresOf = (queue: RowQueueDefinition) => {
  const { table, waiting, counted, gauges, since } = queue;
  const [rows, oldest] = gauges;
  const source = `FROM ${table} WHERE ${counted ?? waiting}`;
  return {
    [rows]: { help: `Rows of ${table} that wait.`, sql: `count(*)::int ${source}` },
    [oldest]: {
      help: 'Age of the oldest of them; 0 while none waits.',
      sql: `${secondsSince(`min(${since})`)} ${source}`,
    },
    [`${table}_set_aside`]: {
      help: `Rows of ${table} set aside because their workers ended with them in hand.`,
      sql: `count(*)::int FROM ${table} WHERE ${setAsideSql(queue)}`,
    },
  };
};

const FIGURES: Record<string, Figure> = {
  mail_sent_last_minute: {
    help: 'Mails sent in the last minute, by all workers.',
    sql: `count(*)::int FROM outbox_mails
      WHERE state = 'sent' AND sent_at > now() - interval '1 minute'`,
  },
  event_queue_events: {
    help: 'Events that subscribers have yet to hear of.',
    sql: 'count(*)::int FROM event_queue',
  },
  event_queue_failing: {
    help: 'Those among them that a subscriber has failed on.',
    sql: 'count(*)::int FROM event_queue WHERE attempts > 0',
  },
  event_oldest_waiting_seconds: {
    help: 'Age of the oldest event that waits; 0 while none does.',
    sql: `${secondsSince('min(e.at)')} FROM event_queue q JOIN events e USING (sequence)
      WHERE q.next_attempt_at < 'infinity'`,
  },
  files_quarantined: {
    help: 'Files that the virus scanner refused, or could not scan.',
    sql: `count(*)::int FROM attachments WHERE state IN ('quarantined', 'failed')`,
  },
  inbound_mails_undecided: {
    help: 'Mails that wait for staff: held, unmatched or failed.',
    sql: `count(*)::int FROM inbound_mails WHERE state IN ('held', 'unmatched', 'failed')`,
  },
  issue_reports_unclear: {
    help: 'Reports on newsletter mails that were not understood and count as temporary.',
    sql: 'coalesce(sum(unclear_reports), 0)::int FROM issues',
  },
  webhooks_failing: {
    help: 'Webhooks that fail, or were disabled because they did.',
    sql: `count(*)::int FROM webhook_endpoints
      WHERE failing_since IS NOT NULL OR disabled_because IN ('failing', 'gone')`,
  },
  provider_contacts_refused: {
    help: 'Contacts that the e-mail provider refused or that were given up.',
    sql: `count(*)::int FROM contact_syncs WHERE state IN ('refused', 'dead')`,
  },
  retention_last_run_seconds: {
    help: 'Time since the last nightly clean-up ended; -1 before the first.',
    sql: 'extract(epoch FROM now() - max(finished_at))::float FROM retention_runs',
    whenNone: -1,
  },
};

type Backlog = { state: string; mails: number; oldest_seconds: number };

@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  private readonly mails = this.gauge(
    'mail_outbox_mails',
    'Mails that are not sent yet, and dead ones, by state.',
    'state',
  );

  private readonly oldestUnsent = this.gauge(
    'mail_oldest_unsent_seconds',
    'Age of the oldest mail that is neither sent nor given up.',
  );

  readonly mailboxLooked = this.gauge(
    'inbound_mailbox_looked_seconds',
    'Time since a worker last read the mailbox; -1 where none has.',
  );

  readonly queueJobs = this.gauge(
    'queue_jobs',
    'Jobs in Redis, by queue and state.',
    'queue',
    'state',
  );

  private readonly figures = Object.entries<Figure>(
    Object.assign({}, FIGURES, ...rowQueues().map(figuresOf)),
  ).map(([name, figure]) => ({ name, ...figure, gauge: this.gauge(name, figure.help) }));

  constructor(
    private readonly dataSource: DataSource,
    streams: LiveStreams,
  ) {
    this.collected(
      'live_streams',
      'Open streams of live updates in this process.',
      () => streams.size,
    );
    this.collected(
      'sql_statements_forgotten',
      'Prepared statements that lost their plan to a newer one, since the start.',
      forgottenStatements,
    );
    this.registry.registerMetric(undescribedEvents);
    collectDefaultMetrics({ register: this.registry });
  }

  async render(): Promise<string> {
    await Promise.all([this.readBacklog(), this.readFigures()]);
    return this.registry.metrics();
  }

  private gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  private collected(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  private async readBacklog(): Promise<void> {
    const rows = await this.dataSource.query<Backlog[]>(
      `SELECT state, count(*)::int AS mails, extract(epoch FROM now() - min(created_at))::float AS oldest_seconds
       FROM outbox_mails WHERE state IN ('waiting', 'queued', 'sending') GROUP BY state
       UNION ALL SELECT 'dead', count(*)::int, 0 FROM outbox_mails WHERE state = 'dead'`,
    );
    this.mails.reset();
    for (const state of ['waiting', 'queued', 'sending']) this.mails.set({ state }, 0);
    for (const row of rows) this.mails.set({ state: row.state }, row.mails);
    this.oldestUnsent.set(Math.max(0, ...rows.map((row) => row.oldest_seconds)));
  }

  private async readFigures(): Promise<void> {
    const columns = this.figures.map(({ name, sql }) => `(SELECT ${sql}) AS ${name}`);
    const text = `SELECT ${columns.join(', ')}`;
    const [row] = await this.dataSource.query<Record<string, number | null>[]>(text);
    for (const { name, gauge, whenNone = 0 } of this.figures) gauge.set(row?.[name] ?? whenNone);
  }
}
