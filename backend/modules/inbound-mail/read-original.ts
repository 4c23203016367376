import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Readable } from 'node:stream';
import { Events } from '../../events/events.public';
import { FileStorage, ObjectMissing, StorageAway } from '../../storage/storage.public';
import { contentDisposition } from '../files/files.public';
import { InboundMail } from './inbound-mail.entity';
import { InboundMailNotFound } from './inbound-mail.errors';
import { mailRead } from './inbound-mail.events';

@Injectable()
export class ReadOriginal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly events: Events,
  ) {}

  async run(id: string): Promise<{ headers: Record<string, string>; content: Readable }> {
    const mail = await this.dataSource.manager.findOneBy(InboundMail, { id });
    if (!mail) throw InboundMailNotFound();
    const content = await this.storage.read(mail.storageKey).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? StorageAway() : error;
    });
    const { requestId } = mail;
    await this.events.recordAlone(mailRead({ subject: id, after: { requestId } }));
    const name = `mail-${mail.receivedAt.toISOString().slice(0, 10)}.eml`;
    return { headers: headersOf(name, mail.bytes), content };
  }
}

const headersOf = (name: string, bytes: number): Record<string, string> => ({
  'Content-Type': 'message/rfc822',
  'Content-Length': String(bytes),
  'Content-Disposition': contentDisposition(name),
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
});
