import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import type { Actor } from '../../access/access.public';
import { read } from '../../database/sql';
import { DocumentNotReady } from '../../documents/documents.errors';
import { recordAlone } from '../../events/events.public';
import { FileStorage } from '../../storage/file-storage';
import { plusDays, plusMonths, type Day } from '../../time/days';
import { paymentsCsv, salesCsv } from './accounts/month-csv';
import { monthZip } from './accounts/month-zip';
import { quickBooksCsv } from './accounts/quickbooks';
import { ublOf } from './accounts/ubl';
import { vatSums } from './accounts/vat-sums';
import { xeroCsv } from './accounts/xero';
import type { AccountFile, AccountFileQuery, VatSumsDto, VatSumsQuery } from './dto/accounts.dto';
import type { InvoiceContent } from './invoice-content';
import { readContents } from './invoice-documents';
import { paymentsBetween } from './invoice-hooks';
import { listed, visibleTo } from './invoice-rows';
import { InvoiceNotFound, NotAsUbl } from './invoices.errors';
import { invoicesExported } from './invoices.events';

type Period = { from: Day; to: Day };

const ISSUED = 'SELECT id FROM invoices WHERE issued_on BETWEEN $1 AND $2 AND number IS NOT NULL';
const TAXED = 'SELECT id FROM invoices WHERE tax_point BETWEEN $1 AND $2 AND number IS NOT NULL';

const FILES = `
  SELECT i.number, CASE WHEN m.made_at IS NOT NULL THEN m.storage_key END AS key
  FROM invoices i LEFT JOIN documents m ON m.subject_id = i.id
  WHERE i.issued_on BETWEEN $1 AND $2 AND i.number IS NOT NULL ORDER BY i.number`;

const CSV = 'text/csv; charset=utf-8';
const ZIP = 'application/zip';

/** Files for the accountant. A month has the invoices issued in it; VAT counts by the tax point. */
@Injectable()
export class MakeAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  async file({ month, file }: AccountFileQuery): Promise<StreamableFile> {
    const period = monthOf(month);
    await recordAlone(this.dataSource, invoicesExported({ after: { month, file } }));
    const [content, type, ending] = await this.contentOf(file, period);
    return new StreamableFile(content, {
      type,
      disposition: `attachment; filename="${file}-${month}.${ending}"`,
    });
  }

  async vat({ year, by }: VatSumsQuery): Promise<VatSumsDto> {
    const rows = await read<{ id: string }>(this.dataSource, TAXED, [
      `${year}-01-01`,
      `${year}-12-31`,
    ]);
    return { periods: vatSums(await this.contents(rows), { by }) };
  }

  /** An issued invoice as a Peppol BIS Billing 3.0 document. */
  async ubl(actor: Actor, id: string): Promise<StreamableFile> {
    const { manager } = this.dataSource;
    const [seen] = await listed(manager, visibleTo(actor).equal('i.id', id), 1);
    const [content] = seen ? await readContents(manager, [id]) : [];
    if (!content) throw InvoiceNotFound();
    const made = ublOf(content);
    if ('refused' in made) throw NotAsUbl();
    return new StreamableFile(Buffer.from(made.xml), {
      type: 'application/xml; charset=utf-8',
      disposition: `attachment; filename="${content.number}.xml"`,
    });
  }

  private async contentOf(
    file: AccountFile,
    period: Period,
  ): Promise<[content: Readable, type: string, ending: string]> {
    if (file === 'pdfs') return [await this.pdfs(period), ZIP, 'zip'];
    if (file === 'payments') {
      const payments = await paymentsBetween(this.dataSource.manager, period.from, period.to);
      return [Readable.from(paymentsCsv(payments)), CSV, 'csv'];
    }
    const { from, to } = period;
    const contents = await this.contents(await read(this.dataSource, ISSUED, [from, to]));
    if (file === 'quickbooks') return [quickBooksZip(contents), ZIP, 'zip'];
    const text = file === 'xero' ? xeroCsv(contents) : salesCsv(contents);
    return [Readable.from(text), CSV, 'csv'];
  }

  /** @throws DocumentNotReady */
  private async pdfs({ from, to }: Period): Promise<Readable> {
    const files = await read<{ number: string; key: string | null }>(this.dataSource, FILES, [
      from,
      to,
    ]);
    if (files.some(({ key }) => !key)) throw DocumentNotReady();
    return monthZip(
      files.map(({ number, key }) => ({ number, open: () => this.storage.read(key!) })),
    );
  }

  private contents(rows: { id: string }[]): Promise<InvoiceContent[]> {
    const ids = rows.map(({ id }) => id);
    return readContents(this.dataSource.manager, ids);
  }
}

function monthOf(month: string): Period {
  const from = `${month}-01` as Day;
  return { from, to: plusDays(plusMonths(from, 1), -1) };
}

/** QuickBooks takes so many documents a file, and credit notes by themselves. */
function quickBooksZip(contents: InvoiceContent[]): Readable {
  const zip = new ZipFile();
  const { invoices, creditNotes } = quickBooksCsv(contents);
  const add = (name: string) => (text: string, at: number) =>
    zip.addBuffer(Buffer.from(text), `${name}-${at + 1}.csv`);
  invoices.forEach(add('invoices'));
  creditNotes.forEach(add('credit-notes'));
  zip.end();
  return zip.outputStream as Readable;
}
