import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { forgottenStatements } from '../database/sql';
import { untoldEvents } from '../events/events.public';
import { LiveStreams } from '../live/live.public';

type Backlog = { state: string; mails: number; oldest_seconds: number };
type Figures = {
  sent: number;
  contacts: number;
  clean_up: number | null;
  events: number;
  failing: number;
  oldest_event: number | null;
  scanning: number;
  oldest_scanning: number | null;
  quarantined: number;
  removed: number | null;
  inbound: number;
  oldest_inbound: number | null;
  undecided: number;
  deliveries: number;
  oldest_delivery: number | null;
  failing_webhooks: number;
};

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

  private readonly mails = new Gauge({
    name: 'mail_outbox_mails',
    help: 'Mails that are not sent yet, and dead ones, by state.',
    labelNames: ['state'],
    registers: [this.registry],
  });

  private readonly oldestUnsent = new Gauge({
    name: 'mail_oldest_unsent_seconds',
    help: 'Age of the oldest mail that is neither sent nor given up.',
    registers: [this.registry],
  });

  private readonly sentLastMinute = new Gauge({
    name: 'mail_sent_last_minute',
    help: 'Mails sent in the last minute, by all workers.',
    registers: [this.registry],
  });

  private readonly events = new Gauge({
    name: 'event_queue_events',
    help: 'Events that subscribers have yet to hear of.',
    registers: [this.registry],
  });

  private readonly eventsFailing = new Gauge({
    name: 'event_queue_failing',
    help: 'Those among them that a subscriber has failed on.',
    registers: [this.registry],
  });

  private readonly oldestEvent = new Gauge({
    name: 'event_oldest_waiting_seconds',
    help: 'Age of the oldest event that waits; 0 while none does.',
    registers: [this.registry],
  });

  private readonly filesScanning = new Gauge({
    name: 'files_scanning',
    help: 'Files that wait for the virus scanner.',
    registers: [this.registry],
  });

  private readonly oldestScanning = new Gauge({
    name: 'files_oldest_scanning_seconds',
    help: 'Age of the oldest of them; 0 while none waits.',
    registers: [this.registry],
  });

  private readonly filesQuarantined = new Gauge({
    name: 'files_quarantined',
    help: 'Files that the virus scanner refused, or could not scan.',
    registers: [this.registry],
  });

  private readonly oldestRemoved = new Gauge({
    name: 'files_oldest_removed_seconds',
    help: 'For how long the content of a removed file has waited to be deleted; 0 while none waits.',
    registers: [this.registry],
  });

  private readonly inboundMails = new Gauge({
    name: 'inbound_mails_waiting',
    help: 'Mails that came in and are not imported yet.',
    registers: [this.registry],
  });

  private readonly oldestInbound = new Gauge({
    name: 'inbound_mails_oldest_waiting_seconds',
    help: 'Age of the oldest of them; 0 while none waits.',
    registers: [this.registry],
  });

  private readonly inboundUndecided = new Gauge({
    name: 'inbound_mails_undecided',
    help: 'Mails that wait for staff: held, unmatched or failed.',
    registers: [this.registry],
  });

  private readonly deliveriesDue = new Gauge({
    name: 'webhook_deliveries_due',
    help: 'Deliveries to webhooks that are due and not sent yet.',
    registers: [this.registry],
  });

  private readonly oldestDue = new Gauge({
    name: 'webhook_oldest_due_seconds',
    help: 'How long the oldest of them is due; 0 while none is.',
    registers: [this.registry],
  });

  private readonly webhooksFailing = new Gauge({
    name: 'webhooks_failing',
    help: 'Webhooks that fail, or were disabled because they did.',
    registers: [this.registry],
  });

  readonly mailboxLooked = new Gauge({
    name: 'inbound_mailbox_looked_seconds',
    help: 'Time since a worker last read the mailbox; -1 where none has.',
    registers: [this.registry],
  });

  private readonly contactsRefused = new Gauge({
    name: 'provider_contacts_refused',
    help: 'Contacts that the e-mail provider refused or that were given up.',
    registers: [this.registry],
  });

  private readonly cleanUpAge = new Gauge({
    name: 'retention_last_run_seconds',
    help: 'Time since the last nightly clean-up ended; -1 before the first.',
    registers: [this.registry],
  });

  readonly queueJobs = new Gauge({
    name: 'queue_jobs',
    help: 'Jobs in Redis, by queue and state.',
    labelNames: ['queue', 'state'],
    registers: [this.registry],
  });

  constructor(
    private readonly dataSource: DataSource,
    streams: LiveStreams,
  ) {
    new Gauge({
      name: 'live_streams',
      help: 'Open streams of live updates in this process.',
      registers: [this.registry],
      collect() {
        this.set(streams.size);
      },
    });
    new Gauge({
      name: 'sql_statements_forgotten',
      help: 'Prepared statements that lost their plan to a newer one, since the start.',
      registers: [this.registry],
      collect() {
        this.set(forgottenStatements());
      },
    });
    this.registry.registerMetric(untoldEvents);
    collectDefaultMetrics({ register: this.registry });
  }

  async render(): Promise<string> {
    await Promise.all([this.readBacklog(), this.readFigures()]);
    return this.registry.metrics();
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
    const [figures] = await this.dataSource.query<Figures[]>(
      `SELECT (SELECT count(*)::int FROM outbox_mails WHERE state = 'sent' AND sent_at > now() - interval '1 minute') AS sent,
              (SELECT count(*)::int FROM contact_syncs WHERE state IN ('refused', 'dead')) AS contacts,
              (SELECT extract(epoch FROM now() - max(finished_at))::float FROM retention_runs) AS clean_up,
              (SELECT count(*)::int FROM event_queue) AS events,
              (SELECT count(*)::int FROM event_queue WHERE attempts > 0) AS failing,
              (SELECT extract(epoch FROM now() - min(e.at))::float
               FROM event_queue q JOIN events e USING (sequence)
               WHERE q.next_attempt_at < 'infinity') AS oldest_event,
              (SELECT count(*)::int FROM attachments WHERE state = 'scanning') AS scanning,
              (SELECT extract(epoch FROM now() - min(created_at))::float
               FROM attachments WHERE state = 'scanning') AS oldest_scanning,
              (SELECT count(*)::int FROM attachments WHERE state IN ('quarantined', 'failed')) AS quarantined,
              (SELECT extract(epoch FROM now() - min(removed_at))::float FROM removed_files) AS removed,
              (SELECT count(*)::int FROM inbound_mails WHERE state = 'received') AS inbound,
              (SELECT extract(epoch FROM now() - min(received_at))::float
               FROM inbound_mails WHERE state = 'received') AS oldest_inbound,
              (SELECT count(*)::int FROM inbound_mails
               WHERE state IN ('held', 'unmatched', 'failed')) AS undecided,
              due.deliveries, due.oldest AS oldest_delivery,
              (SELECT count(*)::int FROM webhook_endpoints
               WHERE failing_since IS NOT NULL OR disabled_because IN ('failing', 'gone')) AS failing_webhooks
       FROM (SELECT count(*)::int AS deliveries, extract(epoch FROM now() - min(d.next_at))::float AS oldest
             FROM webhook_endpoints e JOIN webhook_deliveries d ON d.endpoint_id = e.id
             WHERE e.state = 'active' AND d.state IN ('waiting', 'sending') AND d.next_at <= now()) due`,
    );
    this.sentLastMinute.set(figures?.sent ?? 0);
    this.contactsRefused.set(figures?.contacts ?? 0);
    this.cleanUpAge.set(figures?.clean_up ?? -1);
    this.events.set(figures?.events ?? 0);
    this.eventsFailing.set(figures?.failing ?? 0);
    this.filesScanning.set(figures?.scanning ?? 0);
    this.oldestScanning.set(Math.max(0, figures?.oldest_scanning ?? 0));
    this.filesQuarantined.set(figures?.quarantined ?? 0);
    this.oldestRemoved.set(Math.max(0, figures?.removed ?? 0));
    this.inboundMails.set(figures?.inbound ?? 0);
    this.oldestInbound.set(Math.max(0, figures?.oldest_inbound ?? 0));
    this.inboundUndecided.set(figures?.undecided ?? 0);
    this.deliveriesDue.set(figures?.deliveries ?? 0);
    this.oldestDue.set(Math.max(0, figures?.oldest_delivery ?? 0));
    this.webhooksFailing.set(figures?.failing_webhooks ?? 0);
    this.oldestEvent.set(Math.max(0, figures?.oldest_event ?? 0));
  }
}
