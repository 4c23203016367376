import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AppError } from '../../errors/app-error';
import { FileStorage, StorageAway } from '../../storage/file-storage';
import { defineStoredObjects } from '../../storage/stored-objects';
import { writeDurably } from '../../storage/write-durably';
import { MAX_MAIL_BYTES, type InboundMailReason } from './inbound-mail-options';
import { MailCutShort, MailTooLarge, SignatureInvalid } from './inbound-mail.errors';

const mailKey = defineStoredObjects({
  prefix: 'mails/',
  table: 'inbound_mails',
  column: 'storage_key',
  by: 'sender',
});

const MAX_HEADER = 256 * 1024;

const INSERT = `
  INSERT INTO inbound_mails (id, source_id, message_id, content_hash, storage_key, bytes, state, reason, done_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $7 = 'received' THEN NULL ELSE now() END)
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
      const content = await contentOf(path);
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
    { bytes, sha256, messageId, contentHash }: Content & { bytes: number; sha256: string },
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

type Content = { messageId: string | null; contentHash: Buffer };

async function contentOf(path: string): Promise<Content> {
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
  const from = blank ? blank.index + blank[0].length : 0;
  for await (const chunk of createReadStream(path, { start: from })) hash.update(chunk as Buffer);
  return { messageId: messageId ?? null, contentHash: hash.digest() };
}

const logger = new Logger('inbound-mail');

function asStorageFailure(error: unknown): never {
  if (error instanceof AppError) throw error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') throw MailCutShort();
  logger.error(`A mail could not be written: ${code}`);
  throw StorageAway();
}
