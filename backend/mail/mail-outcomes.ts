import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import type { OutboxMail } from './outbox-mail.entity';

export type ClaimedMail = Pick<
  OutboxMail,
  'id' | 'template' | 'props' | 'digestKey' | 'createdAt' | 'attempts' | 'refusals' | 'recipient'
>;

type Outcome = {
  id: string;
  state: 'sent' | 'skipped';
  recipient: string | null;
  isDigest: boolean;
};

const TOGETHER_MS = 2;

const together = {
  cache: false,
  maxBatchSize: 100,
  batchScheduleFn: (run: () => void) => void setTimeout(run, TOGETHER_MS),
};

/**
 * Writes claims and results in batches, because a commit per mail costs more than the mail. Each
 * caller still waits for the commit of its own row.
 */
@Injectable()
export class MailOutcomes {
  private readonly claims = new DataLoader(
    (ids: readonly string[]) => this.claimAll(ids),
    together,
  );
  private readonly ends = new DataLoader((all: readonly Outcome[]) => this.endAll(all), together);

  constructor(private readonly dataSource: DataSource) {}

  claim(id: string): Promise<ClaimedMail | null> {
    return this.claims.load(id);
  }

  async end(outcome: Outcome): Promise<void> {
    await this.ends.load(outcome);
  }

  private async claimAll(ids: readonly string[]): Promise<(ClaimedMail | null)[]> {
    const [rows] = await this.dataSource.query<[ClaimedMail[], number]>(
      `UPDATE outbox_mails SET state = 'sending', claimed_at = now(), attempts = attempts + 1
       WHERE id IN (SELECT id FROM outbox_mails WHERE id = ANY($1) AND state = 'queued' FOR UPDATE SKIP LOCKED)
       RETURNING id, template, props, digest_key AS "digestKey", created_at AS "createdAt",
         attempts, refusals, recipient`,
      [[...new Set(ids)]],
    );
    const mails = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const mail = mails.get(id) ?? null;
      mails.delete(id);
      return mail;
    });
  }

  private async endAll(all: readonly Outcome[]): Promise<null[]> {
    const [ended] = await this.dataSource.query<[{ id: string }[], number]>(
      `UPDATE outbox_mails m SET state = ended.state, recipient = ended.recipient, sent_at = now(), last_error = NULL
       FROM (SELECT unnest($1::uuid[]) AS id, unnest($2::text[]) AS state, unnest($3::text[]) AS recipient) ended
       WHERE m.id = ended.id AND m.state <> 'cancelled' RETURNING m.id`,
      [all.map(({ id }) => id), all.map(({ state }) => state), all.map((o) => o.recipient)],
    );
    const written = new Set(ended.map(({ id }) => id));
    const digests = all.filter(({ id, isDigest }) => isDigest && written.has(id));
    if (digests.length > 0) {
      await this.dataSource.query(
        `UPDATE outbox_mails m SET recipient = ended.recipient, sent_at = now()
         FROM (SELECT unnest($1::uuid[]) AS id, unnest($2::text[]) AS recipient) ended
         WHERE m.merged_into = ended.id`,
        [digests.map(({ id }) => id), digests.map(({ recipient }) => recipient)],
      );
    }
    return all.map(() => null);
  }
}
