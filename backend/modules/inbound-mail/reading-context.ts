import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { knownIds } from '../../mail/mail.public';
import { fingerprintKey, fingerprintsOf } from './mail-fingerprints';
import type { Context } from './read-body.thread';
import type { MailHead } from './read-head';

const MAX_EARLIER = 20;

const EARLIER_MESSAGES = `
  SELECT body FROM request_comments WHERE request_id = $1 AND is_by_mail
  ORDER BY created_at DESC, id DESC LIMIT ${MAX_EARLIER}`;

const EARLIER_ENDINGS = `
  SELECT ending FROM inbound_mails
  WHERE person_id = $1 AND state = 'imported' AND ending IS NOT NULL
  ORDER BY done_at DESC LIMIT ${MAX_EARLIER}`;

type Parties = { requestId: string | null; personId: string | null };

/** Collects the texts that a mail may quote, and the endings of its sender's earlier mails. */
@Injectable()
export class ReadingContext {
  constructor(private readonly config: AppConfig) {}

  async of(
    db: EntityManager,
    { answers }: Pick<MailHead, 'answers'>,
    { requestId, personId }: Parties,
  ): Promise<Context> {
    const { config } = this;
    const { mailIds } = knownIds(answers, config.mail.from);
    const messages = requestId
      ? await db.query<{ body: string }[]>(EARLIER_MESSAGES, [requestId])
      : [];
    const endings = personId
      ? await db.query<{ ending: Buffer }[]>(EARLIER_ENDINGS, [personId])
      : [];
    return {
      site: new URL(config.publicUrl).host,
      key: fingerprintKey(config, requestId ?? ''),
      sent: requestId ? await fingerprintsOf(db, requestId, mailIds) : [],
      isUncertain: mailIds.length === 0,
      received: messages.map(({ body }) => body),
      endingsKey: fingerprintKey(config, personId ?? ''),
      endings: endings.map(({ ending }) => ending),
    };
  }
}
