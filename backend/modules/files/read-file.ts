import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/actor';
import { FileStorage, ObjectMissing, StorageAway } from '../../storage/storage.public';
import { PLAIN_TEXT } from './attachment-options';
import { FileCheckFailed, FileNotCheckedYet, FileNotFound } from './files.errors';
import { contentDisposition } from './file-name';
import { findFile, type FoundFile } from './find-file';

export type Download = { headers: Record<string, string>; open: () => Promise<Readable> };

@Injectable()
export class ReadFile {
  private readonly logger = new Logger('files');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** @throws FileNotFound, FileNotCheckedYet, FileCheckFailed */
  async run(actor: Actor, id: string): Promise<Download> {
    const file = await findFile(this.dataSource, actor, id);
    // Infected files cannot be downloaded, even by admins, who see that they exist.
    if (file.state === 'quarantined') throw FileNotFound();
    if (file.state === 'scanning') throw FileNotCheckedYet();
    if (file.state === 'failed') throw FileCheckFailed();
    return { headers: headersOf(file), open: () => this.open(file) };
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
}

const headersOf = ({ media_type, name, bytes }: FoundFile): Record<string, string> => ({
  'Content-Type': media_type === PLAIN_TEXT ? `${PLAIN_TEXT}; charset=utf-8` : media_type,
  'Content-Length': String(bytes),
  'Content-Disposition': contentDisposition(name),
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
});
