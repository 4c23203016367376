import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { DocumentNotReady } from '../../documents/documents.errors';
import { FileStorage } from '../../storage/file-storage';
import { downloadHeaders } from '../files/files.public';
import { listed, visibleTo } from './invoice-rows';
import { InvoiceNotFound } from './invoices.errors';

/** The key is stored before the file is. */
const STORED = `
  SELECT CASE WHEN m.made_at IS NOT NULL THEN m.storage_key END AS key, m.bytes
  FROM documents m WHERE m.subject_id = $1`;

@Injectable()
export class ReadInvoiceFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** @throws InvoiceNotFound, DocumentNotReady */
  async pdf(actor: Actor, id: string) {
    const { manager } = this.dataSource;
    const [invoice] = await listed(manager, visibleTo(actor).equal('i.id', id), 1);
    const [stored] = await read<{ key: string | null; bytes: number }>(manager, STORED, [id]);
    if (!invoice?.number || !stored) throw InvoiceNotFound();
    const { key, bytes } = stored;
    if (!key) throw DocumentNotReady();
    return {
      headers: downloadHeaders(`${invoice.number}.pdf`, 'application/pdf', bytes),
      open: () => this.storage.read(key),
    };
  }
}
