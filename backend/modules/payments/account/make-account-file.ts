import { join } from 'node:path';
import { Injectable, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../access/access.public';
import { runAside } from '../../../background/run-aside';
import { AppConfig } from '../../../config/app-config';
import { canonicalJson } from '../../../documents/canonical-json';
import { firmFacts } from '../../../documents/firm';
import { recordAlone } from '../../../events/events.public';
import { csvFile, type Columns } from '../../../lists/csv';
import { decimalText } from '../../../validation/money';
import { invoicesExported } from '../../invoices/invoices.public';
import {
  ACCOUNT_ENTRY_WORDS,
  type AccountEntryDto,
  type AccountStatementDto,
  type AccountStatementFileQuery,
} from '../dto/account.dto';
import { StatementTooLong } from '../payments.errors';
import type { drawAccount } from './account-pdf';
import { ReadAccount } from './read-account';

const THREAD = join(__dirname, 'account-pdf.thread.js');
/** As for documents that are kept. */
const MAX_HEAP_MB = 256;

type Row = AccountEntryDto & { currency: string };

const COLUMNS: Columns<Row> = {
  date: 'day',
  kind: 'kind',
  number: 'number',
  currency: 'currency',
  amount: ({ minor, currency }) => decimalText(minor, currency),
  balance: ({ balanceMinor, currency }) => decimalText(balanceMinor, currency),
};

@Injectable()
export class MakeAccountFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: ReadAccount,
    private readonly config: AppConfig,
  ) {}

  /** @throws as `ReadAccount.statement`, and StatementTooLong */
  async file(
    actor: Actor,
    { format, ...query }: AccountStatementFileQuery,
  ): Promise<StreamableFile> {
    const statement = await this.accounts.statement(actor, query);
    const { from, to } = statement;
    const exported = invoicesExported({
      after: { file: 'statement of account', format, from, to },
    });
    await recordAlone(this.dataSource, exported);
    return format === 'pdf' ? this.pdf(statement) : csvOf(statement);
  }

  private async pdf(statement: AccountStatementDto): Promise<StreamableFile> {
    const { firm, bank } = firmFacts(this.config.sampleLegalFacts);
    const drawn: Parameters<typeof drawAccount> = [
      { ...statement, firm, bank, words: ACCOUNT_ENTRY_WORDS },
      canonicalJson(statement),
    ];
    const pdf = await runAside<Uint8Array>(THREAD, drawn, { maxHeapMb: MAX_HEAP_MB });
    if (!pdf) throw StatementTooLong();
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="statement-${statement.to}.pdf"`,
    });
  }
}

/** The balance brought forward is the first row of each currency. */
function csvOf({ from, accounts }: AccountStatementDto): StreamableFile {
  const rows = accounts.flatMap(({ currency, openingMinor, entries }) => [
    {
      ...{ day: from, kind: 'brought forward', number: '', invoiceId: null, currency },
      ...{ minor: 0, balanceMinor: openingMinor },
    } as unknown as Row,
    ...entries.map((entry) => ({ ...entry, currency })),
  ]);
  return csvFile('statement', COLUMNS, pagesOf(rows));
}

async function* pagesOf(rows: Row[]): AsyncGenerator<Row[]> {
  yield await Promise.resolve(rows);
}
