import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { Transactions } from '../database/transactions';
import { record } from '../events/events.public';
import { Conditions } from '../lists/conditions';
import { DEEPEST_ROW } from '../lists/page.dto';
import { readPage, selectFrom, defineList } from '../lists/read-page';
import { MailComposer } from '../mail/mail-composer';
import { MailQueueDepth } from '../mail/mail-queue';
import { CANCELLABLE, maskEmail, RETRYABLE, cancelMail, retryMail } from '../mail/mail.public';
import type {
  MailBacklogDto,
  MailDto,
  MailListQuery,
  MailsDto,
  MailChangedDto,
} from './dto/mail.dto';
import { MailNotFound, MailStateChanged } from './operations.errors';
import { mailCancelled, mailRetried } from './operations.events';

type MailRow = Omit<MailDto, 'canRetry' | 'canCancel'> & {
  id: string;
  props: Record<string, string>;
  digestKey: string | null;
};

export const MAILS = defineList<MailRow>({
  columns: {
    _id: 'id',
    template: 'template',
    state: 'state',
    recipient: 'recipient',
    attempts: 'attempts',
    lastError: 'last_error',
    createdAt: 'created_at',
    nextAttemptAt: `CASE WHEN state IN ('held', 'waiting') THEN next_attempt_at END`,
    sentAt: 'sent_at',
    traceId: 'trace_id',
    id: 'id',
    props: 'props',
    digestKey: 'digest_key',
  },
  from: 'outbox_mails',
  newest: ['created_at', 'id'],
});

const BACKLOG = `
  SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
    count(*) FILTER (WHERE state = 'queued')::int AS queued,
    count(*) FILTER (WHERE state = 'sending')::int AS sending,
    floor(extract(epoch FROM now() - min(created_at)))::int AS "oldestUnsentSeconds",
    (SELECT count(*)::int FROM (SELECT 1 FROM outbox_mails WHERE state = 'dead' LIMIT ${DEEPEST_ROW}) d) AS dead,
    (SELECT count(*)::int FROM outbox_mails WHERE state = 'sent' AND sent_at > now() - interval '1 minute') AS "sentLastMinute",
    (SELECT count(*)::int FROM outbox_mails WHERE state = 'sent' AND sent_at > now() - interval '1 hour') AS "sentLastHour",
    (SELECT count(*)::int FROM contact_syncs WHERE state IN ('refused', 'dead')) AS "contactsRefused",
    (SELECT count(*)::int FROM event_queue) AS "eventsWaiting",
    (SELECT count(*)::int FROM event_queue WHERE attempts > 0) AS "eventsFailing"
  FROM outbox_mails WHERE state IN ('waiting', 'queued', 'sending')`;

@Injectable()
export class Mails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
    private readonly composer: MailComposer,
    private readonly queue: MailQueueDepth,
  ) {}

  async page(query: MailListQuery): Promise<MailsDto> {
    const { rows, pagination } = await readPage(this.dataSource, MAILS, filterOf(query), query);
    return { mails: rows.map((row) => mailDto(row, row.recipient)), pagination };
  }

  private async one(id: string, db: EntityManager): Promise<MailDto> {
    const row = await this.row(id, db);
    return mailDto(row, await this.recipientOf(row, db));
  }

  async recipient(id: string): Promise<string | null> {
    return this.recipientOf(await this.row(id, this.dataSource.manager));
  }

  async backlog(): Promise<MailBacklogDto> {
    const [[counts], queueDepth] = await Promise.all([
      this.dataSource.query<Omit<MailBacklogDto, 'queueDepth' | 'hasProvider'>[]>(BACKLOG),
      this.queue.total(),
    ]);
    return { ...counts!, queueDepth, hasProvider: this.config.brevo !== undefined };
  }

  retry(id: string): Promise<MailChangedDto> {
    return this.change(id, mailRetried, retryMail, 'It will be tried again at once.');
  }

  cancel(id: string): Promise<MailChangedDto> {
    return this.change(id, mailCancelled, cancelMail, 'It will not be sent.');
  }

  private change(
    id: string,
    event: typeof mailRetried,
    move: (tx: EntityManager, id: string) => Promise<boolean>,
    message: string,
  ): Promise<MailChangedDto> {
    return this.transactions.run(async (tx) => {
      const isMoved = await move(tx, id);
      const mail = await this.one(id, tx);
      if (!isMoved) throw MailStateChanged(mail);
      await record(tx, event({ subject: id, after: { state: mail.state } }));
      return { message, mail };
    });
  }

  private async row(id: string, db: EntityManager): Promise<MailRow> {
    const [row] = await db.query<MailRow[]>(`${selectFrom(MAILS)} WHERE id = $1`, [id]);
    if (!row) throw MailNotFound();
    return row;
  }

  private async recipientOf(row: MailRow, db?: EntityManager): Promise<string | null> {
    if (row.recipient || ['sent', 'merged', 'skipped'].includes(row.state)) return row.recipient;
    return (await this.composer.compose(row, db))?.to ?? null;
  }
}

export function filterOf({ state, template }: MailListQuery): Conditions {
  return new Conditions().equal('state', state).equal('template', template);
}

const mailDto = (
  { id: _id, props: _props, digestKey: _key, ...mail }: MailRow,
  recipient: string | null,
): MailDto => ({
  ...mail,
  recipient: recipient && maskEmail(recipient),
  canRetry: RETRYABLE.includes(mail.state),
  canCancel: CANCELLABLE.includes(mail.state),
});
