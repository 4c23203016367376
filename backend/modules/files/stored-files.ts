import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import { FileStorage, ObjectMissing, StorageAway } from '../../storage/file-storage';
import { PLAIN_TEXT } from './attachment-options';
import { findFile, type FoundFile, canRemove, keptFiles } from './attachment-rows';
import { Attachment } from './attachment.entity';
import { downloadHeaders } from './file-name';
import {
  FileCheckFailed,
  FileIsProof,
  FileNotCheckedYet,
  FileNotFound,
  TooLateToRemove,
} from './files.errors';
import { fileRemoved, factsOf } from './files.events';

export type Download = { headers: Record<string, string>; open: () => Promise<Readable> };

@Injectable()
export class StoredFiles {
  private readonly logger = new Logger('files');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
  ) {}

  async read(actor: Actor, id: string): Promise<Download> {
    const file = await findFile(this.dataSource, actor, id);
    // Admins see quarantined files in a list, but may not open them either.
    if (file.state === 'quarantined') throw FileNotFound();
    if (file.state === 'scanning') throw FileNotCheckedYet();
    if (file.state === 'failed') throw FileCheckFailed();
    const { name, media_type: type, bytes } = file;
    const mediaType = type === PLAIN_TEXT ? `${PLAIN_TEXT}; charset=utf-8` : type;
    return { headers: downloadHeaders(name, mediaType, bytes), open: () => this.open(file) };
  }

  private async open({ id, storage_key }: FoundFile): Promise<Readable> {
    try {
      return await this.storage.read(storage_key);
    } catch (error) {
      if (!(error instanceof ObjectMissing)) throw error;
      this.logger.error({ fileId: id }, 'The content of a file is missing in the storage');
      throw StorageAway();
    }
  }

  /**
   * A trigger records the object's key for `DeleteObjects`.
   * @throws FileNotFound, TooLateToRemove, FileIsProof
   */
  remove(actor: Actor, id: string): Promise<{ message: string }> {
    return this.transactions.run(async (tx) => {
      const [locked] = await tx.query<unknown[]>(
        'SELECT 1 FROM attachments WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!locked) throw FileNotFound();
      const file = await findFile(tx, actor, id);
      if (!canRemove(file, actor)) throw TooLateToRemove();
      if ((await keptFiles(tx, [id])).length > 0) throw FileIsProof();
      await tx.delete(Attachment, { id });
      const { request_id: subject } = file;
      if (subject) await record(tx, fileRemoved({ subject, before: factsOf(file) }));
      return { message: 'File removed.' };
    });
  }
}
