import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AppConfig } from '../../config/app-config';
import { AppError } from '../../errors/app-error';
import { FileStorage, StorageAway } from '../../storage/file-storage';
import { defineStoredObjects } from '../../storage/stored-objects';
import { writeDurably } from '../../storage/write-durably';
import { MAX_MAIL_BYTES, type InboundMailReason } from './inbound-mail-options';
import { MailCutShort, MailTooLarge, SignatureInvalid } from './inbound-mail.errors';
import { readHead } from './read-head';

const mailKey = defineStoredObjects({
  prefix: 'mails/',
  table: 'inbound_mails',
  column: 'storage_key',
  by: 'sender',
});

const MAX_HEADER = 256 * 1024;
/** Of which the sender is read. A mail with more is unreadable. */
const MAX_LINES = 2_000;

const INSERT = `
  INSERT INTO inbound_mails (id, source_id, message_id, content_hash, storage_key, bytes, state, reason,
    from_address, done_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $7 = 'received' THEN NULL ELSE now() END)
  ON CONFLICT DO NOTHING RETURNING id`;

type Delivery = {
  sourceId?: string;
  sha256?: string;
  isHeaderOnly?: boolean;
};

/** The object first, then the row, before the source gets its answer. */
@Injectable()
export class TakeMail {
  private readonly logger = new Logger('inbound-mail');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly config: AppConfig,
  ) {}

  async take(mail: AsyncIterable<Buffer>, delivery: Delivery): Promise<boolean> {
    const id = uuid();
    const path = await this.storage.incoming(id);
    try {
      const written = await writeDurably(path, mail, expectSize).catch(asStorageFailure);
      const { bytes } = written;
      if (bytes === 0) throw MailCutShort();
      const sha256 = written.sha256.toString('hex');
      if (delivery.sha256 && delivery.sha256 !== sha256) throw SignatureInvalid();
      const content = await contentOf(path, this.config.inboundMail.lists);
      const key = mailKey(id);
      await this.storage.keep(id, key, bytes);
      return await this.addRow(id, key, delivery, { bytes, sha256, ...content });
    } finally {
      await this.storage.drop(id);
    }
  }

  private async addRow(
    id: string,
    key: string,
    { sourceId, isHeaderOnly }: Delivery,
    { bytes, sha256, messageId, contentHash, from }: Content & { bytes: number; sha256: string },
  ): Promise<boolean> {
    const reason: InboundMailReason | null = isHeaderOnly ? 'too_large' : null;
    const added = await this.dataSource.query<unknown[]>(INSERT, [
      id,
      sourceId ?? `sha256:${sha256}`,
      messageId,
      contentHash,
      key,
      bytes,
      isHeaderOnly ? 'failed' : 'received',
      reason,
      from,
    ]);
    const isNew = added.length > 0;
    this.logger.log({ inboundMailId: id, bytes, isNew }, isNew ? 'Mail taken' : 'Mail known');
    // If this fails, the sweep finds the object.
    if (!isNew) await this.storage.remove(key).catch(() => undefined);
    return isNew;
  }
}

function expectSize(bytes: number): void {
  if (bytes > MAX_MAIL_BYTES) throw MailTooLarge();
}

/** `from` lets an erasure find a mail before it is read, and one that cannot be read. */
type Content = { messageId: string | null; contentHash: Buffer; from: string | null };

async function contentOf(path: string, lists: string[] = []): Promise<Content> {
  const start: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: MAX_HEADER - 1 })) {
    start.push(chunk as Buffer);
  }
  const text = Buffer.concat(start).toString('latin1');
  const blank = /\r?\n\r?\n/.exec(text);
  const header = blank ? text.slice(0, blank.index) : text;
  const [, messageId] = /^message-id:[ \t]{0,20}(?:\r?\n[ \t]{1,20})?(<[^<>\s]{1,900}>)/im.exec(
    header,
  ) ?? [null, null];
  const hash = createHash('sha256');
  const body = blank ? blank.index + blank[0].length : 0;
  for await (const chunk of createReadStream(path, { start: body })) hash.update(chunk as Buffer);
  return {
    messageId: messageId ?? null,
    contentHash: hash.digest(),
    from: senderIn(header, lists),
  };
}

/** Null if it is unclear or unreadable, which the worker reports when it reads the mail. */
function senderIn(header: string, lists: string[]): string | null {
  const lines = header.split('\n', MAX_LINES);
  try {
    return readHead(Buffer.from(lines.join('\n'), 'latin1'), lists).from;
  } catch {
    return null;
  }
}

const logger = new Logger('inbound-mail');

function asStorageFailure(error: unknown): never {
  if (error instanceof AppError) throw error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') throw MailCutShort();
  logger.error(`A mail could not be written: ${code}`);
  throw StorageAway();
}
